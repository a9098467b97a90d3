import { boolean, ref, string } from 'yup';
import type { InferType } from 'yup';
import { form } from '../fields/form';
import { email, text } from '../fields/text';
import { factorFields } from './second-factor';

/** A password is used as typed, without trimming. */
const password = (missing: string) => string().typeError('Must be a text').required(missing);

export const loginSchema = form({
  email: email(),
  password: password('Please enter your password'),
  ...factorFields,
});
export type Login = InferType<typeof loginSchema>;

export const resetPasswordSchema = form({ email: email() });
export type ResetPassword = InferType<typeof resetPasswordSchema>;

/** The strength of a password is checked by `passwordProblem`, because that depends on the user's names and address. */
export const changePasswordSchema = form({
  password: password('Please enter your new password'),
  confirm_password: password('Please confirm your new password').test(
    'equal',
    'Passwords do not match!',
    (value, { resolve }) => !value || value === resolve(ref('password')),
  ),
  password_reset_hash: text().nullable(),
});
export const linkSchema = form({ password_reset_hash: text().required('Required') });
export type LinkInput = InferType<typeof linkSchema>;

/** The account whose password a link sets. */
export interface LinkAccount {
  email: string;
  /** The names of its facilities; empty for an account that has a password already. */
  facilities: readonly string[];
}

/** Whether a link still sets a password, and of which account. */
export interface LinkState {
  works: boolean;
  account?: LinkAccount;
}
export type ChangePassword = InferType<typeof changePasswordSchema>;

/** Messages that a user can switch off. */
export const preferencesSchema = form({
  digest: boolean().typeError('Must be yes or no').required('Required'),
});
export type Preferences = InferType<typeof preferencesSchema>;

export const USER_SORTS = ['email', 'name', 'roles', 'status'] as const;
export type UserSort = (typeof USER_SORTS)[number];
