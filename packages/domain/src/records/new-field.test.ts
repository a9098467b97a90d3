import { changes, changesInWords } from '../changes/changes';
import { form } from '../fields/form';
import { problems } from '../fields/problems';
import { TYPE_LISTS } from '../types/type-lists';
import { choice } from './kinds';
import { LIDAR_FIELDS } from './lidar';
import { openOf, publicOf, readOf, rowOf, sampleOf, sampleRowOf, sectionsOf, typedOf } from './record';
import { shapeOf } from './schema';

/** A lidar with an additional field, which needs one line in its table. */
const FIELDS = {
  ...LIDAR_FIELDS,
  planted_field: choice('instrument/feature', {
    label: 'Planted field',
    section: 'features',
    required: true,
    audience: 'public',
  }),
} as const;

const LIDAR = sampleOf(FIELDS);
const schema = form(shapeOf(FIELDS));

test('the schema requires a new field and rejects values outside its list', () => {
  expect(problems(schema, typedOf(FIELDS, LIDAR))).toEqual([]);
  expect(problems(schema, { ...typedOf(FIELDS, LIDAR), planted_field: '' })).toEqual([
    { path: 'planted_field', message: 'Required' },
  ]);
  expect(problems(schema, { ...typedOf(FIELDS, LIDAR), planted_field: 'hot' })).toEqual([
    { path: 'planted_field', message: 'Choose a value from the list' },
  ]);
});

test('a new field is in its form section, has a sample and is stored as its code', () => {
  expect(sectionsOf({ features: 'Features' }, FIELDS)[0]?.fields).toContain('planted_field');
  expect(sampleRowOf(FIELDS).planted_field).toBe('existing');
  expect(rowOf(FIELDS, schema.cast({ ...typedOf(FIELDS, LIDAR), planted_field: 'planned' })).planted_field).toBe(
    'planned',
  );
});

test('the public page and open data contain a new field', () => {
  const shown = publicOf(FIELDS, LIDAR);
  expect(shown.planted_field).toMatchObject({ code: 'existing', name: 'Existing' });
  expect(openOf(FIELDS, shown)).toMatchObject({ planted_field: { code: 'existing', name: 'Existing' } });
});

test('a change of a new field is described in words', () => {
  const before = typedOf(FIELDS, LIDAR);
  const after = typedOf(FIELDS, readOf(FIELDS, { ...before, planted_field: 'planned' }));
  expect(changesInWords(FIELDS, changes(before, after), TYPE_LISTS)).toEqual([
    { path: 'planted_field', label: 'Planted field', before: 'Existing', after: 'Planned' },
  ]);
});
