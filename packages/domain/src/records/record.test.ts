import { form } from '../fields/form';
import { problems } from '../fields/problems';
import { epochOf } from '../time/day';
import { TYPE_LISTS } from '../types/type-lists';
import type { TypeLists } from '../types/type-lists';
import { always, choice, coordinate, day, duration, email, length, longText, pictures, text } from './kinds';
import {
  becomes,
  degrees,
  emptyRowOf,
  inFull,
  openOf,
  publicOf,
  readOf,
  rowOf,
  sampleOf,
  sampleRowOf,
  sectionsOf,
  shownOf,
  typedOf,
} from './record';
import type { Fields, Public, Row, RowChange, Shown } from './record';
import { shapeOf } from './schema';

const RANGE = { min: -90, max: 90, decimals: 4, step: 0.0001 };

/** A record with a field of each kind. */
const BOAT = {
  name: always(text({ audience: 'public', section: 'hull', label: 'Name', required: true, max: 8, sample: 'Argo' })),
  pictures: pictures({ audience: 'public', label: 'Pictures' }),
  latitude: coordinate(RANGE, { audience: 'public', section: 'hull', label: 'Latitude', unit: '°N' }),
  draught: length({ audience: 'owner', section: 'keel', label: 'Draught', required: true }),
  roll_time: duration({ audience: 'public', label: 'Roll time' }),
  launched_on: day({ audience: 'public', label: 'Launched on', openName: 'launched' }),
  radar: choice('instrument/feature', { audience: 'public', section: 'keel', label: 'Radar', required: true }),
  master: email({ audience: 'owner', label: 'Master' }),
  remarks: longText({ audience: 'owner', label: 'Remarks' }),
} as const satisfies Fields<'hull' | 'keel'>;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The types are derived from the table; a wrong one is a compile error here. */
const FOLLOWS: [
  Same<Row<typeof BOAT>['name'], string>,
  Same<Row<typeof BOAT>['draught'], number | null>,
  Same<Row<typeof BOAT>['launched_on'], string | null>,
  Same<Row<typeof BOAT>['radar'], 'existing' | 'planned' | 'no' | null>,
  Same<Exclude<keyof typeof BOAT, keyof Row<typeof BOAT>>, 'pictures'>,
  Same<Shown<typeof BOAT>['launched_on'], number | null>,
  Same<Shown<typeof BOAT>['name'], string>,
  Same<NonNullable<Shown<typeof BOAT>['radar']>['code'], 'existing' | 'planned' | 'no'>,
  Same<RowChange<typeof BOAT>['latitude'], number | null | undefined>,
  Same<Exclude<keyof typeof BOAT, keyof Public<typeof BOAT>>, 'draught' | 'master' | 'remarks'>,
] = [true, true, true, true, true, true, true, true, true, true];

test('the types of a record are derived from its table', () => {
  expect(FOLLOWS).not.toContain(false);
});

const ROW: Row<typeof BOAT> = {
  name: 'Argo',
  latitude: 40.5,
  draught: 2,
  roll_time: null,
  launched_on: '2020-01-01',
  radar: 'planned',
  master: null,
  remarks: null,
};

test('unknown codes, sections, properties and units do not compile', () => {
  // @ts-expect-error the list of the field has no such code
  const wrong: Row<typeof BOAT> = { ...ROW, radar: 'perhaps' };
  // @ts-expect-error the form has no such section
  const astray: Fields<'hull'> = { name: text({ audience: 'public', section: 'sky', label: 'Name' }) };
  // @ts-expect-error there is no such property
  const slip = text({ audience: 'public', label: 'Name', lable: 'Name' });
  // @ts-expect-error nor this one
  const vague = choice('instrument/feature', { audience: 'public', label: 'Radar', manadtory: true });
  // @ts-expect-error open data have no suffix for this unit
  const depth = coordinate(RANGE, { audience: 'public', label: 'Depth', unit: 'ft' });
  expect([slip.control, vague.control, depth.control]).toEqual(['line', 'choice', 'number']);
  expect(shownOf(BOAT, wrong).radar).toBeNull();
  expect(sectionsOf({ hull: 'Hull' }, astray)[0]?.fields).toEqual([]);
});

const PICTURE = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';
const shown = () => ({ ...shownOf(BOAT, ROW), pictures: [PICTURE] });
const publicBoat = () => publicOf(BOAT, shown());
const schema = form(shapeOf(BOAT));

test('stored values are shown with items for codes and epoch seconds for days', () => {
  expect(shown()).toEqual({
    name: 'Argo',
    pictures: [PICTURE],
    latitude: 40.5,
    draught: 2,
    roll_time: null,
    launched_on: epochOf('2020-01-01'),
    radar: TYPE_LISTS['instrument/feature'][1],
    master: null,
    remarks: null,
  });
});

