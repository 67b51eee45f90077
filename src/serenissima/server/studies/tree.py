"""A chapter: how its game begins, and a tree of moves with what is said and drawn beside them.

The tree is a list of nodes in which parents come before their children; of the children of a node the first is the
main line. Which moves are legal is no business of this module: they are checked before they come here (`following`).
"""

from __future__ import annotations

from typing import Final

from msgspec import field, json

from serenissima.kernel.core import CHANCE, Seat
from serenissima.server.refusals import No
from serenissima.server.studies.following import Line, Opening, Said
from serenissima.server.wire import StudyFileChapter, StudyMark, StudyNode, StudyNote

MOST_NODES: Final = 3_000
MOST_SIGNS: Final = 1_000_000  # of a chapter, written out
ROOT: Final = 0
HOW: Final = Opening.__struct_fields__


class Chapter(Opening, kw_only=True):
    """A chapter as it is stored."""

    table: str | None = None  # the finished table that it was made from: its people are called as they are there
    nodes: list[StudyNode] = field(default_factory=lambda: [StudyNode(id=ROOT, parent=None)])

    @property
    def opening(self) -> Opening:
        """How it begins, without its moves."""
        return Opening(**{name: getattr(self, name) for name in HOW})

    # Finding

    def node(self, number: int) -> StudyNode:
        """The node with that number."""
        found = next((node for node in self.nodes if node.id == number), None)
        if found is None:
            raise No("not_found", "There is no such move in this chapter.")
        return found

    def path(self, number: int) -> list[StudyNode]:
        """The moves from the beginning to that node."""
        known = {node.id: node for node in self.nodes}
        here, found = self.node(number), []
        while here.parent is not None:
            found.append(here)
            here = known[here.parent]
        return found[::-1]

    def line(self, number: int) -> Line:
        """The game up to that node, as it can be told to another process."""
        said = tuple((seat_of(node), tuple(node.move)) for node in self.path(number))
        return Line(self.opening, said)

    def below(self, number: int) -> set[int]:
        """A node and everything that follows it."""
        found = {number}
        for node in self.nodes:
            if node.parent in found:
                found.add(node.id)
        return found

    @property
    def moves(self) -> int:
        return len(self.nodes) - 1

    # Changing

    def add(self, parent: int, said: list[Said], by: str) -> list[StudyNode]:
        """These moves one after the other; those that stand there already are gone along. All nodes on the way."""
        self.node(parent)
        along = []
        for seat, step, words in said:
            node = self.child(parent, seat, words)
            if node is None:
                node = StudyNode(id=self.next, parent=parent, seat=told(seat), step=step, move=words, by=by)
                self.nodes.append(node)
            along.append(node)
            parent = node.id
        self.check_size()
        return along

    def child(self, parent: int, seat: Seat, words: list[str]) -> StudyNode | None:
        """The same answer where it was given before."""
        same = (node for node in self.nodes if node.parent == parent and node.move == words)
        return next((node for node in same if seat_of(node) == seat), None)

    @property
    def next(self) -> int:
        return max(node.id for node in self.nodes) + 1

    def note(self, said: StudyNote) -> StudyNode:
        """What is said and drawn beside a node."""
        node = self.node(said.node)
        if said.comment is not None:
            node.comment = said.comment
        if said.glyph is not None:
            if node.id == ROOT:
                raise No("nothing_to_do", "Nothing was played here yet.")
            node.glyph = said.glyph
        if said.marks is not None:
            node.marks = [checked(mark) for mark in said.marks]
        self.check_size()
        return node

    def cut(self, number: int) -> list[int]:
        """A branch goes; what has gone."""
        if self.node(number).id == ROOT:
            raise No("nothing_to_do", "The beginning of a chapter stays.")
        gone = self.below(number)
        self.nodes = [node for node in self.nodes if node.id not in gone]
        return sorted(gone)

    def promote(self, number: int) -> None:
        """The line to that node becomes the main line: at every fork on the way it comes first."""
        for node in self.path(number):
            rivals = [other for other in self.nodes if other.parent == node.parent]
            if rivals[0] is not node:
                self.nodes.remove(node)
                self.nodes.insert(self.nodes.index(rivals[0]), node)
        self.nodes = in_order(self.nodes)

    def check_size(self) -> None:
        """A chapter does not grow without end."""
        if len(self.nodes) > MOST_NODES:
            raise No("too_many", f"A chapter has at most {MOST_NODES} moves; begin another one.")
        if len(json.encode(self)) > MOST_SIGNS:
            raise No("too_many", "This chapter is full; begin another one.")


def checked(mark: StudyMark) -> StudyMark:
    """A mark that can be drawn."""
    if (mark.kind == "arrow") != (mark.end is not None):
        raise No("bad_request", "An arrow has two ends, anything else has one.")
    if mark.kind == "note" and not mark.text.strip():
        raise No("bad_request", "A note says something.")
    return mark


def told(seat: Seat) -> Seat | None:
    """A seat as it is told: luck has none."""
    return None if seat == CHANCE else seat


def seat_of(node: StudyNode) -> Seat:
    """Who answers."""
    return CHANCE if node.seat is None else node.seat


def in_order(nodes: list[StudyNode]) -> list[StudyNode]:
    """The same nodes, each after its parent, and children as they stood to each other."""
    children: dict[int | None, list[StudyNode]] = {}
    for node in nodes:
        children.setdefault(node.parent, []).append(node)
    found: list[StudyNode] = []
    waiting = children.get(None, [])[:1]
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting.extend(reversed(children.get(node.id, [])))
    return found


def from_file(said: StudyFileChapter) -> Chapter:
    """The chapter of a file, if its nodes are a tree; whether its moves are legal is seen when they are followed."""
    check_tree(said.nodes)
    for node in said.nodes:
        node.marks = [checked(mark) for mark in node.marks]
        node.by = ""
    chapter = Chapter(**{name: getattr(said, name) for name in HOW}, nodes=said.nodes)
    chapter.check_size()
    return chapter


def check_tree(nodes: list[StudyNode]) -> None:
    """One root, no number twice, and everybody after his parent."""
    known: set[int] = set()
    for at, node in enumerate(nodes):
        root = at == 0 and node.id == ROOT and node.parent is None and not node.move
        if node.id in known or not (root or (node.parent in known and node.move)):
            raise No("bad_study", f"Move {at} of a chapter does not stand where it can: a tree is expected.")
        known.add(node.id)
    if not known:
        raise No("bad_study", "A chapter has a beginning.")


def to_file(title: str, chapter: Chapter) -> StudyFileChapter:
    """A chapter as it stands in a file: who wrote what is not told."""
    nodes = [StudyNode(**{name: getattr(node, name) for name in KEPT}) for node in in_order(chapter.nodes)]
    return StudyFileChapter(title=title, nodes=nodes, **{name: getattr(chapter, name) for name in HOW})


KEPT: Final = ("id", "parent", "seat", "step", "move", "comment", "glyph", "marks")
