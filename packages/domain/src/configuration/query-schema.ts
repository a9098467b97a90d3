import { askedDay, askedNumber } from '../fields/asked';
import { form } from '../fields/form';
import { text } from '../fields/text';

// Beside the schemas of forms: only the server checks this.

const MAX_NUMBER = 2_147_483_647;

/** The number of a version. */
export const versionNumber = () =>
  askedNumber('Must be a whole number')
    .min(1, `Must be between 1 and ${MAX_NUMBER}`)
    .max(MAX_NUMBER, `Must be between 1 and ${MAX_NUMBER}`);

/** Which version of an operational configuration is wanted. With `download`, whatever it says, it comes as a file. */
export const configurationQuerySchema = form({ download: text(), on: askedDay(), version: versionNumber() }).test(
  'one of two',
  ({ on, version }, { createError }) =>
    on === undefined || version === undefined
      ? true
      : createError({ path: 'on', message: 'Please send either a version or a day' }),
);

/** Behind which change the changes of operational configurations are wanted. */
export const configurationChangesQuerySchema = form({
  changed_since: text().test('cursor', 'Must be a cursor, or left out', (value) => value !== ''),
});
