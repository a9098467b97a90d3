import { appendFileSync } from 'node:fs';

/** Records the number of checked cells, if the command that counts them requests it. */
export function countCells(count: number): void {
  const { PORTAL_CELLS } = process.env;
  if (PORTAL_CELLS) appendFileSync(PORTAL_CELLS, `${count}\n`);
}
