import { appendFileSync } from 'node:fs';

/** Notes down how many cells were looked at, where the command that counts them asks for it. */
export function countCells(count: number): void {
  const { PORTAL_CELLS } = process.env;
  if (PORTAL_CELLS) appendFileSync(PORTAL_CELLS, `${count}\n`);
}
