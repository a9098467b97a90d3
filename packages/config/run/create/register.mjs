import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { workflowOf, workflowPath } from './workflow.mjs';

const SOLUTION = join(ROOT, 'packages/config/tsconfig/solution.json');
const OWNERS = join(ROOT, '.github/CODEOWNERS');

/** Adds the part to the type check of the whole; `e2e` stays last. */
function addToSolution(name) {
  const solution = JSON.parse(readFileSync(SOLUTION, 'utf8'));
  solution.references.splice(-1, 0, { path: `../../../${name}` });
  writeFileSync(SOLUTION, `${JSON.stringify(solution, null, 2)}\n`);
}

/** Remotes are at the end of the file, each with a team of the same name. */
const addOwner = (name) => appendFileSync(OWNERS, `${`/${name}/`.padEnd(28)} @aerosol-portal/${name}\n`);

/** Adds a new remote to the files that list all parts: types, owners, tests and releases. */
export function register({ name }) {
  addToSolution(name);
  addOwner(name);
  writeFileSync(join(ROOT, workflowPath(name)), workflowOf(name));
  return [];
}
