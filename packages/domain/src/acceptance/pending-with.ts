import { day } from '../time/day';
import type { AcceptanceCode } from '../types/type-lists';
import type { InitialAcceptance } from './initial-acceptance';
import type { Party } from './party';
import type { AcceptanceStatusCode } from './status';

/** Words before the due date of a step, while it is ahead and once it is over. */
export const DUE_WORDS = { due: 'Due on', overdue: 'Overdue since' } as const;

/** The party that an application is pending with, since when, and its next step. */
export interface Pending {
  party: Party;
  /** Epoch seconds. */
  since: number | null;
  /** All of it in words. */
  sentence: string;
}

/** The facts that decide with whom an application is pending; a part of `InitialAcceptance`. */
export interface PartyFacts extends Pick<InitialAcceptance, 'reviewers_set' | 'can_issue_preliminary_report'> {
  status: { code: AcceptanceStatusCode };
  preliminary_acceptance: { code: AcceptanceCode } | null;
}

export type PendingFacts = PartyFacts &
  Pick<InitialAcceptance, 'pending_since'> &
  Partial<Pick<InitialAcceptance, 'due_date'>>;

interface PendingRow {
  party: Party;
  /** The step of the party, after its name. */
  does: string;
  next?: string;
}

const PARTIES: Readonly<Record<Exclude<Party, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'the administrators',
  reviewers: 'the reviewers',
  cars: 'CARS',
};

const FILL_IN: PendingRow = {
  party: 'facility',
  does: 'to describe its instruments and submit the application',
  next: 'Then the administrators set reviewers.',
};
const FINAL_REPORT: PendingRow = {
  party: 'cars',
  does: 'to issue the final report',
  next: 'With it, the initial acceptance is complete.',
};

function afterSubmission({ reviewers_set, can_issue_preliminary_report }: PartyFacts): PendingRow {
  if (can_issue_preliminary_report)
    return {
      party: 'cars',
      does: 'to issue the preliminary report',
      next: 'Then the facility may add an upgrade plan.',
    };
  const next = 'Then CARS issues the preliminary report.';
  return reviewers_set
    ? { party: 'reviewers', does: 'to evaluate every part of the application', next }
    : { party: 'administrators', does: 'to set reviewers', next: 'Then they evaluate every part of the application.' };
}

/** Only a conditional acceptance waits for a plan; after a clear yes or no the final report may follow at once. */
const afterPreliminaryReport = ({ preliminary_acceptance }: PartyFacts): PendingRow =>
  preliminary_acceptance?.code === 'conditionally'
    ? { party: 'facility', does: 'to upload its upgrade plan', next: 'Then CARS issues the final report.' }
    : FINAL_REPORT;

const ROWS: Readonly<Record<Exclude<AcceptanceStatusCode, 'evaluated'>, (facts: PartyFacts) => PendingRow>> = {
  registered: () => ({
    party: 'administrators',
    does: 'to send the invitation',
    next: 'The facility may describe its instruments already.',
  }),
  invited: () => FILL_IN,
  draft: () => FILL_IN,
  submitted: afterSubmission,
  preliminary_report_issued: afterPreliminaryReport,
  waiting_final_report: () => FINAL_REPORT,
};

/** Whom an application is pending with. */
export const pendingParty = (facts: PartyFacts): Party =>
  facts.status.code === 'evaluated' ? 'nobody' : ROWS[facts.status.code](facts).party;

/** The party that an application is pending with, since when, and its next step; days in UTC. */
export function pendingWith(facts: PendingFacts): Pending {
  const { code } = facts.status;
  const since = facts.pending_since;
  const from = day(since) ? ` since ${day(since)}` : '';
  if (code === 'evaluated')
    return { party: 'nobody', since, sentence: `The initial acceptance ${from ? 'has been' : 'is'} complete${from}.` };
  const { party, does, next } = ROWS[code](facts);
  const who = party === 'nobody' ? '' : PARTIES[party];
  const due = day(facts.due_date) ? `It is due on ${day(facts.due_date)}.` : '';
  return {
    party,
    since,
    sentence: [`It ${from ? 'has been' : 'is'} up to ${who}${from} ${does}.`, due, next].filter(Boolean).join(' '),
  };
}
