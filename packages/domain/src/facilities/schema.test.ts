import { problems } from '../fields/problems';
import { facilityInfoSchema } from './facility';
import { adminRegisterFacilitySchema, registerFacilitySchema, standaloneRegisterFacilitySchema } from './schema';

const at = (path: string, message: string) => ({ path, message });
const OWNER = '11111111-2222-4333-8444-555555555555';

test.each<[acronym: string, message: string | null]>([
  ['CIAO', null],
  ['a-b_C9', null],
  ['x'.repeat(24), null],
  ['x'.repeat(25), 'Acronym must be maximum 24 characters long'],
  ['', 'Enter the acronym'],
  ['two words', 'Acronym must be alphanumeric'],
  ['ÅBO', 'Acronym must be alphanumeric'],
  ['A/B', 'Acronym must be alphanumeric'],
])('registering "%s" [5.5]', (acronym, message) => {
  const expected = message ? [at('acronym', message)] : [];
  expect(problems(registerFacilitySchema, { acronym, owner: OWNER })).toEqual(expected);
  expect(problems(adminRegisterFacilitySchema, { acronym, owner: OWNER, type: 'actris' })).toEqual(expected);
});

test('the standalone form accepts eight characters [5.6, 9.3]', () => {
  expect(problems(standaloneRegisterFacilitySchema, { acronym: 'EIGHT888', owner: OWNER })).toEqual([]);
  expect(problems(standaloneRegisterFacilitySchema, { acronym: 'NINE99999', owner: OWNER })).toEqual([
    at('acronym', 'Acronym must be maximum 8 characters long'),
  ]);
});

test('leader and type are required in the table, only the leader in the call [11.5.2]', () => {
  expect(problems(adminRegisterFacilitySchema, { acronym: 'A' })).toEqual([
    at('owner', 'Please choose a leader'),
    at('type', 'Please choose a type'),
  ]);
  expect(problems(registerFacilitySchema, { acronym: 'A', owner: OWNER, type: null })).toEqual([]);
  expect(problems(registerFacilitySchema, { acronym: 'A', owner: 'me', type: 'spaceport' })).toEqual([
    at('owner', 'Unknown record'),
    at('type', 'Choose a value from the list'),
  ]);
});

test.each<[why: string, change: object, expected: object[]]>([
  ['no fields', {}, []],
  ['64 characters of name', { name: 'x'.repeat(64) }, []],
  ['65 characters of name', { name: 'x'.repeat(65) }, [at('name', 'Maximum 64 characters')]],
  ['an acronym of 24 characters', { acronym: 'x'.repeat(24) }, []],
  ['an acronym of 25 characters', { acronym: 'x'.repeat(25) }, [at('acronym', 'Maximum 24 characters')]],
  ['an empty acronym', { acronym: '' }, [at('acronym', 'Alphanumeric values only')]],
  ['an acronym with a dot', { acronym: 'A.B' }, [at('acronym', 'Alphanumeric values only')]],
  ['an invalid lidar PI address', { lidar_pi_contact: 'x' }, [at('lidar_pi_contact', 'Invalid E-Mail address')]],
  [
    'an invalid photometer PI address',
    { photometer_pi_contact: 'x' },
    [at('photometer_pi_contact', 'Invalid E-Mail address')],
  ],
  [
    'an invalid ceilometer PI address',
    { ceilometer_pi_contact: 'x' },
    [at('ceilometer_pi_contact', 'Invalid E-Mail address')],
  ],
  ['empty PI addresses', { lidar_pi_contact: '', ceilometer_pi_contact: null }, []],
  ['one picture', { pictures: [OWNER] }, []],
  ['two pictures', { pictures: [OWNER, OWNER] }, [at('pictures', 'Only one picture is possible')]],
])('general information: %s [5.7, 5.8, 5.9, 5.10, 9.3, 9.4]', (_why, change, expected) => {
  expect(problems(facilityInfoSchema, change)).toEqual(expected);
});

test('a list item is accepted in place of its id, and a blank text is null', () => {
  const cast = facilityInfoSchema.cast({ displayed_status: { _id: 'labelled', name: 'Labelled' }, name: ' ' });
  expect(cast).toMatchObject({ displayed_status: 'labelled', name: null });
});
