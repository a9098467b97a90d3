import { number } from 'yup';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { text } from '../fields/text';

// Beside the schemas of forms: only the server checks this.

const MAX_NUMBER = 2_147_483_647;

/** The number of a version. */
export const versionNumber = () =>
  number()
    .typeError('Must be a number')
    .integer('Must be a whole number')
    .min(1, `Must be between 1 and ${MAX_NUMBER}`)
    .max(MAX_NUMBER, `Must be between 1 and ${MAX_NUMBER}`);

/** Which version of an operational configuration is wanted. With `download`, whatever it says, it comes as a file. */
export const configurationQuerySchema = form({ download: text(), on: epochDay(), version: versionNumber() }).test(
  'one of two',
  ({ on, version }, { createError }) =>
    !on || version === undefined ? true : createError({ path: 'on', message: 'Please send either a version or a day' }),
);

/** Behind which change the changes of operational configurations are wanted. */
export const configurationChangesQuerySchema = form({ changed_since: text() });
