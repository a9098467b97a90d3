import { StartError } from '../errors/start-error';

/** Runs a command to its end. A mistake that an operator can correct is printed as a sentence, other errors in full. */
export async function runCommand(run: (argv: string[]) => Promise<string[]>): Promise<void> {
  try {
    // Not on the standard output, which may be the backup itself.
    for (const line of await run(process.argv.slice(2))) process.stderr.write(`${line}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}

/** `12.3 MB`. */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The directory of the call: package managers run a command in the folder of the package, and state this one. */
export const typedIn = (): string => process.env.INIT_CWD ?? process.cwd();
