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

/** Remotes stand at the end of the file, each with a team of its own name. */
const addOwner = (name) => appendFileSync(OWNERS, `${`/${name}/`.padEnd(28)} @aerosol-portal/${name}\n`);

/** Makes a new remote known to what is about all parts: types, owners, and what tests and releases it. */
export function register({ name }) {
  addToSolution(name);
  addOwner(name);
  writeFileSync(join(ROOT, workflowPath(name)), workflowOf(name));
  return [];
}
