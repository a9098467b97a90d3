/** The one in the middle of those that may still tell something; undefined when none can. */
function middleOf({ good, bad, skipped }) {
  const open = Array.from({ length: bad - good - 1 }, (_, index) => good + 1 + index).filter(
    (index) => !skipped.has(index),
  );
  return open[Math.floor(open.length / 2)];
}

/**
 * Narrows down, by halves, where something broke: the first is good and the last is bad. `test` says "good", "bad" or
 * "skip", for what cannot be tried. Returns the last that is known to be good and the first that is known to be bad; what
 * lies between was skipped.
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
