/** Key of the tab that a key of the keyboard leads to from the one that is shown; after the last comes the first. */
export function tabReachedBy(
  pressed: string,
  tabs: readonly { key: string }[],
  shown: string | undefined,
): string | undefined {
  const place = tabs.findIndex(({ key }) => key === shown);
  if (pressed === 'ArrowRight') return tabs[(place + 1) % tabs.length]?.key;
  if (pressed === 'ArrowLeft') return tabs.at(place - 1)?.key;
  if (pressed === 'Home') return tabs[0]?.key;
  if (pressed === 'End') return tabs.at(-1)?.key;
  return undefined;
}
