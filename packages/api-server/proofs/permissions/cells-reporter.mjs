import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Adds up the cells that the test processes checked, and prints the total. */
export default class CellsReporter {
  folder = mkdtempSync(join(tmpdir(), 'portal-cells-'));
  file = join(this.folder, 'cells');

  onRunStart() {
    writeFileSync(this.file, '');
    process.env.PORTAL_CELLS = this.file;
  }

  onRunComplete() {
    const counts = readFileSync(this.file, 'utf8').split('\n').filter(Boolean).map(Number);
    rmSync(this.folder, { recursive: true });
    const cells = counts.reduce((sum, count) => sum + count, 0);
    console.log(`permissions: ${cells} cells (call × person × state × way of asking) in ${counts.length} worlds`);
  }
}
