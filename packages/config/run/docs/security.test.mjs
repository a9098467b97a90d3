import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { CHECKLIST, countsOf, readChecklist, requirementsTo, statementOf, STATUSES } from './asvs.mjs';
import { deadReferences, linksIn, referencesIn } from './references.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** The rules of a page: what stands below its heading Security. */
const rulesOf = (page) => read(page).split('\n## Security\n')[1].split('\n## ')[0];
const requirements = readChecklist();
const withStatus = (status) => requirements.filter((each) => each.status === status);

test('every requirement of levels 1 and 2 stands in the checklist, once and in order', () => {
  expect(requirements.map(({ id, level }) => ({ id, level }))).toEqual(requirementsTo(2));
});

test('there are as many as the standard has', () => {
  expect([1, 2, 3].map((level) => requirementsTo(level).length)).toEqual([70, 253, 345]);
});

test('every requirement has one of the statuses, and says what that status asks for', () => {
  expect(requirements.filter(({ status }) => !(status in STATUSES))).toEqual([]);
  expect(requirements.filter((each) => !STATUSES[each.status].some((name) => each[name]))).toEqual([]);
});

test('what the checklist names is there', () => {
  expect(deadReferences(requirements.map(statementOf).join('\n'), CHECKLIST)).toEqual([]);
});

test('what is met names where', () => {
  expect(
    withStatus('met').filter(({ evidence }) => referencesIn(evidence).length + linksIn(evidence).length === 0),
  ).toEqual([]);
});

test('every risk that is named remains, and every rule is one for operators', () => {
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

test('the numbers in front of the checklist are its own', () => {
  expect(read('docs/security.md')).toContain(countsOf(requirements));
});

test('the page stays short enough to be read', () => {
  expect(read('docs/security.md').split('\n').length).toBeLessThanOrEqual(200);
});
