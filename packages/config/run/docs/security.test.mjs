import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { CHECKLIST, countsOf, readChecklist, requirementsTo, statementOf, STATUSES } from './asvs.mjs';
import { deadReferences, linksIn, referencesIn } from './references.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** The rules of a page: the text below its heading Security. */
const rulesOf = (page) => read(page).split('\n## Security\n')[1].split('\n## ')[0];
const requirements = readChecklist();
const withStatus = (status) => requirements.filter((each) => each.status === status);

test('the checklist contains every requirement of levels 1 and 2, once and in order', () => {
  expect(requirements.map(({ id, level }) => ({ id, level }))).toEqual(requirementsTo(2));
});

test('the number of requirements is that of the standard', () => {
  expect([1, 2, 3].map((level) => requirementsTo(level).length)).toEqual([70, 253, 345]);
});

test('every requirement has a valid status with the required statement', () => {
  expect(requirements.filter(({ status }) => !(status in STATUSES))).toEqual([]);
  expect(requirements.filter((each) => !STATUSES[each.status].some((name) => each[name]))).toEqual([]);
});

test('every reference in the checklist exists', () => {
  expect(deadReferences(requirements.map(statementOf).join('\n'), CHECKLIST)).toEqual([]);
});

test('every fulfilled requirement refers to its evidence', () => {
  expect(
    withStatus('met').filter(({ evidence }) => referencesIn(evidence).length + linksIn(evidence).length === 0),
  ).toEqual([]);
});

test('every risk that is referred to is listed, and every rule is one for operators', () => {
  const risks = [...read('docs/security.md').matchAll(/^\| (R\d+) \|/gm)].map(([, risk]) => risk);
  const named = requirements.flatMap((each) => [each.risk ?? '', ...(statementOf(each).match(/\bR\d+\b/g) ?? [])]);
  expect(named.filter((risk) => risk && !risks.includes(risk))).toEqual([]);

  const rules = [...rulesOf('docs/operations.md').matchAll(/^(\d+)\. /gm)].map(([, rule]) => rule);
  const followed = requirements.flatMap((each) =>
    [...statementOf(each).matchAll(/\brules? (\d+(?:, \d+)*)/g)].flatMap(([, numbers]) => numbers.split(', ')),
  );
  expect(followed.length).toBeGreaterThan(withStatus('operator').length);
  expect(followed.filter((rule) => !rules.includes(rule))).toEqual([]);
});

test('the counts above the checklist match it', () => {
  expect(read('docs/security.md')).toContain(countsOf(requirements));
});

test('the requirements that are said to be unmet are', () => {
  const [, named] = /most important unmet requirements: (.+)/.exec(read('docs/security.md'));
  const numbers = named.match(/\d+\.\d+\.\d+/g);
  const unmet = withStatus('not met').map(({ id }) => id);
  expect(numbers.filter((number) => !unmet.includes(number))).toEqual([]);
});

test('the page stays within its maximum length', () => {
  expect(read('docs/security.md').split('\n').length).toBeLessThanOrEqual(200);
});
