import type { User } from '../users/user.store';
import { sqlProblem } from '../../platform/db/sql-problem';
import { AppError } from '../../platform/errors/app-error';

/** First and last name, as the audit log names a user. */
export const fullName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;

/** The fields of an account in an audit entry, under the names of its form. */
export const auditedFields = ({ email, firstName, lastName, roles }: Omit<User, 'id'>) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  roles: roles.toSorted(),
});

/** The fields of an account that changed, before and after. */
export function auditedUser(before: User, after: User) {
  const [oldValue, newValue] = [auditedFields(before), auditedFields(after)];
  const changed = (Object.keys(newValue) as (keyof typeof newValue)[]).filter(
    (field) => String(oldValue[field]) !== String(newValue[field]),
  );
  const only = (values: typeof newValue) => Object.fromEntries(changed.map((field) => [field, values[field]]));
  return { oldValue: only(oldValue), newValue: only(newValue) };
}

/** The result of writing an account; an address that is taken, whatever its letter case, is refused on its field. */
export async function unlessTaken<T>(email: string, writing: Promise<T>): Promise<T> {
  return writing.catch((error: unknown) => {
    if (sqlProblem(error)?.constraint !== 'users_email_key') throw error;
    const message = `A user with the address ${email} already exists.`;
    throw new AppError('notSaved', 409, { message, errors: [{ path: 'email', message }] });
  });
}
