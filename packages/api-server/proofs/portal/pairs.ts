import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';

const entries = (...actions: string[]) =>
  `(select count(*) from audit_entries where facility_id = one.id and action in (${actions.map((action) => `'${action}'`).join(', ')}))`;
const files = (link: string) => `(select count(*) from files where facility_id = one.id and linked_as = '${link}')`;
const mails = (...kinds: string[]) =>
  `(select count(*) from emails where facility_id = one.id and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const ownersMails = (...kinds: string[]) =>
  `(select count(*) from emails join users on users.email = any (emails.recipients) where users.id = one.owner_id and emails.facility_id = one.id and emails.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const staffMails = (kind: string, role: string) =>
  `(select count(*) from emails where facility_id = one.id and kind = '${kind}' and exists (select from users join user_roles on user_id = users.id where role = '${role}' and email = any (recipients)))`;
const ofFacility = (table: string, condition = 'true') =>
  `(select count(*) from ${table} part where part.facility_id = one.id and ${condition})`;
const ofRounds = (table: string, condition: string) =>
  `(select count(*) from ${table} part join applications on applications.id = part.application_id where applications.facility_id = one.id and ${condition})`;
const snapshots = (kind: string) => ofRounds('snapshots', `part.kind = '${kind}'`);
const versions = (condition: string) =>
  `(select count(*) from accepted_versions where facility_id = one.id and ${condition})`;
const rounds = (condition: string) => `(select count(*) from applications where facility_id = one.id and ${condition})`;

const configured = (change: string) =>
  `(select count(*) from configuration_changes join configuration_versions on configuration_versions.id = version_id where facility_id = one.id and change = '${change}')`;

/** Actions that end a round and begin the next. */
const RESETS = ['application.reopen', 'application.return-to-facility', 'application.withdraw'];
const ASKED = ['application.ask', 'application.ask-as-reviewer'];
const CLOSED = ['application.close-question', 'application.close-question-as-reviewer'];
const SUBMITTED = `status in ('submitted', 'preliminary_report_issued', 'waiting_final_report', 'evaluated')`;
const REPORTED = `status in ('preliminary_report_issued', 'waiting_final_report', 'evaluated')`;

/** Pairs of numbers that one transaction writes: if they differ, a step was only partly taken. */
const PAIRS: readonly (readonly [what: string, one: string, other: string])[] = [
  ['a submission and its document', entries('application.submit'), files('submission-report')],
  ['a submission and its receipt', entries('application.submit'), ownersMails('application-receipt')],
  ['a submission and the message to CARS', entries('application.submit'), mails('application-submitted')],
  [
    'a submission, or a re-opened one, and what was frozen',
    entries('application.submit', 'application.reopen'),
    snapshots('submission'),
  ],
  [
    'an evaluation and its history',
    `${entries('evaluation.submit')} - ${entries('evaluation.reopen')}`,
    ofRounds('evaluations', 'part.evaluated_at is not null'),
  ],
  [
    'a preliminary report and its document',
    entries('application.issue-preliminary-report'),
    files('preliminary-report'),
  ],
  ['a preliminary report and what was frozen', files('preliminary-report'), snapshots('preliminary-report')],
  ['a preliminary report and its message', files('preliminary-report'), ownersMails('preliminary-report-issued')],
  ['an upgrade plan and its history', entries('application.add-upgrade-plan'), files('upgrade-plan')],
  ['an upgrade plan and its receipt', files('upgrade-plan'), ownersMails('upgrade-plan-receipt')],
  ['a final report and its document', entries('application.issue-final-report'), files('final-report')],
  ['a final report and what was frozen', files('final-report'), snapshots('final-report')],
  [
    'an acceptance and its version',
    rounds(`final_report_id is not null and acceptance <> 'no'`),
    versions(`accepted_by = 'report'`),
  ],
  ['versions in force beside another', '0', `greatest(0, ${versions('valid_to is null')} - 1)`],
  [
    'a version without an instrument',
    '0',
    versions('not exists (select from accepted_instruments where version_id = accepted_versions.id)'),
  ],
  ['a final report and its message to the owner', files('final-report'), ownersMails('final-report-issued')],
  [
    'a final report and its message to the administrators',
    files('final-report'),
    staffMails('final-report-issued', 'administrator'),
  ],
  ['a reset and the round that it ended', entries(...RESETS), rounds('archived_at is not null')],
  // Each reviewer receives one as well.
  [
    'a reset and the message to the owner',
    entries(...RESETS),
    ownersMails('evaluation-reopened', 'application-returned', 'application-withdrawn'),
  ],
  ['a reset and the round that it began', `1 + ${entries(...RESETS)}`, rounds('true')],
  ['the current round', '1', rounds('is_current')],
  ['a submitted round without its document', '0', rounds(`${SUBMITTED} and submission_report_id is null`)],
  ['a reported round without its document', '0', rounds(`${REPORTED} and preliminary_report_id is null`)],
  ['a reported round without its decision', '0', rounds(`${REPORTED} and preliminary_acceptance is null`)],
  ['an evaluated round without its report', '0', rounds(`status = 'evaluated' and final_report_id is null`)],
  [
    'a closed condition and the message to the owner',
    entries('application.fulfil-condition'),
    ownersMails('condition-closed'),
  ],
  ['a question and its history', entries(...ASKED), ofFacility('questions')],
  ['a question and the message to the owner', ofFacility('questions'), ownersMails('question-asked')],
  ['an answer and its history', entries('application.answer'), ofFacility('questions', 'answered_at is not null')],
  ['an answer and its file', entries('application.answer'), files('answer')],
  ['an answer and its message', entries('application.answer'), mails('question-answered')],
  ['a closed question and its history', entries(...CLOSED), ofFacility('questions', 'closed_by_id is not null')],
  [
    'an assessment of the plan and its history',
    entries('evaluation.assess-plan'),
    ofRounds('plan_assessments', 'part.assessed_at is not null'),
  ],
  [
    'a re-opened evaluation and the message to its reviewer',
    entries('evaluation.reopen'),
    staffMails('one-evaluation-reopened', 'lidar_reviewer'),
  ],
  ['a component given back and its history', entries('application.decline-review'), ofFacility('declined_reviews')],
  ['a component given back and its message', entries('application.decline-review'), mails('review-declined')],
  [
    'a deputy and their history',
    `${entries('facility.name-deputy')} - ${entries('facility.remove-deputy')}`,
    ofFacility('facility_deputies'),
  ],
  ['a deputy and their message', entries('facility.name-deputy'), mails('deputy-named')],
  ['a deputy taken away and their message', entries('facility.remove-deputy'), mails('deputy-removed')],
  [
    'an approved version and its history',
    entries('application.approve-configuration'),
    ofFacility('configuration_versions'),
  ],
  ['an approved version and its message', ofFacility('configuration_versions'), mails('configuration-approved')],
  ['an approved version and its change', ofFacility('configuration_versions'), configured('approved')],
  [
    'an acceptance and its configuration',
    rounds(`final_report_id is not null and acceptance <> 'no'`),
    ofFacility('configuration_versions', 'reason is null'),
  ],
  [
    'a withdrawn version and its history',
    entries('application.withdraw-configuration'),
    ofFacility('configuration_versions', 'withdrawn_at is not null'),
  ],
  [
    'a withdrawn version and its message',
    entries('application.withdraw-configuration'),
    mails('configuration-withdrawn'),
  ],
  ['a withdrawn version and its change', entries('application.withdraw-configuration'), configured('withdrawn')],
  ['an edit and its history', `one.version - 1`, entries('facility.edit')],
];

/** The numbers that differ, for these facilities. */
export async function halves(db: Db, ids: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [what, one, other] of PAIRS) {
    const { rows } = await db.execute<{ acronym: string; one: string; other: string }>(
      sql.raw(
        `select acronym, ${one} as one, ${other} as other from national_facilities one where one.id in (${ids}) and ${one} <> ${other}`,
      ),
    );
    broken.push(...rows.map((row) => `${row.acronym}: ${what}: ${row.one} and ${row.other}`));
  }
  return broken;
}
