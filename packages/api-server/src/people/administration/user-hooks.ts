import type { RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import type { User } from '../users/user.store';

/** Called for a user who loses roles for reviews, or the account with all of them. */
export interface ReviewerRemoved {
  actor: Actor;
  user: User;
  roles: readonly RoleCode[];
  /** The reason, as the end of a sentence about the user. */
  because: string;
  /** Whether the user still has an account and can be notified. */
  canBeNotified: boolean;
}

/** Called for a user whose account is deactivated. */
export type UserDeactivated = Pick<ReviewerRemoved, 'actor' | 'user'>;

/** Dependencies of accounts in other wings, which this one does not import: `app` supplies them. */
export interface UserHooks {
  /** The facilities of a user, who must transfer them before the account is deactivated. */
  listOwned: (tx: Db, userId: string) => Promise<{ acronym: string }[]>;
  /** Called in the transaction that removes the roles or deactivates the account. */
  onReviewerRemoved: (tx: Db, context: Context, removed: ReviewerRemoved) => Promise<void>;
  /** Called in the transaction that deactivates the account. */
  onDeactivated: (tx: Db, deactivated: UserDeactivated) => Promise<void>;
}

/** The context of changes of accounts: that of every call, and the hooks. */
export type AdministrationContext = Context & UserHooks;
