import { askedDay, askedNumber } from '../fields/asked';
import { form } from '../fields/form';
import { text } from '../fields/text';

// Kept apart from the form schemas: only the server uses it.

const MAX_NUMBER = 2_147_483_647;

/** The number of a version or round. */
export const versionNumber = () =>
  askedNumber('Must be a whole number')
    .min(1, `Must be between 1 and ${MAX_NUMBER}`)
    .max(MAX_NUMBER, `Must be between 1 and ${MAX_NUMBER}`);

/** Selects a version of an operational configuration. `download` with any value requests a file. */
export const configurationQuerySchema = form({ download: text(), on: askedDay(), version: versionNumber() }).test(
  'one of two',
  ({ on, version }, { createError }) =>
    on === undefined || version === undefined
      ? true
      : createError({ path: 'on', message: 'Please send either a version or a day' }),
);

/** Selects the day of which configurations of a lidar are read. */
export const operationalQuerySchema = form({ on: askedDay() });

/** Selects the changes of operational configurations after a cursor. */
export const configurationChangesQuerySchema = form({
  changed_since: text().test('cursor', 'Must be a cursor, or left out', (value) => value !== ''),
});
