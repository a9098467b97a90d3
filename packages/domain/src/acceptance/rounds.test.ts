import { FACILITY, LIDAR, PHOTOMETER } from './application.fixture';
import type { Application } from './completeness';
import { changesBetween } from './rounds';
import { byCode } from '../types/type-item';
import { DISPLAYED_STATUSES, NF_TYPES } from '../types/type-lists';

const BEFORE: Application = { facility: FACILITY, lidars: [LIDAR], photometers: [PHOTOMETER] };
const told = (after: Partial<Application>) =>
  changesBetween(BEFORE, { ...BEFORE, ...after }).map(
    ({ about, name, what, changes }) => `${about} ${name} ${what}: ${changes.map(({ path }) => path).join(', ')}`,
  );

test.each<[why: string, after: Partial<Application>, changed: string[]]>([
  ['nothing changed', {}, []],
  ['only the versions differ', { lidars: [{ ...LIDAR, version: 9 }] }, []],
  [
    'the facility moved',
    { facility: { ...FACILITY, hosting_institute: 'Other' } },
    ['facility RADO changed: hosting_institute'],
  ],
  [
    'staff set what they alone may',
    {
      facility: {
        ...FACILITY,
        acronym: 'NEW',
        pi_contact: 'new@site.example',
        type: byCode(NF_TYPES, 'partner'),
        displayed_status: byCode(DISPLAYED_STATUSES, 'labelled') ?? FACILITY.displayed_status,
      },
    },
    [],
  ],
  [
    'a lidar was renamed',
    { lidars: [{ ...LIDAR, name: 'MULTI', altitude: 95 }] },
    ['lidar MULTI changed: name, altitude'],
  ],
  ['a lidar came', { lidars: [LIDAR, { ...LIDAR, _id: 'l2', name: 'NEW' }] }, ['lidar NEW added: ']],
  ['the photometer went', { photometers: [] }, ['photometer Sun 1 removed: ']],
])('%s', (_why, after, changed) => {
  expect(told(after)).toEqual(changed);
});
