import { createServer, type Server } from 'node:http';
import { StartError } from '../../platform/errors/start-error';

export interface Address {
  port: number;
  host: string;
}

export interface Page {
  contentType: string;
  read: () => Promise<string>;
}

const listening = (server: Server, { port, host }: Address) =>
  new Promise<number>((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        new StartError(`The metrics cannot be served on ${host}, port ${port}: ${error.message}.`, { cause: error }),
      );
    server.once('error', fail).listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/**
 * Serves the metrics on a separate port, which the public cannot reach: they disclose the load of the portal and, by
 * its version, known weaknesses. Returns the port, and a function that closes it.
 */
export async function serveMetrics(page: Page, address: Address) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await page.read();
      return response.writeHead(200, { 'content-type': page.contentType, 'cache-control': 'no-store' }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  const port = await listening(server, address);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, close };
}
