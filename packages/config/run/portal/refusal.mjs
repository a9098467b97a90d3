/** Something that the person at the keyboard can mend: the message says what is the matter and what to do, line by line. */
export class Refusal extends Error {
  constructor(...lines) {
    super(lines.join('\n'));
    this.name = 'Refusal';
  }
}

/**
 * Runs a command and ends the process: with 0 when it is done, with 1 when it was refused, whose reason is all that is
 * printed. What nobody foresaw is printed whole.
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
