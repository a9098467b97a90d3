import { resolve } from 'node:path';
import { StartError } from '../../platform/errors/start-error';

/** Standard input or output in place of a file. */
export const STREAM = '-';

/** The one file that a command line names: `-`, or an absolute path, seen from where the command was typed; else nothing. */
export function namedFile(argv: readonly string[], usage: string, typedIn = process.cwd()): string | undefined {
  const [given, ...rest] = argv;
  if (rest.length > 0 || (given !== STREAM && given?.startsWith('-'))) throw new StartError(usage);
  return given === undefined || given === STREAM ? given : resolve(typedIn, given);
}
