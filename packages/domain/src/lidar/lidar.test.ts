import { LIDAR, PHOTOMETER } from '../acceptance/application.fixture';
import { problems } from '../fields/problems';
import { photometerFormValues, photometerSchema } from '../photometer/photometer';
import { epochOf } from '../time/day';
import { lidarFormValues, lidarSchema } from './lidar';

test('the initial form values of a complete lidar are valid and cast to the same record', () => {
  const values = lidarFormValues(LIDAR);
  expect(problems(lidarSchema, values)).toEqual([]);
  const sent = lidarSchema.cast(values);
  expect(sent).toMatchObject({ latitude: 44.348, type: 'lidar_custom_built', version: 3, t_h_control: null });
  expect(sent.planned_operation_date).toBe(epochOf('2020-01-01'));
  expect(sent.channels['Elastic 532']).toMatchObject({ height_resolution: 7.5, channels: ['0532xppx', '0532xcpx'] });
});

test('the initial form values of a complete photometer are valid', () => {
  expect(problems(photometerSchema, photometerFormValues(PHOTOMETER))).toEqual([]);
});

test('an empty form has errors on the required fields only', () => {
  const missing = problems(lidarSchema, lidarFormValues(null));
  expect(new Set(missing.map(({ message }) => message))).toEqual(new Set(['Required']));
  expect(missing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['name', 'continuous_operation', 'channels.Water vapour 355.availability']),
  );
  expect(missing).toHaveLength(17 + 7);
});

test.each<[typed: string, message: string | null]>([
  ['', null],
  ['2026-02-28', null],
  ['2026-02-30', 'Must be a date, yyyy-mm-dd'],
  ['1899-12-31', 'Must be 1900-01-01 or later'],
  ['28.02.2026', 'Must be a date, yyyy-mm-dd'],
  ['2026-02-3', 'Must be a date, yyyy-mm-dd'],
  ['20260203', 'Must be a date, yyyy-mm-dd'],
])('"%s" as planned date [7.1.3, 11.5.13]', (planned_operation_date, message) => {
  const expected = message ? [{ path: 'planned_operation_date', message }] : [];
  expect(problems(lidarSchema, { ...lidarFormValues(LIDAR), planned_operation_date })).toEqual(expected);
});
