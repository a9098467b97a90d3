/** The middle of the states that are still undecided; undefined if there are none. */
function middleOf({ good, bad, skipped }) {
  const open = Array.from({ length: bad - good - 1 }, (_, index) => good + 1 + index).filter(
    (index) => !skipped.has(index),
  );
  return open[Math.floor(open.length / 2)];
}

/**
 * Bisects states, of which the first is good and the last is bad. `test` returns "good", "bad", or "skip" for a state
 * that cannot be tried. Returns the last state known to be good and the first known to be bad; all between were
 * skipped.
 */
export async function firstBad(count, test) {
  const range = { good: 0, bad: count - 1, skipped: new Set() };
  for (let middle = middleOf(range); middle !== undefined; middle = middleOf(range)) {
    const outcome = await test(middle);
    if (outcome === 'skip') range.skipped.add(middle);
    else range[outcome] = middle;
  }
  return { good: range.good, bad: range.bad };
}
