import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../install.mjs';

/** The checklist of the standard that the portal is assessed against. */
export const CHECKLIST = 'docs/security/asvs-5.0.0.yaml';

/** The statuses of a requirement, and the statement that each requires. */
export const STATUSES = {
  met: ['evidence'],
  'not met': ['remedy', 'risk'],
  operator: ['reason'],
  'not applicable': ['reason'],
};

/** OWASP ASVS 5.0.0: for each section, the levels of its requirements in order. */
const LEVELS = `
1.1:22 1.2:1111122223 1.3:112222222223 1.4:222 1.5:123
2.1:122 2.2:112 2.3:12223 2.4:23
3.1:3 3.2:113 3.3:12223 3.4:11222233 3.5:11122333 3.6:3 3.7:22333
4.1:12233 4.2:23333 4.3:22 4.4:1222
5.1:2 5.2:112333 5.3:113 5.4:222
6.1:122 6.2:111111112222 6.3:11223333 6.4:112233 6.5:22222333 6.6:2223 6.7:33 6.8:2222
7.1:222 7.2:1111 7.3:22 7.4:11222 7.5:223 7.6:22
8.1:1233 8.2:1123 8.3:133 8.4:23
9.1:111 9.2:1222
10.1:22 10.2:223 10.3:22223 10.4:1111122222233333 10.5:22222 10.6:22 10.7:222
11.1:2233 11.2:22233 11.3:11233 11.4:1222 11.5:23 11.6:23 11.7:33
12.1:12233 12.2:11 12.3:22223
13.1:2333 13.2:222223 13.3:2233 13.4:1222233
14.1:22 14.2:12223333 14.3:122
15.1:12233 15.2:12233 15.3:1222222 15.4:3333
16.1:2 16.2:22222 16.3:2222 16.4:222 16.5:2223
17.1:23 17.2:22223333 17.3:22`;

/** Number and level of every requirement up to this level. */
export const requirementsTo = (highest) =>
  LEVELS.trim()
    .split(/\s+/)
    .flatMap((each) => {
      const [section, levels] = each.split(':');
      return levels.split('').map((level, at) => ({ id: `${section}.${at + 1}`, level }));
    })
    .filter(({ level }) => Number(level) <= highest);

/** The requirements of the checklist. All values are strings: 1.10 as a number would be 1.1. */
export const readChecklist = () =>
  Object.values(parse(readFileSync(join(ROOT, CHECKLIST), 'utf8'), { schema: 'failsafe' })).flat();

/** The statements of a requirement, joined. */
export const statementOf = ({ evidence = '', reason = '', remedy = '' }) => [evidence, reason, remedy].join(' ');

/** The line with the number of requirements by status. */
export function countsOf(requirements) {
  const counts = Object.keys(STATUSES).map(
    (status) => `${requirements.filter((each) => each.status === status).length} ${status}`,
  );
  return `Of ${requirements.length} requirements: ${counts.join(', ')}.`;
}