test('a value is shown with its present name in the list', () => {
  const named = TYPE_LISTS['instrument/feature'].map((item) => ({ ...item, name: `${item.name}!` }));
  const lists: TypeLists = { ...TYPE_LISTS, 'instrument/feature': named };
  expect(shownOf(BOAT, ROW, lists).radar?.name).toBe('Planned!');
  expect(BOAT.radar.options(lists).map(({ name }) => name)).toEqual(['Existing!', 'Planned!', 'Not available!']);
});

test('the public part contains the public fields only', () => {
  expect(Object.keys(publicBoat())).toEqual(['name', 'pictures', 'latitude', 'roll_time', 'launched_on', 'radar']);
});

test('form values are valid and are stored as they were', () => {
  const typed = typedOf(BOAT, shown());
  expect(typed).toMatchObject({ name: 'Argo', draught: '2', launched_on: '2020-01-01', radar: 'planned', master: '' });
  expect(readOf(BOAT, typed)).toEqual(shown());
  expect(problems(schema, typed)).toEqual([]);
  expect(rowOf(BOAT, schema.cast(typed))).toEqual(ROW);
});

test('a number without a range or size is an error', () => {
  const { size: _size, ...boundless } = BOAT.draught;
  expect(() => shapeOf({ boundless })).toThrow('"Draught" is a number with neither a range nor a size.');
});

test('an empty form has errors on the required fields only', () => {
  expect(problems(schema, typedOf(BOAT, null))).toEqual(
    ['name', 'draught', 'radar'].map((path) => ({ path, message: 'Required' })),
  );
});

test.each<[path: keyof typeof BOAT, value: unknown, message: string]>([
  ['name', 'A long name', 'Maximum 8 characters'],
  ['latitude', '91', 'Must be between -90 and 90'],
  ['draught', '0', 'Must be more than 0'],
  ['launched_on', '2020-02-30', 'Must be a date, yyyy-mm-dd'],
  ['radar', 'perhaps', 'Choose a value from the list'],
  ['master', 'nobody', 'Invalid E-Mail address'],
  ['pictures', ['f1'], 'Unknown record'],
])('%s: %j is rejected', (path, value, message) => {
  const values = { ...typedOf(BOAT, shown()), pictures: [], [path]: value };
  expect(problems(schema, values).map((problem) => problem.message)).toContain(message);
});

test('absent fields are unchanged, and a field that always has a value cannot be cleared', () => {
  expect(rowOf(BOAT, { latitude: null, name: null })).toEqual({ ...noChange(), latitude: null });
});
const noChange = () => Object.fromEntries(Object.keys(ROW).map((name) => [name, undefined]));

test('open data contain the public fields with units, code names and days', () => {
  expect(openOf(BOAT, shown(), ({ control }) => control !== 'pictures')).toEqual({
    name: 'Argo',
    latitude: 40.5,
    roll_time_s: null,
    launched: '2020-01-01',
    radar: { code: 'planned', name: 'Planned' },
  });
});

test.each<[name: keyof typeof BOAT, words: string]>([
  ['name', 'Argo'],
  ['draught', '2 m'],
  ['latitude', '40.5000 °N'],
  ['launched_on', '2020-01-01'],
  ['radar', 'Planned'],
  ['pictures', 'a picture'],
  ['roll_time', ''],
])('%s in words: "%s"', (name, words) => {
  expect(inFull(BOAT[name], shown()[name])).toBe(words);
});

test('sections contain their fields in table order', () => {
  expect(sectionsOf({ keel: 'Keel', hull: 'Hull' }, BOAT)).toEqual([
    { id: 'keel', title: 'Keel', fields: ['draught', 'radar'] },
    { id: 'hull', title: 'Hull', fields: ['name', 'latitude'] },
  ]);
});

test('a sample record is valid in its form', () => {
  expect(problems(schema, typedOf(BOAT, sampleOf(BOAT)))).toEqual([]);
  expect(sampleRowOf(BOAT)).toMatchObject({ name: 'Argo', launched_on: '2020-01-01', radar: 'existing' });
  expect(Object.entries(emptyRowOf(BOAT)).filter(([, value]) => value !== null)).toEqual([]);
});

test.each([
  [44.348, '°N', '44.3480 °N'],
  [-0.00004, '°N', '0.0000 °S'],
  [-3.6, '°E', '3.6000 °W'],
  [0, '°E', '0.0000 °E'],
  [12, 'm', null],
  [null, '°N', null],
] as const)('%s %s is shown as %s', (value, unit, expected) => {
  expect(degrees(value, unit)).toBe(expected);
});

test.each([
  ['latitude', '44.34805', '44.3481 °N'],
  ['latitude', ' -44,348049', '44.3480 °S'],
  ['latitude', '44.3480', null],
  ['latitude', '44.34805x', null],
  ['latitude', '', null],
] as const)('a %s typed as %j is changed to %s', (name, typed, expected) => {
  expect(becomes(BOAT[name], typed)).toBe(expected);
});
