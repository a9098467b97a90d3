import { array } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { form } from '../fields/form';
import { email, text } from '../fields/text';
import { ROLES } from './roles';

/** Documents name those who submit and evaluate. */
const personName = () => printed(text()).required('Please enter a name');

/** Adding and editing a user. Roles are ids; none at all is possible. */
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

/** The fields of their own account that users may change. */
export const profileSchema = form({ first_name: personName(), last_name: personName() });
