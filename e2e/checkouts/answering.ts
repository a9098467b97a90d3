import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';

interface Server {
  route: (route: { method: string; url: string; handler: () => string }) => void;
  inject: (request: { method: string; url: string }) => Promise<{ statusCode: number }>;
  close: () => Promise<void>;
}

const fastify = createRequire(new URL('../../packages/api-server/package.json', import.meta.url))(
  'fastify',
) as () => Server;

const partsOf = (call: string): [method: string, path: string] => {
  const [method = '', path = ''] = call.split(' ');
  return [method, path];
};

/** Concrete addresses of a call: its parameters are filled with words that the server reserves, and with an unknown one. */
function addressesOf(path: string, others: readonly string[]): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.endsWith('?'));
  return segments.reduce<string[]>(
    (made, segment, index) => {
      const words = others
        .map((other) => other.split('/')[index + 1])
        .filter((word) => word !== undefined && /^[\w-]+$/.test(word));
      const choices = segment.startsWith(':') ? ['any', ...new Set(words)] : [segment];
      return made.flatMap((start) => choices.map((choice) => `${start}/${choice}`));
    },
    [''],
  );
}

/** The calls that a portal answers, from its own API description. */
export async function answeredCalls(request: APIRequestContext): Promise<string[]> {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
}

/** The calls that a server with these routes does not answer, whatever their parameters; found by making them. */
export async function unanswered(calls: readonly string[], answered: readonly string[]): Promise<string[]> {
  const server = fastify();
  for (const call of answered) {
    const [method, url] = partsOf(call);
    server.route({ method, url, handler: () => '' });
  }
  const missing: string[] = [];
  for (const call of calls) {
    const [method, path] = partsOf(call);
    const alike = answered.map(partsOf).filter(([theirs]) => theirs === method);
    const urls = addressesOf(
      path,
      alike.map(([, url]) => url),
    );
    const answers = await Promise.all(urls.map((url) => server.inject({ method, url })));
    if (answers.every(({ statusCode }) => statusCode !== 200)) missing.push(call);
  }
  await server.close();
  return missing;
}
