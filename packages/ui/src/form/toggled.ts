/**
 * The chosen values after one of them was switched on or off, in the order in which they are offered, so that switching
 * something on and off again is no change. What is not offered (any more) stays chosen.
 */
export function toggled(chosen: readonly string[], value: string, offered: readonly string[]): string[] {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return [...next.filter((other) => !offered.includes(other)), ...offered.filter((other) => next.includes(other))];
}
