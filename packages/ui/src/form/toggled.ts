/**
 * Toggles a value in the list of chosen ones. The result has the order of the options, so that toggling twice restores
 * the list. Chosen values that are no longer offered stay.
 */
export function toggled(chosen: readonly string[], value: string, offered: readonly string[]): string[] {
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return [...next.filter((other) => !offered.includes(other)), ...offered.filter((other) => next.includes(other))];
}
