import type { App } from './app-types';
import { StartError } from '../errors/start-error';
import type { Environment } from './env';

/** The reason why a port cannot be opened, by the code of the system. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it. Stop that program, or set PORT to another number.',
  EACCES: 'this account may not use it. Set PORT to a number above 1023.',
  EADDRNOTAVAIL: 'this machine does not have that address. Set HOST to one of its own.',
  ENOTFOUND: 'there is no such host. Set HOST to an address of this machine.',
};

/** Opens the port; a taken or forbidden one is reported in a sentence. Returns the address. */
export async function listen(app: App, { port, host }: Pick<Environment, 'port' | 'host'>): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const reason = PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new StartError(`The portal cannot listen on ${host}, port ${port}: ${reason}`, { cause: error });
  }
}
