import { HISTORY_ACTIONS, type HistoryAction } from '../history/history';

export interface AuditRecord {
  _id: string;
  /** Epoch seconds. */
  at: number;
  /** The acting user; `null` for the portal itself. */
  person: { _id: string; name: string } | null;
  action: string;
  /** The name is the one at the time of the action. */
  object: { kind: string; id: string; name: string | null };
  facility: { _id: string; acronym: string } | null;
  /** Values before and after: changed fields, or facts about the step. */
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** The response of `GET /audit`: one page, newest first, and the total number of matches. */
export interface AuditPage {
  entries: AuditRecord[];
  total_count: number;
}

/** Actions that are not in the history of a facility, as a phrase after the name of the user. */
const OTHER_ACTIONS = {
  'evaluation.submit': 'submitted an evaluation on {name}',
  'evaluation.assess-plan': 'assessed the upgrade plan on {name}',
  'qa-test.add': 'began a test of {name}',
  'qa-test.edit': 'changed {name}',
  'qa-test.delete': 'deleted the draft of {name}',
  'qa-test.add-file': 'added a file to {name}',
  'qa-test.delete-file': 'deleted a file of {name}',
  'qa-test.save-evaluation': 'saved a draft of the evaluation of {name}',
  'qa-test.empty-evaluation': 'began an empty evaluation of {name}; the draft of the former evaluator was deleted',
  'qa-test.release': 'released {name}',
  'support-request.take-over': 'took the request {name} over',
  'support-request.write': 'wrote a message in the request {name}',
  'support-slot.add': 'added the slot {name}',
  'support-slot.edit': 'changed the slot {name}',
  'support-slot.open': 'opened the slot {name}',
  'support-slot.close': 'closed the slot {name}',
  'support-slot.cancel': 'cancelled the slot {name}',
  'lidar-configuration.add': 'added the configuration {name}',
  'lidar-configuration.edit': 'changed the configuration {name}',
  'regular-evaluation.save-statement': 'saved a draft of the statement on {name}',
  'regular-evaluation.save-review': 'saved a draft of the review of {name}',
  'facility.archive': 'archived the facility {name}, which was registered by mistake',
  'user.add': 'added the user {name}',
  'user.edit': 'changed the user {name}',
  'user.edit-profile': 'changed their own name',
  'user.grant-role': 'gave a role to {name}',
  'user.deactivate': 'deactivated the user {name}',
  'user.activate': 'activated the user {name} again',
  'user.lock': 'locked the account of {name}',
  'user.unlock': 'unlocked the account of {name}',
  'user.end-sessions': 'logged {name} out everywhere',
  'user.anonymise': 'removed the name and address of a former user',
  'user.sign-out': 'logged out everywhere',
  'user.request-password': 'asked for a new password of {name}',
  'user.change-password': 'changed a password',
  'user.add-factor': 'set up a second factor',
  'user.rename-factor': 'renamed a passkey',
  'user.remove-factor': 'removed a second factor',
  'user.renew-recovery-codes': 'made new recovery codes',
  'user.use-recovery-code': 'used a recovery code',
  'user.remove-factors': 'removed the second factors of {name}',
  'user.set-preferences': 'changed their own preferences',
  'user.link-identity': 'linked the login of an institution to the account of {name}',
  'user.unlink-identity': 'unlinked the login of an institution from the account of {name}',
  'session.open': 'logged in',
  'session.close': 'logged out',
  'session.end': 'ended a session on another device',
  'session.confirm': 'confirmed their identity',
  'session.end-copied': 'ended a session of {name}, of which a token had been copied',
  'session.replace-key': 'ended all sessions and replaced their key',
  'calendar-address.make': 'made an address of their own calendar',
  'calendar-address.end': 'ended an address of their own calendar',
  'api-token.make': 'made the API token {name}',
  'api-token.end': 'ended the API token {name}',
  'contact.send': 'wrote through the contact form',
  'file.upload': 'uploaded {name}',
  'file.delete': 'deleted {name}',
  'file.share': 'shared {name}',
  'installation.edit': 'changed the settings of the installation',
  'installation.delete-picture': 'deleted the logo of the installation',
  'email.resend': 'sent the message {name} again',
  'release.publish': 'released {name}',
  'release.rollback': 'rolled back {name}',
  'release.share': 'gave {name} to a part of the tabs',
  'release.end-share': 'ended the share of {name}',
  'release.new-token': 'made a new deploy token for {name}',
  'release.add-key': 'added a key to {name}',
  'release.end-key': 'ended a key of {name}',
  'release.end-token': 'ended a deploy token of {name}',
  'release.grant': 'granted {name}',
  'release.switch-off': 'switched off {name}',
  'release.switch-on': 'switched on {name}',
  'release.withdraw': 'took back the release of {name}',
  'release.retire': 'retired {name}',
  'release.set-tab-age': 'changed how old a tab may become on code that was taken back',
  'release.preview': 'made a preview of {name}',
  'release.replay': 'made a preview of the past composition {name}',
  'release.choose-previewers': 'chose who may preview {name}',
} as const;

const DEEDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(HISTORY_ACTIONS).map(([action, { did }]) => [action, did])),
  ...OTHER_ACTIONS,
};

