import {
  can,
  dayOf,
  isAdministrator,
  isProposalAskedFor,
  LABEL_PAGES,
  LABEL_REQUEST_STEPS,
  labelOn,
  mayDecideOn,
  openOfLabel,
  prettyName,
  proposalStep,
  type Day,
  type LabelTaskKind,
  type LabelWithRecord,
  type OpenOfLabel,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { loadRecords } from '../../labelling/label/label-decisions.store';
import type { LoadMoreWork, Person, Waiting } from '../../labelling/work/waiting';
import { conditionsOfNext, loadProposables } from '../conditions/load-conditions';
import { listLabelCandidates, type LabelCandidate } from './label-work.store';

interface Found {
  kind: LabelTaskKind;
  what: string;
  since: number | null;
  due: Day | null;
}

interface OnDay extends LabelWithRecord {
  facility: LabelCandidate;
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

/** A step as a task; of conditions that are not met, the test book and evaluations ask one by one. */
function toFound(open: OpenOfLabel): Found[] {
  const { since, due } = open;
  if (open.kind === 'missing') return [];
  if (open.kind === 'decide') {
    const kind = open.request === 'suspension' ? 'proposed-suspension' : 'proposed-label';
    return [{ kind, what: LABEL_REQUEST_STEPS[open.request], since, due }];
  }
  return [{ kind: open.of === 'label' ? 'proposable-label' : 'ending-label', what: proposalStep(open), since, due }];
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
  const open = all.filter((onDay) => isProposalAskedFor(onDay, today));
  const labels = new Map(open.map(({ facility, label }) => [facility.id, label]));
  const proposables = await loadProposables(db, labels, today);
  return (asking) =>
    all.flatMap((onDay) => {
      const proposable = proposables.get(onDay.facility.id);
      const conditions = proposable ? conditionsOfNext(onDay.label, proposable) : [];
      return openOfLabel(onDay, conditions, today)
        .filter(({ pending_with: party }) =>
          party === 'administrators' ? isAdministrator(asking) : party === 'cars' && isCentre(asking, onDay),
        )
        .flatMap(toFound)
        .map((found) => toWaiting(onDay, found));
    });
};
