import { Agent } from 'node:http';
import { STAFF_ACCOUNTS } from '../../src/demo/accounts';
import type { Running } from '../api/programs';
import { ask, compare, logIn, type Compared } from './client';

const CONNECTIONS = 40;
const PAGES = 200;

const BYSTANDERS = [
  ['the map', '/'],
  ['the list of certified facilities', '/api/national-facility/certified'],
] as const;

/** Pages of others while one network guesses passwords over forty connections, each as fast as it is answered. */
export async function underWrongLogins({ port }: Running): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const [what, path] of BYSTANDERS) {
    const agent = new Agent({ keepAlive: true });
    const visit = (n: number) => ask({ port, path, agent, from: `198.51.100.${n % 5}` });
    const guessing = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const burden = async (n: number) =>
      (await logIn(port, STAFF_ACCOUNTS.cars.email, '203.0.113.7', `wrong ${n}`, guessing)).status;
    const title = `${what}, while one network guesses`;
    compared.push(await compare(title, { visit, count: PAGES, burden, clients: CONNECTIONS }));
    agent.destroy();
    guessing.destroy();
  }
  return compared;
}
