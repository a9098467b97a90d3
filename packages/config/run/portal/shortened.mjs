/** Releases per part in the list of all parts; the list of a single part is complete. */
const NEWEST = 5;

/** Whether the list of all parts shows a release, by its place among those of its part. */
export const isListed = ({ is_current: isCurrent }, index) => index < NEWEST || isCurrent;

/** The line below the list of all parts if it leaves releases out: how many of each part it has, and where the rest is. */
export function shortenedLines(parts) {
  const long = parts.filter(({ releases }) => !releases.every(isListed)).map(({ name }) => name);
  if (long.length === 0) return [];
  return [
    `Of each part the newest ${NEWEST} releases and the current one are listed. There are more of ${long.join(', ')}: pnpm releases ${long[0]}`,
  ];
}
