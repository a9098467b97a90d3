import { array } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { form } from '../fields/form';
import { email, line, text } from '../fields/text';
import { ROLES } from './roles';

/** Names are restricted to printable characters, because documents contain the names of submitters and evaluators. */
const personName = () => printed(line()).required('Please enter a name');

/** The input of adding or editing a user. Roles are ids; the list may be empty. */
export const userSchema = form({
  email: email(),
  first_name: personName(),
  last_name: personName(),
  roles: array()
    .of(
      text()
        .required('Unknown role')
        .test('role', 'Unknown role', (id) => ROLES.some(({ code }) => code === id)),
    )
    .typeError('Must be a list')
    .required('Required'),
});
export type UserInput = InferType<typeof userSchema>;

export const profileSchema = form({ first_name: personName(), last_name: personName() });
