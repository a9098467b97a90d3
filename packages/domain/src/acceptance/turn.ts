import { day } from '../time/day';
import type { InitialAcceptance } from './initial-acceptance';
import type { AcceptanceStatusCode } from './status';

/** Who has to act next. */
export type Side = 'facility' | 'administrators' | 'reviewers' | 'cars' | 'nobody';

/** The sides as tables name them. */
export const SIDE_NAMES: Readonly<Record<Side, string>> = {
  facility: 'Facility',
  administrators: 'Administrators',
  reviewers: 'Reviewers',
  cars: 'CARS',
  nobody: 'Complete',
};

/** What tables say before the day on which a step is due, and once that day is over. */
export const DUE_WORDS = { due: 'Due on', overdue: 'Overdue since' } as const;

/** Whose turn it is in an application, since when, and what comes next. */
export interface Turn {
  side: Side;
  /** Epoch seconds. */
  since: number | null;
  /** All of it in words. */
  sentence: string;
}

export type TurnFacts = Pick<
  InitialAcceptance,
  'status' | 'status_since' | 'reviewers_set' | 'can_issue_preliminary_report' | 'preliminary_acceptance' | 'user_file'
> &
  Partial<Pick<InitialAcceptance, 'due_date'>>;

interface TurnRow {
  side: Side;
  /** What that side does now, after the name of the side. */
  does: string;
  next?: string;
}

const SIDES: Readonly<Record<Exclude<Side, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'the administrators',
  reviewers: 'the reviewers',
  cars: 'CARS',
};

const FILL_IN: TurnRow = {
  side: 'facility',
  does: 'to describe its instruments and submit the application',
  next: 'Then the administrators set reviewers.',
};
const FINAL_REPORT: TurnRow = {
  side: 'cars',
  does: 'to issue the final report',
  next: 'With it, the initial acceptance is complete.',
};

function afterSubmission({ reviewers_set, can_issue_preliminary_report }: TurnFacts): TurnRow {
  if (can_issue_preliminary_report)
    return {
      side: 'cars',
      does: 'to issue the preliminary report',
      next: 'Then the facility may add an upgrade plan.',
    };
  const next = 'Then CARS issues the preliminary report.';
  return reviewers_set
    ? { side: 'reviewers', does: 'to evaluate every part of the application', next }
    : { side: 'administrators', does: 'to set reviewers', next: 'Then they evaluate every part of the application.' };
}

/** Only a conditional acceptance waits for a plan; after a clear yes or no the final report may follow at once. */
const afterPreliminaryReport = ({ preliminary_acceptance }: TurnFacts): TurnRow =>
  preliminary_acceptance?.code === 'conditionally'
    ? { side: 'facility', does: 'to upload its upgrade plan', next: 'Then CARS issues the final report.' }
    : FINAL_REPORT;

const ROWS: Readonly<Record<Exclude<AcceptanceStatusCode, 'evaluated'>, (facts: TurnFacts) => TurnRow>> = {
  registered: () => ({
    side: 'administrators',
    does: 'to send the invitation',
    next: 'The facility may describe its instruments already.',
  }),
  invited: () => FILL_IN,
  draft: () => FILL_IN,
  submitted: afterSubmission,
  preliminary_report_issued: afterPreliminaryReport,
  waiting_final_report: () => FINAL_REPORT,
};

/** Whose turn it is; the day stands in UTC. */
export function turnOf(facts: TurnFacts): Turn {
  const { code } = facts.status;
  const since = facts.status_since;
  const from = day(since) ? ` since ${day(since)}` : '';
  if (code === 'evaluated')
    return { side: 'nobody', since, sentence: `The initial acceptance ${from ? 'has been' : 'is'} complete${from}.` };
  const { side, does, next } = ROWS[code](facts);
  const who = side === 'nobody' ? '' : SIDES[side];
  const due = day(facts.due_date) ? `It is due on ${day(facts.due_date)}.` : '';
  return {
    side,
    since,
    sentence: [`It ${from ? 'has been' : 'is'} up to ${who}${from} ${does}.`, due, next].filter(Boolean).join(' '),
  };
}
