import { changes, changesInWords } from '../changes/changes';
import { form } from '../fields/form';
import { problems } from '../fields/problems';
import { TYPE_LISTS } from '../types/type-lists';
import { choice } from './kinds';
import { LIDAR_FIELDS } from './lidar';
import { openOf, publicOf, readOf, rowOf, sampleOf, sampleRowOf, sectionsOf, typedOf } from './record';
import { shapeOf } from './schema';

/** A lidar with one more field: the one line that a new field costs in its record. */
const FIELDS = {
  ...LIDAR_FIELDS,
  window_heating: choice('instrument/feature', {
    label: 'Window heating',
    section: 'features',
    required: true,
    audience: 'public',
  }),
} as const;

const LIDAR = sampleOf(FIELDS);
const schema = form(shapeOf(FIELDS));

test('its schema asks for it and refuses what is not in its list', () => {
  expect(problems(schema, typedOf(FIELDS, LIDAR))).toEqual([]);
  expect(problems(schema, { ...typedOf(FIELDS, LIDAR), window_heating: '' })).toEqual([
    { path: 'window_heating', message: 'Required' },
  ]);
  expect(problems(schema, { ...typedOf(FIELDS, LIDAR), window_heating: 'hot' })).toEqual([
    { path: 'window_heating', message: 'Choose a value from the list' },
  ]);
});

test('it stands in its section of the form, has a value for tests, and is stored as its code', () => {
  expect(sectionsOf({ features: 'Features' }, FIELDS)[0]?.fields.at(-1)).toBe('window_heating');
  expect(sampleRowOf(FIELDS).window_heating).toBe('existing');
  expect(rowOf(FIELDS, schema.cast({ ...typedOf(FIELDS, LIDAR), window_heating: 'planned' })).window_heating).toBe(
    'planned',
  );
});

test('its page and the open data have it', () => {
  const shown = publicOf(FIELDS, LIDAR);
  expect(shown.window_heating).toMatchObject({ code: 'existing', name: 'Existing' });
  expect(openOf(FIELDS, shown)).toMatchObject({ window_heating: { code: 'existing', name: 'Existing' } });
});

test('a change of it is told in words', () => {
  const before = typedOf(FIELDS, LIDAR);
  const after = typedOf(FIELDS, readOf(FIELDS, { ...before, window_heating: 'planned' }));
  expect(changesInWords(FIELDS, changes(before, after), TYPE_LISTS)).toEqual([
    { path: 'window_heating', label: 'Window heating', before: 'Existing', after: 'Planned' },
  ]);
});
