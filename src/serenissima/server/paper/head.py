"""The head of a page: what is told of it elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from serenissima.kernel.whereabouts import Chart

WIDE, HIGH = 1200, 630  # of a picture


@dataclass(frozen=True)
class Line:
    """A line of a picture: who or what, how much, and which part of the most that is."""

    name: str
    value: str = ""
    part: float = 0.0
    colour: int = 0
    first: bool = False


@dataclass(frozen=True)
class Head:
    """What is told of a page."""

    title: str
    about: str
    picture: str  # its address below /api/cards
    embed: str = ""  # the path of its board for other sites
    lines: tuple[Line, ...] = ()
    above: str = ""  # over the title of the picture
    chart: Chart | None = None  # how the game lies there

    def tags(self, address: str, path: str) -> str:
        """The same for the head of a page."""
        picture = f"{address}/api/cards/{self.picture}.png"
        said = {
            "og:site_name": "Serenissima",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": f"{address}/{path}",
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": f"{self.title}. {self.about}",
        }
        tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in said.items()]
        tags.append('<meta name="twitter:card" content="summary_large_image">')
        tags.append(f'<meta name="description" content="{escape(self.about)}">')
        if self.embed:
            asked = f"{address}/api/oembed?url={address}/{path}"
            tags.append(f'<link rel="alternate" type="application/json+oembed" href="{escape(asked)}">')
        return "".join(tags)
