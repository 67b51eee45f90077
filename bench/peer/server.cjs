// A boardgame.io server with a trivial game, in memory: the peer that our server is measured beside.
const { Server, Origins } = require("boardgame.io/server");

const Count = {
  name: "count",
  setup: () => ({ n: 0 }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ n: G.n + 1 }) },
};

// Nobody is asked who he is: that can only make the peer faster.
const server = Server({ games: [Count], origins: [Origins.LOCALHOST], authenticateCredentials: () => true });
server.run({ port: Number(process.argv[2]) }, () => console.log("open"));
