import { FACILITY, LIDAR, PHOTOMETER } from './application.fixture';
import type { Application } from './completeness';
import { changesBetween, keepsText } from './rounds';
import type { Aspect } from './schema';
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
    'staff changed fields that only they may edit',
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
  ['a lidar was added', { lidars: [LIDAR, { ...LIDAR, _id: 'l2', name: 'NEW' }] }, ['lidar NEW added: ']],
  ['the photometer was removed', { photometers: [] }, ['photometer Sun 1 removed: ']],
])('%s', (_why, after, changed) => {
  expect(told(after)).toEqual(changed);
});

const ON: Record<string, { targetKind: 'lidar' | 'photometer' | 'facility'; targetId: string; aspect: Aspect }> = {
  lidar: { targetKind: 'lidar', targetId: LIDAR._id, aspect: 'feature' },
  photometer: { targetKind: 'photometer', targetId: PHOTOMETER._id, aspect: 'data' },
  'all lidars': { targetKind: 'facility', targetId: FACILITY._id, aspect: 'lidar' },
  'all photometers': { targetKind: 'facility', targetId: FACILITY._id, aspect: 'photometer' },
  synergy: { targetKind: 'facility', targetId: FACILITY._id, aspect: 'synergy' },
};

test.each<[why: string, after: Partial<Application>, kept: string[]]>([
  ['nothing changed', {}, ['lidar', 'photometer', 'all lidars', 'all photometers', 'synergy']],
  [
    'only the facility changed',
    { facility: { ...FACILITY, hosting_institute: 'Other' } },
    ['lidar', 'photometer', 'all lidars', 'all photometers', 'synergy'],
  ],
  ['the lidar changed', { lidars: [{ ...LIDAR, altitude: 95 }] }, ['photometer', 'all photometers']],
  [
    'another lidar was added',
    { lidars: [LIDAR, { ...LIDAR, _id: 'l2', name: 'NEW' }] },
    ['lidar', 'photometer', 'all photometers'],
  ],
  ['the photometer was removed', { photometers: [] }, ['lidar', 'all lidars']],
])('%s, so these evaluations keep their texts [12.31]', (_why, after, kept) => {
  const changed = changesBetween(BEFORE, { ...BEFORE, ...after });
  expect(Object.keys(ON).filter((name) => ON[name] && keepsText(changed, ON[name]))).toEqual(kept);
});
