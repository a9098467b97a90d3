import type { User } from '@portal/domain';
import type { CsvColumn } from '../csv/csv-button';
import { MESSAGES } from './messages';
import { statusOfUser } from './status-of-user';

const {
  table: { columns: titles },
  form,
  status,
} = MESSAGES;

/** The content of a table row, one value per column. */
export const USER_CSV: readonly CsvColumn<User>[] = [
  ['email', titles.email, ({ email }) => email],
  ['name', form.firstName, ({ first_name }) => first_name],
  ['name', form.lastName, ({ last_name }) => last_name],
  ['roles', titles.roles, ({ roles }) => roles.map(({ name }) => name).join(', ')],
  ['status', titles.status, (user) => status[statusOfUser(user)]],
];
