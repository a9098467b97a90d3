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

/** The turns of an application, in order; the present one is stored with it. */
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

interface HandedOver {
  facilityId: string;
  acronym: string;
  happenings: readonly Happening[];
  preliminary: AcceptanceCode;
}

/** The hand-overs of a facility's applications, as the portal records them. */
export function handOverRows({ facilityId, acronym, happenings, preliminary }: HandedOver): AuditRow[] {
  const turns = turnsOf(happenings, preliminary);
  return turns.flatMap(({ at, pendingFor }, index) => {
    const before = turns[index - 1]?.pendingFor;
    if (before === undefined || before === pendingFor) return [];
    return [
      {
        at,
        action: HAND_OVER,
        objectKind: 'facility',
        objectId: facilityId,
        objectName: acronym,
        facilityId,
        oldValue: inAudit(before),
        newValue: inAudit(pendingFor),
      } as const,
    ];
  });
}
