import {
  epochSeconds,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  synergyMatrix,
  type AcceptanceCode,
  type ConditionInput,
  type SetCondition,
  type Lidar,
  type Photometer,
  type Evaluation,
  type TypeLists,
} from '@portal/domain';
import type { StoredEvaluation } from '../evaluation/evaluation.store';
import type { StoredAssessment } from '../evaluation/plan-assessment.store';
import { toAssessedAspects } from '../evaluation/plan-assessment.view';
import { toEvaluation } from '../evaluation/evaluation.view';
import type { LoadedFacility } from '../facilities/load-facility';
import type { EvaluatedAs, FacilityEvaluations, ReportKind, ReportSnapshot } from '../pdf/report-snapshot';
import { refusedField } from '../../platform/errors/app-error';
import { changesSince } from './report-changes';
import { toSnapshot } from './snapshot.view';

/** The decision of a report, and its time. */
export interface Issued {
  kind: ReportKind;
  acceptance: AcceptanceCode;
  at: Date;
  statement: string | null;
  conditions: readonly ConditionInput[];
  /** Why the final report does not wait for the upgrade plan. */
  withoutPlanReason?: string | null;
}

/** A round at the moment before its report. */
export interface Reported {
  loaded: LoadedFacility;
  /** With all evaluations that are submitted. */
  lidars: Lidar[];
  photometers: Photometer[];
  /** Those on the facility as a whole are picked out. */
  evaluations: readonly StoredEvaluation[];
  /** Of the upgrade plan. */
  assessments: readonly StoredAssessment[];
  issued: Issued;
  /** Of its documents, where they have one. */
  document?: ReportSnapshot['document'];
  /** The preliminary report of the round, where a final one follows it. */
  preliminary?: ReportSnapshot | undefined;
}

type Application = LoadedFacility['application'];

/** Files of reports are left out, as they are made from this content. */
const NO_REPORTS = { preliminaryReportId: null, finalReportId: null } as const;

/** The application as the report leaves it. */
function decided(application: Application, { kind, acceptance, at }: Issued): Application {
  const base = { ...application, ...NO_REPORTS, statusSince: at, evaluatedAt: at };
  return kind === 'preliminary'
    ? { ...base, status: 'preliminary_report_issued', preliminaryAcceptance: acceptance, acceptance: null }
    : { ...base, status: 'evaluated', acceptance };
}

const namesOf = (aspects: readonly string[]) => aspects.map((aspect) => [`${aspect}_reviewer`, null]);
const NO_LIDAR_REVIEWERS: Partial<Lidar> = Object.fromEntries(namesOf(LIDAR_ASPECTS));
const NO_PHOTOMETER_REVIEWERS: Partial<Photometer> = Object.fromEntries(namesOf(PHOTOMETER_ASPECTS));

function facilityEvaluations(
  id: string,
  evaluations: readonly StoredEvaluation[],
  lists: TypeLists,
): FacilityEvaluations {
  const on = (aspect: keyof FacilityEvaluations): Evaluation => {
    const evaluated = evaluations.find((evaluation) => evaluation.targetId === id && evaluation.aspect === aspect);
    // As owners see it: without drafts.
    const { compliance, comments, recommendations, evaluation_date } = toEvaluation(evaluated, 'owner', lists);
    return { compliance, comments, recommendations, evaluation_date };
  };
  return { synergy: on('synergy'), lidar: on('lidar'), photometer: on('photometer') };
}

const NO_INSTRUMENT = 'There is no such instrument in this application.';

/** Conditions with the names of their instruments; one on an instrument that is not there is refused. */
const toConditions = (list: readonly ConditionInput[], instruments: readonly (Lidar | Photometer)[]): SetCondition[] =>
  list.map(({ text, due_date = null, instrument: id }, at) => {
    const instrument = instruments.find(({ _id }) => _id === id);
    if (id && !instrument) throw refusedField(`conditions[${at}].instrument`, NO_INSTRUMENT);
    return { text, due_date, instrument: instrument ? { _id: instrument._id, name: instrument.name } : null };
  });

/** In which roles the evaluations were given, as far as that was kept. */
const rolesOf = (evaluations: readonly StoredEvaluation[]): EvaluatedAs[] =>
  evaluations.flatMap(({ targetId: target_id, aspect, evaluatedAt, submittedAs: role }) =>
    evaluatedAt && role ? [{ target_id, aspect, role }] : [],
  );

/** The content that a report freezes. */
export function toReport({ document, preliminary, ...reported }: Reported): ReportSnapshot {
  const report = withoutRelations(reported);
  return {
    ...report,
    ...(document && { document }),
    ...(preliminary && { changes: changesSince(preliminary, report) }),
  };
}

function withoutRelations({ loaded, lidars, photometers, evaluations, assessments, issued }: Reported): ReportSnapshot {
  const { application, facility } = loaded;
  const { submittedAt, evaluatedAt } = application;
  if (!submittedAt) throw new Error('A round that was not submitted cannot be reported.');
  const snapshot = toSnapshot({
    loaded,
    lidars: lidars.map((lidar) => ({ ...lidar, ...NO_LIDAR_REVIEWERS })),
    photometers: photometers.map((photometer) => ({ ...photometer, ...NO_PHOTOMETER_REVIEWERS })),
    at: submittedAt,
    becomes: decided(application, issued),
  });
  return {
    ...snapshot,
    kind: issued.kind,
    issued_at: epochSeconds(issued.at),
    preliminary_issued_at: epochSeconds(issued.kind === 'final' && evaluatedAt ? evaluatedAt : issued.at),
    has_upgrade_plan: application.upgradePlanId !== null,
    statement: issued.statement,
    conditions: toConditions(issued.conditions, [...lidars, ...photometers]),
    plan_assessments: issued.kind === 'final' ? toAssessedAspects({ loaded, evaluations, assessments }) : [],
    without_plan_reason: issued.withoutPlanReason ?? null,
    evaluations: facilityEvaluations(facility.id, evaluations, loaded.lists),
    synergy_matrix: synergyMatrix(lidars, photometers),
    evaluated_as: rolesOf(evaluations),
    compliances: loaded.lists.compliance,
  };
}
