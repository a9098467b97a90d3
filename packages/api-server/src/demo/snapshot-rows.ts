import { changesSince } from '../labelling/acceptance/report-changes';
import { toReport, type Issued } from '../labelling/acceptance/report.view';
import { toSnapshot } from '../labelling/acceptance/snapshot.view';
import { TYPE_LISTS } from '@portal/domain';
import type { LoadedFacility } from '../labelling/facilities/load-facility';
import { NOT_EVALUATED, toLidar, toPhotometer } from '../labelling/instrument-records/instruments.view';
import type { ReportSnapshot } from '../labelling/pdf/report-snapshot';
import { decisionWords } from './decision-words';
import { assessedAspects } from './plan-assessments';
import type { Application } from './application-rows';
import type { ApplicationRow, EvaluationRow, FacilityRow, SnapshotRow } from './demo.store';
import type { Instruments } from './instrument-rows';

export type Owner = LoadedFacility['owner'];

interface Frozen extends Pick<Application, 'row' | 'plannedAt' | 'reportedAt' | 'evaluations'> {
  facility: FacilityRow;
  owner: Owner;
  instruments: Instruments;
}

type Report = SnapshotRow & { content: ReportSnapshot };

/** The snapshots of a round, submission and reports, made by the same views that the portal serves. */
export function snapshotRows(round: Frozen): SnapshotRow[] {
  const { submittedAt } = round.row;
  const first = preliminary(round);
  return submittedAt ? [submission(round, submittedAt), ...first, ...final(round, first[0]?.content)] : [];
}

/** The instruments with the given evaluations; without evaluations, as submitted. */
function records({ row, instruments }: Frozen, evaluations: readonly EvaluationRow[]) {
  const { lidars, groups, photometers } = instruments;
  const evaluationsOn = (id: string) =>
    evaluations
      .filter(({ targetId }) => targetId === id)
      .map((evaluation) => ({ ...toEvaluation(evaluation), status: row.status }));
  const shown = (id: string) => ({ ...NOT_EVALUATED, evaluations: evaluationsOn(id) });
  return {
    lidars: lidars.map((lidar) =>
      toLidar(
        lidar,
        groups.filter(({ lidarId }) => lidarId === lidar.id),
        shown(lidar.id),
      ),
    ),
    photometers: photometers.map((photometer) => toPhotometer(photometer, shown(photometer.id))),
  };
}

const toEvaluation = ({ targetKind, targetId, aspect, ...values }: EvaluationRow) => ({
  targetKind,
  targetId,
  aspect,
  compliance: values.compliance ?? null,
  comments: values.comments ?? null,
  recommendations: values.recommendations ?? null,
  evaluatedAt: values.evaluatedAt ?? null,
  submittedAs: values.submittedAs ?? null,
  version: 1,
  reviewer: null,
});

const loadedAs = ({ facility, owner, instruments }: Frozen, application: ApplicationRow): LoadedFacility => ({
  facility,
  application,
  owner,
  deputies: [],
  lidars: instruments.lidars,
  photometers: instruments.photometers,
  reviewers: [],
  openConditions: [],
  questions: [],
  earlierReport: null,
  acceptanceInForce: null,
  configurationInForce: null,
  labelDecisions: [],
  lastEvaluation: null,
  lists: TYPE_LISTS,
});

function submission(round: Frozen, at: Date): SnapshotRow {
  const content = toSnapshot({ loaded: loadedAs(round, round.row), ...records(round, []), at });
  return { applicationId: round.row.id, kind: 'submission', content, createdAt: at };
}

/** A report on the round, in its state before the report. */
const report = (round: Frozen, before: Partial<ApplicationRow>, issued: Pick<Issued, 'kind' | 'acceptance' | 'at'>) =>
  toReport({
    loaded: loadedAs(round, { ...round.row, ...before }),
    ...records(round, round.evaluations),
    evaluations: round.evaluations.map(toEvaluation),
    assessments: [],
    issued: { ...issued, ...decisionWords(issued, round.instruments) },
  });

function preliminary(round: Frozen): Report[] {
  const { id: applicationId, preliminaryAcceptance: acceptance } = round.row;
  const at = round.reportedAt;
  if (!at || !acceptance) return [];
  const content = report(round, { upgradePlanId: null }, { kind: 'preliminary', acceptance, at });
  return [{ applicationId, kind: 'preliminary-report', content, createdAt: at }];
}

function final(round: Frozen, first: ReportSnapshot | undefined): Report[] {
  const { id: applicationId, acceptance, evaluatedAt: at } = round.row;
  if (!at || !acceptance) return [];
  // The plan gets its file after loading; that it exists is known already.
  const before = report(round, { evaluatedAt: round.reportedAt }, { kind: 'final', acceptance, at });
  const content = {
    ...before,
    ...(first && { changes: changesSince(first, before) }),
    has_upgrade_plan: round.plannedAt !== null,
    plan_assessments: assessedAspects(loadedAs(round, round.row), round, round.evaluations.map(toEvaluation)),
  };
  return [{ applicationId, kind: 'final-report', content, createdAt: at }];
}
