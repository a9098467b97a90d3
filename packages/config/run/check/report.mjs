/** Says what was shown; throws when it was not, which ends the check. */
export function show(what, holds, detail = '') {
  if (!holds) throw new Error(`✗ ${what}${detail && `: ${detail}`}`);
  console.log(`✓ ${what}${detail && `: ${detail}`}`);
}

/** Runs a check, clears up behind it and ends the process: with 0 when everything was shown. */
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
