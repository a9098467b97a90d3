import { HAND_OVER, partyFor, type AcceptanceCode, type PendingFor } from '@portal/domain';
import type { AuditRow } from './demo.store';
import { ASSESSED_AFTER_MINUTES } from './plan-assessments';
import type { Event } from './stories';
import { plusMinutes, type Happening } from './timeline';

/** What an application is pending for after each event, if nothing else is known. */
const PENDING_AFTER: Readonly<Record<Event, PendingFor>> = {
  register: 'invitation',
  invite: 'application',
  save: 'application',
  submit: 'reviewers',
  setReviewers: 'evaluations',
  evaluate: 'preliminary-report',
  decline: 'reviewers',
  issuePreliminary: 'final-report',
  addUpgradePlan: 'assessments',
  issueFinal: 'nothing',
  reopen: 'evaluations',
  returnToFacility: 'application',
  withdraw: 'application',
};

interface Turn {
  at: Date;
  pendingFor: PendingFor;
}

/** The turns of an application that follow from its events, in order. */
function turnsOf(happenings: readonly Happening[], preliminary: AcceptanceCode): Turn[] {
  const isFollowed = (index: number) => index < happenings.length - 1 && happenings[index + 1]?.event !== 'decline';
  const isAssigned = (index: number) => happenings.slice(0, index).some(({ event }) => event === 'setReviewers');
  return happenings.flatMap(({ event, at }, index): Turn[] => {
    // Reviewers who have not finished hand nothing over.
    if (event === 'evaluate' && !isFollowed(index)) return [];
    if (event === 'submit' && isAssigned(index)) return [{ at, pendingFor: 'evaluations' }];
    if (event === 'issuePreliminary' && preliminary === 'conditionally') return [{ at, pendingFor: 'upgrade-plan' }];
    const turn = { at, pendingFor: PENDING_AFTER[event] };
    const assessed = { at: plusMinutes(at, ASSESSED_AFTER_MINUTES), pendingFor: 'final-report-on-plan' as const };
    return event === 'addUpgradePlan' && isFollowed(index) ? [turn, assessed] : [turn];
  });
}

const inAudit = (pendingFor: PendingFor) => ({ pending_for: pendingFor, pending_with: partyFor(pendingFor) });

interface Facility {
  facilityId: string;
  acronym: string;
}

interface HandedOver extends Facility {
  happenings: readonly Happening[];
  preliminary: AcceptanceCode;
}

const handOver = ({ facilityId, acronym }: Facility, from: PendingFor, { at, pendingFor }: Turn): AuditRow => ({
  at,
  action: HAND_OVER,
  objectKind: 'facility',
  objectId: facilityId,
  objectName: acronym,
  facilityId,
  oldValue: inAudit(from),
  newValue: inAudit(pendingFor),
});

/** The hand-overs of a facility's applications, as the portal records them; the last is to whom it is `present`ly. */
export function handOverRows({ happenings, preliminary, ...facility }: HandedOver, present: Turn | null): AuditRow[] {
  const turns = turnsOf(happenings, preliminary);
  if (present && present.pendingFor !== turns.at(-1)?.pendingFor) turns.push(present);
  return turns.flatMap((turn, index) => {
    const before = turns[index - 1]?.pendingFor;
    return before === undefined || before === turn.pendingFor ? [] : [handOver(facility, before, turn)];
  });
}
