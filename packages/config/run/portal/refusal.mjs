/** An error that the user can fix: the message states the problem and its remedy, line by line. */
export class Refusal extends Error {
  constructor(...lines) {
    super(lines.join('\n'));
    this.name = 'Refusal';
  }
}

/**
 * Runs a command and exits the process: with 0 when done, with 1 after a `Refusal`, of which only the message is
 * printed. Unexpected errors are printed in full.
 */
export async function command(run) {
  try {
    await run(process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
