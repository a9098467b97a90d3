/** Prints the outcome of a check; throws if it failed, which ends the run. */
export function show(what, holds, detail = '') {
  if (!holds) throw new Error(`✗ ${what}${detail && `: ${detail}`}`);
  console.log(`✓ ${what}${detail && `: ${detail}`}`);
}

/** Runs a check, cleans up and exits the process, with 0 if everything passed. */
export async function check(run) {
  const clearing = [];
  let status = 0;
  try {
    await run((clear) => clearing.unshift(clear));
  } catch (error) {
    console.error(error.message.startsWith('✗') ? error.message : error);
    status = 1;
  }
  for (const clear of clearing) await clear();
  process.exit(status);
}
