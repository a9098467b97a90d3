import { addDays, day, type Day } from '../time/day';
import type { CountedDecision, LabelScope } from './label-decision';
import { isLabelHeld, LABEL_STEPS, statesValidity, type LabelRequestKind, type LabelStatus } from './label-steps';

/** A period for which a label was granted, with what it is about. */
export interface LabelPeriod {
  from: Day;
  until: Day;
  scope: LabelScope;
  /** The place of the grant or renewal. */
  place: number;
}

/** The last day of a period: a renewal that begins before its end supersedes it. */
export const lastDayOf = ({ until }: LabelPeriod, next: LabelPeriod | undefined): Day =>
  next !== undefined && next.from <= until ? addDays(next.from, -1) : until;

/** What is to be decided. */
export interface LabelRequest {
  kind: LabelRequestKind;
  /** Epoch seconds. */
  since: number;
  scope: LabelScope | null;
  reason: string | null;
}

/** A label on a day, as a function of its decisions and that day alone. */
export interface LabelOnDay {
  status: LabelStatus;
  /** Granted, and the day lies in a period for which it was granted. Nothing else is valid. */
  is_valid: boolean;
  /** The day from which on the status holds; `null` without a label. */
  since: Day | null;
  /** The period that holds on the day; before its first day, the first one; after the last, the last one. */
  period: LabelPeriod | null;
  /** Periods that were granted to follow it, in their order. */
  later: readonly LabelPeriod[];
  /** The last day of validity over all periods, which a renewal has moved. */
  valid_until: Day | null;
  public_text: string | null;
  request: LabelRequest | null;
  /** The first day of the label, which no renewal has moved; `null` without one. */
  first: Day | null;
  /** Earlier labels of the facility, in their order. */
  former: FormerLabel[];
}

/** A label that ended before another one was granted. */
export interface FormerLabel {
  status: 'withdrawn' | 'expired';
  since: Day | null;
  /** The place of the grant or renewal that held when it ended. */
  held: number;
  /** The place of the grant that came after it. */
  before: number;
}

const NO_LABEL: LabelOnDay = {
  status: 'none',
  is_valid: false,
  since: null,
  period: null,
  later: [],
  valid_until: null,
  public_text: null,
  request: null,
  first: null,
  former: [],
};

/** What decisions make of a label, without regard to the day. */
type Decided = Pick<LabelOnDay, 'status' | 'since' | 'public_text' | 'request' | 'former'> & {
  periods: readonly LabelPeriod[];
};

type Decision = Omit<CountedDecision, 'on'>;

const recordedOn = ({ recorded_at }: Decision): Day => day(recorded_at) ?? '';

const dayAfter = (last: Day): Day => addDays(last, 1);

/** Since when a status holds: a label from its first day on, its end by the calendar, everything else from its record on. */
function sinceOf(decision: Decision, { since, periods }: Decided): Day | null {
  const { kind, valid_from } = decision;
  if (kind === 'renew') return since;
  if (kind === 'grant') return valid_from;
  const on = recordedOn(decision);
  const [first] = periods;
  // What is reinstated before its first day begins on that day all the same.
  if (kind === 'reinstate' && first && first.from > on) return first.from;
  const last = periods.at(-1);
  return kind === 'expire' && last ? dayAfter(last.until) : on;
}

/** A renewal that was not decided on in time becomes the proposal of a label again. */
const requestAfterExpiry = (request: LabelRequest | null): LabelRequest | null => {
  if (request?.kind === 'suspension') return null;
  return request && { ...request, kind: 'label' };
};

/** What is to be decided after an entry. That of the end of a label changes nothing that the calendar has not changed. */
function requestOf({ kind, scope, reason, recorded_at: since }: Decision, before: Decided): LabelRequest | null {
  if (kind === 'expire') return requestAfterExpiry(before.request);
  const { opens } = LABEL_STEPS[kind];
  return opens === undefined ? null : { kind: opens, since, scope, reason };
}

/** A grant begins a new life of the label; a renewal adds a period to it. */
function periodsAfter({ kind, valid_from, valid_until, scope, place }: Decision, { periods }: Decided) {
  if (valid_from === null || valid_until === null || scope === null || !statesValidity(kind)) return periods;
  const period = { from: valid_from, until: valid_until, scope, place };
  return kind === 'grant' ? [period] : [...periods, period];
}

/** The period that holds on a day; before the first day, the first one. */
const periodOn = (periods: readonly LabelPeriod[], on: Day): LabelPeriod | null =>
  periods.findLast(({ from }) => from <= on) ?? periods[0] ?? null;

/** A grant ends the label before it for good; one that is not recorded as withdrawn had expired. */
function formerAfter({ kind, place }: Decision, { former, periods, status, since }: Decided): FormerLabel[] {
  const last = periods.at(-1);
  if (kind !== 'grant' || last === undefined) return former;
  const ended =
    status === 'withdrawn'
      ? ({ status, since } as const)
      : ({ status: 'expired', since: dayAfter(last.until) } as const);
  const held = periodOn(periods, ended.since ?? last.from) ?? last;
  return [...former, { ...ended, held: held.place, before: place }];
}

function after(before: Decided, decision: Decision): Decided {
  const { to } = LABEL_STEPS[decision.kind];
  const request = requestOf(decision, before);
  if (to === undefined) return { ...before, request };
  return {
    status: to,
    since: sinceOf(decision, before),
    public_text: decision.public_text,
    request,
    periods: periodsAfter(decision, before),
    former: formerAfter(decision, before),
  };
}

/** What the entries of a record leave to be decided, without regard to the day. */
export const requestAfter = (decisions: readonly Decision[]): LabelRequest | null =>
  decisions.reduce(after, { ...NO_LABEL, periods: [] }).request;

/** A label on a day. `decisions` are in the order of their places. */
export function labelOn(decisions: readonly Decision[], today: Day): LabelOnDay {
  const decided = decisions.reduce(after, { ...NO_LABEL, periods: [] });
  const { periods, status } = decided;
  const last = periods.at(-1);
  if (last === undefined) return { ...NO_LABEL, request: decided.request };
  const { until: valid_until } = last;
  const period = periodOn(periods, today);
  const later = periods.filter(({ place }) => period !== null && place > period.place);
  const { since, public_text, request, former } = decided;
  const first = periods[0]?.from ?? null;
  const hasEnded = isLabelHeld(status) && today > valid_until;
  if (hasEnded)
    return {
      status: 'expired',
      is_valid: false,
      since: dayAfter(valid_until),
      period: last,
      later: [],
      valid_until,
      public_text: null,
      request: requestAfterExpiry(request),
      first,
      former,
    };
  const isValid = status === 'granted' && period !== null && period.from <= today && today <= period.until;
  return { status, is_valid: isValid, since, period, later, valid_until, public_text, request, first, former };
}

/** Whether a label has ended by the calendar, and the entry of its end is not in its record yet. */
export function isEndUnrecorded(decisions: readonly Decision[], today: Day): boolean {
  const { status, valid_until } = labelOn(decisions, today);
  return status === 'expired' && valid_until !== null && labelOn(decisions, valid_until).status !== 'expired';
}