/** Noun and verb, e.g. `user.add`. */
export type AuditAction = HistoryAction | keyof typeof OTHER_ACTIONS;

/** All actions that have a phrase. */
export const AUDIT_ACTIONS: readonly string[] = Object.keys(DEEDS);

/** Kinds of entries, for filters of the audit log: the first part of an action. */
export const AUDIT_KINDS = {
  facility: 'Facilities',
  lidar: 'Lidars',
  photometer: 'Photometers',
  application: 'Applications',
  evaluation: 'Evaluations',
  'qa-test': 'QA tests',
  'support-request': 'Requests for support',
  'support-slot': 'Slots',
  'support-booking': 'Bookings',
  'lidar-configuration': 'Configurations of lidars',
  'instrument-event': 'Log books',
  'photometer-calibration': 'Calibrations',
  'data-feedback': 'Feedback on data',
  'regular-evaluation': 'Regular evaluations',
  'data-indicator': 'Imported indicators',
  label: 'Labels',
  user: 'Users',
  session: 'Logins',
  'calendar-address': 'Addresses of calendars',
  'api-token': 'API tokens',
  file: 'Files',
  email: 'Emails',
  contact: 'Contact',
  release: 'Releases',
  installation: 'Settings',
} as const;

/** Kinds that only the stages after the initial acceptance have. */
const OF_LATER_STAGES: readonly string[] = [
  'qa-test',
  'support-request',
  'support-slot',
  'support-booking',
  'lidar-configuration',
  'instrument-event',
  'photometer-calibration',
  'data-feedback',
  'regular-evaluation',
  'data-indicator',
  'label',
  'calendar-address',
] satisfies (keyof typeof AUDIT_KINDS)[];

/** The kinds of an installation, with their names; one of the first stage alone has no entries of later ones. */
export const auditKindsOf = (stages: 'all' | '1a') =>
  Object.entries(AUDIT_KINDS).filter(([kind]) => stages === 'all' || !OF_LATER_STAGES.includes(kind));

/** The kind of an object of an action, as it is stored. */
export type AuditObjectKind = keyof typeof AUDIT_KINDS | 'contact message';

/** The part of an entry that its sentence is made of. */
type AuditEvent = Pick<AuditRecord, 'person' | 'action' | 'object'> & Partial<Pick<AuditRecord, 'after'>>;

/** Who acted: a user, a service with its token, the deploy token of a team, or the portal itself. */
function actorOf({ person, action, after = {} }: AuditEvent): string {
  if (person) return person.name;
  if (typeof after['api_token'] === 'string') return `API token “${after['api_token']}”`;
  if (!action.startsWith('release.') || after['by'] !== 'deploy token') return 'The portal';
  return typeof after['token'] === 'string' && after['token'] !== ''
    ? `Deploy token “${after['token']}”`
    : 'A deploy token';
}

/** What became of the releases of a share, by its outcome. */
const SHARE_ENDS: Readonly<Record<string, string>> = {
  back: ', which failed more often: it was taken back',
  forward: ', which did not fail more often: it went to everyone',
  undecided: ' undecided: it was taken back',
  finished: ': it went to everyone',
  stopped: ': it was taken back',
};

/** The end of the phrase of a release: the version that became current, or what became of a share. */
function outcomeOf({ action, after = {} }: AuditEvent): string {
  const { version, outcome } = after;
  if (action === 'release.publish' && typeof version === 'string') return ` ${version}`;
  if (action === 'release.rollback' && typeof version === 'string') return ` to ${version}`;
  return action === 'release.end-share' && typeof outcome === 'string' ? (SHARE_ENDS[outcome] ?? '') : '';
}

/** The text of an entry, e.g. "Ada Byron added the user Charles Babbage"; the code of an action without a phrase. */
export function auditSentence(entry: AuditEvent): string {
  const { action, object } = entry;
  const did = Object.hasOwn(DEEDS, action) ? DEEDS[action] : undefined;
  const words = did?.replace('{name}', object.name ?? '').trim() ?? `${action} ${object.name ?? ''}`.trim();
  return `${actorOf(entry)} ${words}${outcomeOf(entry)}`;
}
