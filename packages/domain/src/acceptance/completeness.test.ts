import { FACILITY, LIDAR, PHOTOMETER } from './application.fixture';
import { completeness, missingInWords } from './completeness';
import type { Application } from './completeness';

const APPLICATION: Application = { facility: FACILITY, lidars: [LIDAR], photometers: [PHOTOMETER] };
const group = (change: object) => ({
  channels: { ...LIDAR.channels, 'Elastic 532': { ...LIDAR.channels['Elastic 532'], ...change } },
});

const missingFrom = (change: Partial<Application>) =>
  completeness({ ...APPLICATION, ...change }).missing.map(
    ({ name, label, message }) => `${name}, ${label}: ${message}`,
  );

test.each<[why: string, change: Partial<Application>, missing: string[]]>([
  ['a complete application', {}, []],
  ['a lidar alone is enough', { photometers: [] }, []],
  ['a photometer alone is enough', { lidars: [] }, []],
  ['the facility has no name', { facility: { ...FACILITY, name: null } }, ['RADO, Name: Required']],
  ['no instrument', { lidars: [], photometers: [] }, ['RADO, Instruments: Please add a lidar or a photometer']],
  ['a lidar without a position', { lidars: [{ ...LIDAR, latitude: null }] }, ['RALI, Latitude: Required']],
  [
    'a channel group without its channels and its start',
    { lidars: [Object.assign({}, LIDAR, group({ channels: [], operation_start_date: null }))] },
    ['RALI, Elastic 532: Operation start date: Required', 'RALI, Elastic 532: Channels: Required'],
  ],
  [
    'a channel group without an availability',
    { lidars: [Object.assign({}, LIDAR, { channels: { ...LIDAR.channels, 'Raman 355': undefined } })] },
    ['RALI, Raman 355: Availability: Required'],
  ],
  [
    'a photometer without a model',
    { photometers: [{ ...PHOTOMETER, instrument_model: null }] },
    ['Sun 1, Instrument Model: Required'],
  ],
  [
    'two lidars, the second without a type',
    { lidars: [LIDAR, { ...LIDAR, name: 'MULTI', type: null }] },
    ['MULTI, Type: Required'],
  ],
])('%s', (_why, change, missing) => {
  expect(missingFrom(change)).toEqual(missing);
});

const NOTHING = { lidars: [], photometers: [] };
const NAMELESS = { facility: { ...FACILITY, name: null } };

test.each<[words: string, change: Partial<Application>]>([
  ['1 required field is missing', NAMELESS],
  ['2 required fields are missing', { ...NAMELESS, lidars: [{ ...LIDAR, latitude: null }] }],
  ['A lidar or a photometer is missing', NOTHING],
  ['A lidar or a photometer and 1 required field are missing', { ...NAMELESS, ...NOTHING }],
])('in words: %s [12.282]', (words, change) => {
  expect(missingInWords(completeness({ ...APPLICATION, ...change }).missing)).toBe(words);
});

test('a gap names the path of its field', () => {
  const lidars = [Object.assign({}, LIDAR, group({ height_resolution: null }))];
  expect(completeness({ ...APPLICATION, lidars }).missing).toEqual([
    {
      about: 'lidar',
      id: 'l1',
      name: 'RALI',
      path: 'channels.Elastic 532.height_resolution',
      label: 'Elastic 532: Height Resolution',
      message: 'Required',
    },
  ]);
});

test('an empty host or contact is a warning; instrument contacts count only if such an instrument exists [11.6.6]', () => {
  const facility = { ...FACILITY, hosting_institute: '', lidar_pi_contact: null, photometer_pi_name: null };
  const warned = (change: Partial<Application>) =>
    completeness({ ...APPLICATION, facility, ...change }).warnings.map(({ label }) => label);
  expect(warned({})).toEqual(['Hosting institute(s)', 'Lidar PI email', 'Photometer PI name']);
  expect(warned({ photometers: [] })).toEqual(['Hosting institute(s)', 'Lidar PI email']);
});
