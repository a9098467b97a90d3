import type { InferType } from 'yup';
import { array, string } from 'yup';
import { form } from '../fields/form';
import { line, REQUIRED } from '../fields/text';
import { tokenDays } from '../releases/grant';
import { SCOPE_CODES, type TokenScope } from './scopes';

/** A new API token: its name, what it reads and how long it lasts. */
export const apiTokenSchema = form({
  name: line(60).required(REQUIRED),
  scopes: array(string().typeError('Unknown scope').oneOf(SCOPE_CODES, 'Unknown scope').defined().required(REQUIRED))
    .typeError('Must be a list')
    .min(1, 'Choose at least one')
    .max(SCOPE_CODES.length, 'Choose each once')
    .required('Choose at least one'),
  days: tokenDays(),
});
export type ApiTokenInput = InferType<typeof apiTokenSchema>;

/** The answer to the call that makes a token; it is not shown again. */
export interface NewApiToken {
  token: string;
}

/** An API token in the list of administrators. */
export interface ApiToken {
  _id: string;
  name: string;
  scopes: TokenScope[];
  /** Epoch seconds. */
  created_at: number;
  /** Who made it; `null` for nobody that is known. */
  created_by: string | null;
  ends_at: number;
  has_ended: boolean;
  /** Within the last hour of use; `null` if it was never used. */
  last_used_at: number | null;
}
