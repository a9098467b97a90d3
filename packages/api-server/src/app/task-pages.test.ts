import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LABEL_PAGES, QA_PAGES, TASK_KINDS } from '@portal/domain';
import type { AcceptanceTaskKind, Task } from '@portal/domain';
import { parseRemoteJson } from '@portal/portal-contract';
import { isOfApplications, taskPath } from '../labelling/work/task-path';

const ROOT = join(__dirname, '../../../..');
const ID = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';

const LINKS = ['mf-admin', 'mf-cars-area', 'mf-nf-area', 'mf-public'].flatMap((name) =>
  parseRemoteJson(JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8'))).menu.flatMap(
    ({ children = [] }) => children,
  ),
);

const ofApplications = TASK_KINDS.filter(isOfApplications).map((kind) => {
  const task = { kind: kind as AcceptanceTaskKind, component: null, condition: null } as Task;
  return [kind, taskPath(task, ID)] as const;
});

/** As the menu counts them: on the page itself or below it. */
const isWithin = (path: string, above: string) =>
  `${path.split('?')[0]}/`.replace('//', '/').startsWith(`${above}/`.replace('//', '/'));

test.each<readonly [what: string, path: string]>([
  ...ofApplications,
  ['a test book', QA_PAGES.book(ID)],
  ['a test of a facility', QA_PAGES.test(ID, ID)],
  ['the inbox', QA_PAGES.centre],
  ['a test at the centre', QA_PAGES.evaluation(ID)],
  ['a configuration to approve', QA_PAGES.inNetwork(ID)],
  ['a request', QA_PAGES.request(ID)],
  ['an own request', QA_PAGES.ownRequest(ID, ID)],
  ['a label', LABEL_PAGES.centre(ID)],
  ['a regular evaluation', LABEL_PAGES.evaluation(ID)],
  ['an own regular evaluation', LABEL_PAGES.ownEvaluation(ID)],
])('the tasks of %s are counted at exactly one link of the menu [12.604]', (_what, path) => {
  const counting = LINKS.filter((link) =>
    [link.path, link.covers ?? link.path, ...(link.counts ?? [])].some((above) => isWithin(path, above)),
  );
  expect(counting).toHaveLength(1);
});
