import { nameOfAspect, COMPONENTS } from '../acceptance/components';
import { PARTY_NAMES } from '../acceptance/party';
import { AWAITED } from '../acceptance/pending-for';
import { PLAN_ASSESSMENTS } from '../acceptance/plan-assessment';
import { ACCEPTANCE_STATUSES } from '../acceptance/status';
import { TOKEN_SCOPES } from '../api-tokens/scopes';
import { EMAIL_STATUSES } from '../emails/email';
import { LABEL_REQUESTS, LABEL_STATUSES } from '../label/label-steps';
import { labelOf } from '../records/records';
import type { FormKind } from '../records/records';
import { capitalised } from '../text/capitalised';
import { EVALUATION_OUTCOME_WORDS, EVALUATION_STATUS_WORDS } from '../regular-evaluation/evaluation-steps';
import type { TypeListName } from '../types/type-lists';
import { ROLES } from '../users/roles';

/** A fact of an audit entry that is not a field of a form: its label, and its values in words. */
export interface FactRow {
  label: string;
  /** The list with the names of its codes. */
  list?: TypeListName;
  /** The words for a code that is in no list; without them, a value is shown as it is. */
  words?: (code: string, kind: FormKind | undefined) => string | undefined;
  /** The words for no value, if "Not given" is not true of it. */
  missing?: string;
  /** Names what the entry is about: stored with the values before, and not changed. */
  isUnchanged?: true;
}

type Named = readonly { code: string; name: string }[];

/** The name of a code in a list. */
export const nameIn = (list: Named, code: string) => list.find((item) => item.code === code)?.name;
const named = (label: string, list: Named, missing?: string): FactRow => ({
  label,
  words: (code) => nameIn(list, code),
  ...(missing !== undefined && { missing }),
});
const codesOf = (table: Readonly<Record<string, string | { name: string }>>): Named =>
  Object.entries(table).map(([code, value]) => ({ code, name: typeof value === 'string' ? value : value.name }));

const TASKS = codesOf(
  Object.fromEntries(
    Object.entries(AWAITED).map(([code, { does }]) => [code, does === '' ? 'Nothing' : capitalised(does)]),
  ),
);
const KINDS = codesOf({
  codes: 'One-time codes',
  passkey: 'Passkey',
  activation: 'Activation of the account',
  reset: 'Reset of the password',
});

const LABEL_CODES = LABEL_STATUSES.map((code) => ({ code, name: code === 'none' ? 'No label' : capitalised(code) }));
const REQUESTS = LABEL_REQUESTS.map((code) => ({ code, name: capitalised(code) }));

/** The moves that end a share. */
const ENDING_MOVES = codesOf({
  'release.publish': 'A release',
  'release.rollback': 'A rollback',
  'release.withdraw': 'Taking the part back',
  'release.retire': 'Retiring the part',
});

/** The facts that entries record beside the fields of forms, by the names under which they are stored. */
export const FACT_ROWS: Readonly<Record<string, FactRow>> = {
  ...Object.fromEntries(COMPONENTS.map(({ code, name }) => [code, { label: name, missing: 'Not assigned' }])),
  api_token: { label: 'API token' },
  acceptance: { label: 'Acceptance', list: 'acceptance' },
  activated: { label: 'Account activated' },
  aspect: { label: 'Aspect', words: nameOfAspect },
  assessment: named('Assessment of the plan', PLAN_ASSESSMENTS),
  by: { label: 'By', words: capitalised },
  built_at: { label: 'Built' },
  builder: { label: 'Builder' },
  byOwner: { label: 'By the facility leader or a deputy' },
  compliance: { label: 'Compliance', list: 'compliance' },
  condition: { label: 'Condition', isUnchanged: true },
  configuration: { label: 'Version of the operational configuration', missing: 'None' },
  conflict_of_interest: { label: 'Conflict of interest' },
  contentType: { label: 'Type' },
  days: { label: 'Valid for (days)' },
  declined_because: { label: 'Reason' },
  deputy: { label: 'Deputy' },
  digest: { label: 'Weekly summary by email' },
  due_date: { label: 'Due date', missing: 'Not set' },
  email: { label: 'Email' },
  emails: { label: 'Emails', missing: 'None' },
  ends_at: { label: 'Ends', missing: 'Never' },
  expiresAt: { label: 'Expires' },
  is_clean: { label: 'Sources as in the commit' },
  key: { label: 'Key' },
  kind: named('Kind', KINDS),
  left: { label: 'Recovery codes left' },
  menu_from: { label: 'Menu from' },
  menu_to: { label: 'Menu to' },
  minutes: { label: 'Minutes', missing: 'Not set' },
  move: named('Ended by', ENDING_MOVES),
  new: { label: 'Tabs with the new release' },
  opened: { label: 'Opened for correction', words: (path, kind) => kind && labelOf(kind, path) },
  origin: { label: 'Built from' },
  outcome: named('Outcome', codesOf(EVALUATION_OUTCOME_WORDS)),
  owner: { label: 'NF Leader' },
  pending_for: named('To do', TASKS),
  pending_with: named('Waiting for', codesOf({ ...PARTY_NAMES, nobody: 'No one' })),
  percent: { label: 'Share (%)' },
  proposed: named('Proposed', REQUESTS, 'Nothing'),
  rest: { label: 'Other tabs' },
  report_before: { label: 'Report before' },
  retired_at: { label: 'Retired', missing: 'No' },
  role: named('Role', ROLES),
  roles: named('Roles', ROLES, 'None'),
  scopes: named('Scopes', codesOf(TOKEN_SCOPES), 'None'),
  sha256: { label: 'SHA-256' },
  size: { label: 'Size (bytes)' },
  status: named('Status', [
    ...ACCEPTANCE_STATUSES,
    ...codesOf(EMAIL_STATUSES),
    ...codesOf({ ...EVALUATION_STATUS_WORDS, ended: 'Ended' }),
    ...LABEL_CODES,
  ]),
  token: { label: 'Deploy token' },
  until: { label: 'Due date' },
};

/** Facts that are the identifier of a record, which nobody reads: the sentence of the entry names the record. */
export const IDENTIFIERS: readonly string[] = ['question'];
