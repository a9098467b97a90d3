const STEP = 1024;
const UNITS = ['B', 'KB', 'MB'] as const;

/** A number of bytes in the largest unit that leaves at least one, e.g. `2.4 MB`. */
export function formatSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const figure = bytes / STEP ** power;
  return `${power === 0 ? figure : Number(figure.toFixed(1))} ${UNITS[power]}`;
}
