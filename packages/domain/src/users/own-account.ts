/** A session of the user's own account, as `GET /user/sessions` returns it. */
export interface OwnSession {
  _id: string;
  /** Browser and system, e.g. "Firefox on Linux"; `null` if unknown. */
  device: string | null;
  /** The network address of the login; `null` if unknown. */
  network: string | null;
  /** Epoch seconds. */
  opened_at: number;
  /** The last renewal; `null` if there was none. */
  last_used_at: number | null;
  expires_at: number;
  /** Whether it is the session of the call. */
  is_present: boolean;
  /** Whether it continues only with the key of its browser. */
  is_bound: boolean;
}

/** What happened to an account, by action of the audit log, as its owner reads it. */
const EVENTS = {
  'session.open': 'You logged in',
  'session.close': 'You logged out',
  'session.end': 'You logged out another device',
  'session.end-copied': 'The portal ended a session, because a token of it had been copied',
  'user.sign-out': 'You logged out on all devices',
  'user.end-sessions': 'An administrator logged you out on all devices',
  'user.lock': 'An administrator locked your account',
  'user.unlock': 'An administrator unlocked your account',
  'user.activate': 'An administrator activated your account again',
  'user.change-password': 'Your password was changed',
  'user.request-password': 'A new password was requested',
  'user.link-identity': 'You linked the login of an institution',
  'user.unlink-identity': 'You unlinked the login of an institution',
  'user.edit': 'An administrator changed your account',
  'user.grant-role': 'You were given a role',
  'user.add-factor': 'You set up a second factor',
  'user.remove-factor': 'You removed a second factor',
  'user.renew-recovery-codes': 'You made new recovery codes',
  'user.use-recovery-code': 'A recovery code was used',
  'user.remove-factors': 'An administrator removed your second factors',
  'user.edit-profile': 'You changed your name',
} as const;

export type AccountEventAction = keyof typeof EVENTS;

/** The actions that the owner of an account reads. */
export const ACCOUNT_EVENTS = Object.keys(EVENTS) as readonly AccountEventAction[];

/** An event of the user's own account, as `GET /user/events` returns it. */
export interface AccountEvent {
  action: AccountEventAction;
  /** Epoch seconds. */
  at: number;
}

/** The text of an event, e.g. "You logged in". */
export const accountEventText = ({ action }: AccountEvent): string => EVENTS[action];
