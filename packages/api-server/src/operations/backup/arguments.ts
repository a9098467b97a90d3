import { resolve } from 'node:path';
import { StartError } from '../../platform/errors/start-error';

/** Standard input or output in place of a file. */
export const STREAM = '-';

/** The one file that a command line names: `-`, or an absolute path, seen from where the command was typed; else nothing. */
export function namedFile(argv: readonly string[], usage: string, typedIn = process.cwd()): string | undefined {
  const [argument, ...rest] = argv;
  if (rest.length > 0 || (argument !== STREAM && argument?.startsWith('-'))) throw new StartError(usage);
  return argument === undefined || argument === STREAM ? argument : resolve(typedIn, argument);
}
