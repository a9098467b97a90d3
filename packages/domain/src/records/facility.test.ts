import { object } from 'yup';
import { FACILITY_FIELDS } from './facility';
import type { Field } from './field';
import { draftShapeOf } from './schema';

test('the general information in form order, with hints on fields that only CARS may change [2.9.9]', () => {
  expect(Object.values<Field>(FACILITY_FIELDS).map(({ label, hint }) => (hint ? `${label}: ${hint}` : label))).toEqual([
    'Name',
    'Acronym: Can only be changed by CARS',
    'Facility type: Can only be changed by CARS',
    'Hosting institute(s)',
    'PI name',
    'PI contact: Can only be changed by CARS',
    'Picture',
    'Lidar PI name',
    'Lidar PI email',
    'Photometer PI name',
    'Photometer PI email',
    'Ceilometer PI name',
    'Ceilometer PI email',
    'Public status',
  ]);
});

test('a pasted text of several lines becomes one line', () => {
  expect(object(draftShapeOf({ name: FACILITY_FIELDS.name })).cast({ name: 'Potenza \r\n observatory\n' })).toEqual({
    name: 'Potenza observatory',
  });
});
