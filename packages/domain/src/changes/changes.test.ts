import { FACILITY, LIDAR, PHOTOMETER } from '../acceptance/application.fixture';
import { facilityFormValues } from '../facilities/facility';
import { lidarFormValues } from '../lidar/lidar';
import type { Lidar } from '../lidar/lidar';
import { photometerFormValues } from '../photometer/photometer';
import { TYPE_LISTS } from '../types/type-lists';
import type { TypeLists } from '../types/type-lists';
import { changes, differences, listsIn } from './changes';

const BEFORE = lidarFormValues(LIDAR);
const elastic = (change: object) => ({
  channels: { ...BEFORE.channels, 'Elastic 532': { ...BEFORE.channels['Elastic 532'], ...change } },
});

test.each<[why: string, change: object, words: string[]]>([
  ['nothing', {}, []],
  ['another version of the same record', { version: 9 }, []],
  ['a text', { name: 'MULTI' }, ['Unique ID/Name: RALI → MULTI']],
  ['a number, with its unit', { altitude: '100' }, ['Altitude: 93 m → 100 m']],
  [
    'a chosen value, by its name',
    { location: 'container' },
    ['Location: Laboratory in a building → Container with climate control'],
  ],
  ['a previously empty text', { additional_info: 'New' }, ['Additional information: Not given → New']],
  ['a picture', { pictures: ['a-file'] }, ['Pictures: Not given → a picture']],
  ['a field of a group', elastic({ time_resolution: '60' }), ['Elastic 532: Time Resolution: 30 s → 60 s']],
  [
    'channels',
    elastic({ channels: ['0532xcpx'] }),
    [
      'Elastic 532: Channels: 532 nm elastic parallel, photon counting; 532 nm elastic cross, photon counting → 532 nm elastic cross, photon counting',
    ],
  ],
])('%s', (_why, change, words) => {
  const found = differences('lidar', BEFORE, { ...BEFORE, ...change }, TYPE_LISTS);
  expect(found.map(({ label, before, after }) => `${label}: ${before} → ${after}`)).toEqual(words);
});

test('values are named as in the given lists, in channel groups too', () => {
  const availabilities = TYPE_LISTS['instrument/channel-availability'];
  const lists: TypeLists = {
    ...TYPE_LISTS,
    'instrument/location': TYPE_LISTS['instrument/location'].map((item) => ({ ...item, name: `${item.name}!` })),
    'instrument/channel-availability': availabilities.map((item) => ({ ...item, name: `${item.name}?` })),
  };
  const after = { ...BEFORE, location: 'container', ...elastic({ availability: 'planned' }) };
  expect(differences('lidar', BEFORE, after, lists)).toMatchObject([
    { before: 'Laboratory in a building!', after: 'Container with climate control!' },
    { before: 'Existing?', after: 'Planned?' },
  ]);
});

test('only the lists of the changed fields are returned', () => {
  const after = { ...BEFORE, name: 'MULTI', location: 'container', ...elastic({ availability: 'planned' }) };
  expect(listsIn('lidar', changes(BEFORE, after))).toEqual(['instrument/location', 'instrument/channel-availability']);
});

test('a change contains the path of the field', () => {
  expect(changes(BEFORE, { ...BEFORE, ...elastic({ height_resolution: '' }) })).toEqual([
    { path: 'channels.Elastic 532.height_resolution', before: '7.5', after: '' },
  ]);
});

test('a new record differs in every field with a value', () => {
  const paths = changes({}, facilityFormValues(FACILITY)).map(({ path }) => path);
  expect(paths).toContain('acronym');
  expect(paths).not.toContain('ceilometer_pi_name');
});

test('missing fields equal the initial values of an empty form', () => {
  const bare = { _id: 'l2', name: 'RALI', channels: {} } as Lidar;
  expect(changes(lidarFormValues(null), lidarFormValues(bare)).map(({ path }) => path)).toEqual(['name']);
});

test('a photometer has labels of its own', () => {
  const before = photometerFormValues(PHOTOMETER);
  expect(differences('photometer', before, { ...before, name: 'Sun 2' }, TYPE_LISTS)[0]?.label).toBe(
    'Photometer unique ID/Name',
  );
});
