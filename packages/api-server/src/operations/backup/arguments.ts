import { resolve } from 'node:path';
import { StartError } from '../../platform/errors/start-error';

/** Stands for standard input or output instead of a file. */
export const STREAM = '-';

/**
 * The only file in a command line: `-`, or an absolute path, resolved against the caller's directory; else undefined.
 */
export function namedFile(argv: readonly string[], usage: string, typedIn = process.cwd()): string | undefined {
  const [argument, ...rest] = argv;
  if (rest.length > 0 || (argument !== STREAM && argument?.startsWith('-'))) throw new StartError(usage);
  return argument === undefined || argument === STREAM ? argument : resolve(typedIn, argument);
}
