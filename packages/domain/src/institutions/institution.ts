import type { InferType } from 'yup';
import { form } from '../fields/form';
import { REQUIRED, text } from '../fields/text';

export const beginInstitutionLoginSchema = form({ institution: text(40).required(REQUIRED) });
export type BeginInstitutionLogin = InferType<typeof beginInstitutionLoginSchema>;

/** The answer to the call that begins a login: where the browser continues. */
export interface InstitutionLogin {
  url: string;
}

/** The query with which the institution sent the browser back, as it is. */
export const finishInstitutionLoginSchema = form({ answer: text(4000).required(REQUIRED) });
export type FinishInstitutionLogin = InferType<typeof finishInstitutionLoginSchema>;

/** A login at an institution that opens the user's own account, as `GET /user/identities` returns it. */
export interface Identity {
  _id: string;
  /** Its present name in the settings, or the address of its issuer if it is no longer there. */
  institution: string;
  /** Epoch seconds. */
  linked_at: number;
  /** `null` if it was not used since it was linked. */
  last_used_at: number | null;
  /** Whether it opens the account: users can unlink it, and link it again. */
  is_linked: boolean;
}
