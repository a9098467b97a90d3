import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mismatches, PAGE, readProofs, readSections, sentencesOf, specificationPage } from './docs/specification.mjs';
import { ROOT } from './install.mjs';

// Writes docs/specification.md from the sentences and the test titles, and prints mismatches.
const [sections, proofs] = [readSections(), readProofs()];
writeFileSync(join(ROOT, PAGE), specificationPage(sections, proofs));
for (const problem of mismatches(sentencesOf(sections), proofs)) {
  console.error(problem);
  process.exitCode = 1;
}
