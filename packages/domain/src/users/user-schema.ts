import { array } from 'yup';
import type { InferType } from 'yup';
import { printed } from '../fields/drawable';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { email, line, text } from '../fields/text';
import { named } from '../fields/web-address';
import { ROLES } from './roles';

/** Names are restricted to printable characters, because documents contain the names of submitters and evaluators. */
const personName = () => named(printed(line())).required('Please enter a name');

const userFields = {
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
};

/** The input of adding a user. Roles are ids; the list may be empty. */
export const userSchema = form(userFields);
export type UserInput = InferType<typeof userSchema>;

/** The input of editing a user, with the version on which it is based. */
export const userEditSchema = form({ ...userFields, version: version() });
export type UserEdit = InferType<typeof userEditSchema>;

export const profileSchema = form({ first_name: personName(), last_name: personName() });
