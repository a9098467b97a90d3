import {
  addDays,
  can,
  dayOf,
  isAdministrator,
  LABEL_PAGES,
  LABEL_REQUEST_STEPS,
  LABEL_SETTINGS,
  labelOn,
  mayDecideOn,
  prettyName,
  unmetConditions,
  type Day,
  type LabelOnDay,
  type LabelStep,
  type LabelTaskKind,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { loadRecords } from '../../labelling/label/label-decisions.store';
import type { LoadMoreWork, Person, Waiting } from '../../labelling/work/waiting';
import { conditionsOfNext, loadProposables, type Proposable } from '../conditions/load-conditions';
import { listLabelCandidates, type LabelCandidate } from './label-work.store';

interface Found {
  kind: LabelTaskKind;
  what: string;
  since: number | null;
  due: Day | null;
}

interface OnDay {
  facility: LabelCandidate;
  label: LabelOnDay;
  /** The last entry of the record. */
  last: LabelStep | null;
}

const toWaiting = ({ facility }: OnDay, { kind, ...found }: Found): Waiting => ({
  kind,
  ...found,
  path: LABEL_PAGES.centre(facility.id),
  key: `${kind} ${found.since ?? found.due ?? ''}`,
  progress: null,
  component: null,
  condition: null,
  facility: { id: facility.id, acronym: facility.acronym, name: prettyName(facility) },
});

/** What administrators are to decide on, or to record. */
function ofAdministrators({ label: { request } }: OnDay): Found[] {
  if (request === null) return [];
  const kind = request.kind === 'suspension' ? 'proposed-suspension' : 'proposed-label';
  return [{ kind, what: LABEL_REQUEST_STEPS[request.kind], since: request.since, due: null }];
}

/** After a withdrawal or a refusal, nobody is asked to propose the label again. */
const isAskedFor = ({ label: { status }, last }: OnDay) =>
  (status === 'none' || status === 'expired') && last !== 'refuse' && last !== 'withdraw';

const isRenewable = ({ label: { status, valid_until: until } }: OnDay, today: Day) =>
  status === 'granted' && until !== null && until <= addDays(today, LABEL_SETTINGS.renewWithin);

/** Whether the conditions of a proposal matter to the tasks of a day; they are not determined for others. */
const mayBeProposed = (onDay: OnDay, today: Day) =>
  onDay.label.request === null && (isAskedFor(onDay) || isRenewable(onDay, today));

/** A label ends soon from the first notice on. */
const FIRST_NOTICE = Math.max(...LABEL_SETTINGS.notices);

/** What the centre can propose; a label that ends soon is its task even while conditions are not met. */
function ofCentre({ label }: OnDay, proposable: Proposable, today: Day): Found[] {
  const isMet = unmetConditions(conditionsOfNext(label, proposable)).length === 0;
  const { status, valid_until: until } = label;
  if (status !== 'granted')
    return isMet
      ? [{ kind: 'proposable-label', what: 'Propose the label: every condition is met', since: null, due: null }]
      : [];
  if (until === null || (!isMet && until > addDays(today, FIRST_NOTICE))) return [];
  return [
    { kind: 'ending-label', what: `Propose the renewal of the label, which ends on ${until}`, since: null, due: until },
  ];
}

const isCentre = (person: Person, { facility }: OnDay) =>
  can(person, 'issue-nf-report') && mayDecideOn(person, facility);

/** Labels in the tasks: decisions to record for administrators, proposals for those who issue reports. */
export const loadLabelWork: LoadMoreWork = async ({ db, now, settings }: Context, person) => {
  const isForNobody = person !== null && !isAdministrator(person) && !can(person, 'issue-nf-report');
  if (settings.stages === '1a' || isForNobody) return () => [];
  const today = dayOf(now());
  const candidates = await listLabelCandidates(db);
  const records = await loadRecords(
    db,
    candidates.map(({ id }) => id),
  );
  const all = candidates.map((facility): OnDay => {
    const record = records.get(facility.id) ?? [];
    return { facility, label: labelOn(record, today), last: record.at(-1)?.kind ?? null };
  });
  const open = all.filter((onDay) => mayBeProposed(onDay, today));
  const labels = new Map(open.map(({ facility, label }) => [facility.id, label]));
  const proposables = await loadProposables(db, labels, today);
  return (asking) =>
    all.flatMap((onDay) => {
      const proposable = proposables.get(onDay.facility.id);
      return [
        ...(isAdministrator(asking) ? ofAdministrators(onDay) : []),
        ...(proposable && isCentre(asking, onDay) ? ofCentre(onDay, proposable, today) : []),
      ].map((found) => toWaiting(onDay, found));
    });
};
