import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network to a database that can go silent: then it accepts connections, and passes nothing on. */
export interface SilentRelay {
  /** Address of the database through it. */
  url: string;
  /** Whether connections that are open now pass on nothing from now on, and new ones neither. */
  silence: (isSilent: boolean) => void;
  close: () => Promise<void>;
}

/** Opens a relay on a free port of this machine. */
export async function openSilentRelay(databaseUrl: string): Promise<SilentRelay> {
  const { hostname: host, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const relay = createServer((client) => {
    const server = connect({ host, port: Number(port || 5432) });
    // What was lost stays lost, also when the network returns: a connection that went silent never speaks again.
    let isDead = isSilent;
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        isDead ||= isSilent;
        if (!isDead) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        if (!isDead) to.destroy();
      });
    }
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port: own } = relay.address() as { port: number };
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(own) }).href;
  return {
    url,
    silence(silent) {
      isSilent = silent;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await once(relay, 'close');
    },
  };
}
