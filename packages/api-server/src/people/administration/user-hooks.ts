import type { RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import type { User } from '../users/user.store';

/** Called for a user who loses roles for reviews, or the account with all of them. */
export interface ReviewerRemoved {
  actor: Actor;
  user: User;
  roles: readonly RoleCode[];
  /** Why, as the end of a sentence about the person. */
  because: string;
  /** Whether the person still has an account to be told by. */
  isTold: boolean;
}

/** Called for a user whose account goes out of use. */
export type UserDeactivated = Pick<ReviewerRemoved, 'actor' | 'user'>;

/** What accounts are bound to in other wings, which this one does not know: `app` hands it over. */
export interface UserHooks {
  /** Facilities of a person, who must transfer them before the account goes out of use. */
  listOwned: (tx: Db, userId: string) => Promise<{ acronym: string }[]>;
  /** Called in the transaction that takes the roles or the account. */
  onReviewerRemoved: (tx: Db, context: Context, removed: ReviewerRemoved) => Promise<void>;
  /** Called in the transaction that takes the account out of use. */
  onDeactivated: (tx: Db, deactivated: UserDeactivated) => Promise<void>;
}

/** What changes of accounts may use: what every call may, and the hooks. */
export type AdministrationContext = Context & UserHooks;
