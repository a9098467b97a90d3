import { randomUUID } from 'node:crypto';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A balancer of the benchmark: started with the ports of the servers, it prints its own. It does what
 * `docs/operations/nginx.conf` asks of nginx, and asks each server whether it is ready, as Kubernetes does.
 */

/** Between two questions whether a server is ready, and how long an answer may take, ms. */
const [CHECK_EVERY, CHECK_WITHIN] = [1000, 4000];
/** A connection of a client without a request is closed after this time, ms. */
const KEEP_ALIVE = 75_000;
/** A server that does not answer within this time has failed, ms. */
const ANSWER_WITHIN = 180_000;

interface Server {
  port: number;
  isReady: boolean;
}

const servers = process.argv.slice(2).map((port): Server => ({ port: Number(port), isReady: false }));
const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

async function check(server: Server) {
  const signal = AbortSignal.timeout(CHECK_WITHIN);
  const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`, { signal }).catch(() => null);
  server.isReady = answer?.ok === true;
  await answer?.text().catch(() => '');
  setTimeout(() => void check(server), CHECK_EVERY);
}

let turn = 0;

/** The servers that are ready, each beginning in its turn; all if none is, so that their own answer says why. */
function inTurn(): Server[] {
  const ready = servers.filter(({ isReady }) => isReady);
  const chosen = ready.length > 0 ? ready : servers;
  turn = (turn + 1) % chosen.length;
  return [...chosen.slice(turn), ...chosen.slice(0, turn)];
}

/** `unsent`: the server refused the connection, so that it has seen nothing of the request. */
type Outcome = 'answered' | 'unsent' | 'broken';

function pass(server: Server, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<Outcome> {
  return new Promise((resolve) => {
    const { connection: _connection, ...headers } = asked.headers;
    const sent = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method: asked.method,
        path: asked.url,
        agent,
        timeout: ANSWER_WITHIN,
        headers: { ...headers, 'x-forwarded-for': asked.socket.remoteAddress, 'x-request-id': randomUUID() },
      },
      (found) => {
        const { connection: _ended, 'keep-alive': _kept, ...passed } = found.headers;
        answer.writeHead(found.statusCode ?? 502, passed);
        found.pipe(answer);
        found.once('end', () => resolve('answered'));
        found.once('error', () => {
          // The head has left: only a cut connection tells the client that the rest is missing.
          answer.destroy();
          resolve('answered');
        });
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      resolve(answer.headersSent ? 'answered' : code === 'ECONNREFUSED' ? 'unsent' : 'broken');
    });
    sent.end(body);
  });
}

const READS = ['GET', 'HEAD'];

/** Asks another server after a failure, unless the request may have had an effect. */
async function answerBy(asked: IncomingMessage, answer: ServerResponse) {
  const body = await buffer(asked);
  for (const server of inTurn()) {
    const outcome = await pass(server, asked, body, answer);
    if (outcome === 'answered') return;
    server.isReady = false;
    if (outcome === 'broken' && !READS.includes(asked.method ?? '')) break;
  }
  answer.writeHead(502, { 'content-type': 'text/plain' }).end('No server answered.\n');
}

const balancer = createServer({ keepAliveTimeout: KEEP_ALIVE }, (asked, answer) => {
  answerBy(asked, answer).catch(() => answer.destroy());
});
balancer.listen(0, '127.0.0.1', () => {
  const address = balancer.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
for (const server of servers) void check(server);
