import { DEFAULT_DISPLAYED_STATUS, FIRST_STATUS } from '@portal/domain';
import type { HistoryAction } from '@portal/domain';
import { STAFF_ACCOUNTS } from './accounts';
import type { AuditRow } from './demo.store';
import { statusesWithLabel } from './labels/stories';
import { statusAfter } from './rounds';
import type { Stage } from './stages';
import type { Event } from './stories';
import { plusMinutes } from './timeline';
import type { Happening } from './timeline';

interface Deed {
  action: HistoryAction;
  by: 'administrator' | 'cars' | 'owner' | 'photometer';
}

/** The audit entry and actor of each event; null for events without an entry. Evaluations have separate rows. */
const DEEDS: Readonly<Record<Event, Deed | null>> = {
  register: { action: 'facility.register', by: 'administrator' },
  invite: { action: 'facility.invite', by: 'administrator' },
  save: { action: 'application.start', by: 'owner' },
  submit: { action: 'application.submit', by: 'owner' },
  setReviewers: { action: 'application.set-reviewers', by: 'administrator' },
  evaluate: null,
  decline: { action: 'application.decline-review', by: 'photometer' },
  issuePreliminary: { action: 'application.issue-preliminary-report', by: 'cars' },
  addUpgradePlan: { action: 'application.add-upgrade-plan', by: 'owner' },
  issueFinal: { action: 'application.issue-final-report', by: 'cars' },
  reopen: { action: 'application.reopen', by: 'administrator' },
  returnToFacility: { action: 'application.return-to-facility', by: 'administrator' },
  withdraw: { action: 'application.withdraw', by: 'owner' },
};

/** Reasons for which an administrator resumed a finished round. */
export const RESET_REASONS = {
  reopen: 'A new laser was installed; the evaluation must be brought up to date.',
  returnToFacility: 'The lidar was rebuilt; please bring the application up to date and submit it again.',
} as const;

/** The component whose reviewer declines it, and the reason that only administrators read. */
export const DECLINED = {
  component: 'photometer',
  reason: 'Away on a field campaign until the end of next month.',
} as const;

const { firstName, lastName } = STAFF_ACCOUNTS[DECLINED.component];
const DECLINING = {
  oldValue: { [DECLINED.component]: `${firstName} ${lastName}` },
  newValue: { declined_because: DECLINED.reason, conflict_of_interest: false },
};

interface FacilityStory {
  facilityId: string;
  acronym: string;
  happenings: readonly Happening[];
  displayed_status: Stage['displayed_status'];
  /** From which the days of a label are counted. */
  now: Date;
  idOf: (who: Deed['by']) => string;
}

/** The main steps of a facility as entries of the audit log. */
export function historyRows(story: FacilityStory): AuditRow[] {
  let status = FIRST_STATUS;
  const steps = story.happenings.flatMap(({ event, at }) => {
    const deed = DEEDS[event];
    const before = status;
    status = statusAfter(status, event);
    if (!deed) return [];
    if (event === 'setReviewers') return [entry(story, deed, at, {})];
    if (event === 'decline') return [entry(story, deed, at, DECLINING)];
    const reason = event === 'reopen' || event === 'returnToFacility' ? { reason: RESET_REASONS[event] } : {};
    const change = { ...(event !== 'register' && { oldValue: { status: before } }), newValue: { status, ...reason } };
    return [entry(story, deed, at, change)];
  });
  return [...steps, ...displayedStatusRows(story)];
}

const DISPLAY: Deed = { action: 'facility.set-displayed-status', by: 'administrator' };
const MINUTES_TO_FIRST_DISPLAY = 60;
const MINUTES_PER_DAY = 1440;

/** After the final report an administrator sets the displayed status, and changes it with steps of the label. */
function displayedStatusRows(story: FacilityStory): AuditRow[] {
  const final = story.happenings.find(({ event }) => event === 'issueFinal');
  if (!final || !story.displayed_status) return [];
  const set = [
    { status: story.displayed_status, at: plusMinutes(final.at, MINUTES_TO_FIRST_DISPLAY) },
    ...statusesWithLabel(story.acronym).map(({ status, daysAgo }) => {
      return { status, at: plusMinutes(story.now, -daysAgo * MINUTES_PER_DAY) };
    }),
  ];
  return set.flatMap(({ status, at }, place) => {
    const before = set[place - 1]?.status ?? DEFAULT_DISPLAYED_STATUS;
    if (status === before) return [];
    const change = { oldValue: { displayed_status: before }, newValue: { displayed_status: status } };
    return [entry(story, DISPLAY, at, change)];
  });
}

const entry = (
  { facilityId, acronym, idOf }: FacilityStory,
  { action, by }: Deed,
  at: Date,
  values: Pick<AuditRow, 'oldValue' | 'newValue'>,
): AuditRow => ({
  at,
  actorId: idOf(by),
  action,
  objectKind: 'facility',
  objectId: facilityId,
  objectName: acronym,
  facilityId,
  ...values,
});
