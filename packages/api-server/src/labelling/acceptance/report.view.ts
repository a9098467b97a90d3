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

/** The decision of a report and the time of issue. */
export interface Issued {
  kind: ReportKind;
  acceptance: AcceptanceCode;
  at: Date;
  statement: string | null;
  conditions: readonly ConditionInput[];
  withoutPlanReason?: string | null;
}

/** The round immediately before its report. */
export interface Reported {
  loaded: LoadedFacility;
  /** Including all submitted evaluations. */
  lidars: Lidar[];
  photometers: Photometer[];
  /** All evaluations of the round; only those of the facility as a whole are used. */
  evaluations: readonly StoredEvaluation[];
  assessments: readonly StoredAssessment[];
  issued: Issued;
  /** The number of the round's documents, if it has one. */
  document?: ReportSnapshot['document'];
  /** The preliminary report of the round; set only for a final report. */
  preliminary?: ReportSnapshot | undefined;
}

type Application = LoadedFacility['application'];

/** Files of reports are left out, as they are rendered from this content. */
const NO_REPORTS = { preliminaryReportId: null, finalReportId: null } as const;

/** The application after the report. */
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
    // In the view for owners, which leaves out drafts.
    const { reviewer: _reviewer, version: _version, ...evaluation } = toEvaluation(evaluated, 'owner', lists);
    return evaluation;
  };
  return { synergy: on('synergy'), lidar: on('lidar'), photometer: on('photometer') };
}

const NO_INSTRUMENT = 'There is no such instrument in this application.';

/** Adds the names of instruments to the conditions; refuses a condition on an unknown instrument. */
const toConditions = (list: readonly ConditionInput[], instruments: readonly (Lidar | Photometer)[]): SetCondition[] =>
  list.map(({ text, due_date = null, instrument: id }, at) => {
    const instrument = instruments.find(({ _id }) => _id === id);
    if (id && !instrument) throw refusedField(`conditions[${at}].instrument`, NO_INSTRUMENT);
    return { text, due_date, instrument: instrument ? { _id: instrument._id, name: instrument.name } : null };
  });

/** The roles in which the evaluations were given; evaluations without a recorded role are left out. */
const rolesOf = (evaluations: readonly StoredEvaluation[]): EvaluatedAs[] =>
  evaluations.flatMap(({ targetId: target_id, aspect, evaluatedAt, submittedAs: role }) =>
    evaluatedAt && role ? [{ target_id, aspect, role }] : [],
  );

/** The content frozen by a report. */
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
