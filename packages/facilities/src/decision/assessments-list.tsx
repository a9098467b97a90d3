import { nameOfAspect, PLAN_ASSESSMENTS } from '@portal/domain';
import type { AssessedAspect, PlanAssessment } from '@portal/domain';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { DECISION_MESSAGES as texts } from './messages';

/** A facility with the names of its instruments. */
export interface NamedInstruments {
  lidars: readonly { _id: string; name: string }[];
  photometers: readonly { _id: string; name: string }[];
}

/** Display name of an assessed aspect, such as "Feature of RALI". */
export function assessedName({ lidars, photometers }: NamedInstruments, { target_id, aspect }: AssessedAspect): string {
  const instrument = [...lidars, ...photometers].find(({ _id }) => _id === target_id);
  const name = nameOfAspect(aspect);
  return instrument ? texts.of(name, instrument.name) : name;
}

interface Row extends PlanAssessment {
  name: string;
}

function inWords({ assessment, assessment_date, version }: PlanAssessment): string {
  if (assessment_date === null && version === 0) return texts.notAssessed;
  const name = PLAN_ASSESSMENTS.find(({ code }) => code === assessment)?.name ?? '';
  return assessment_date === null ? `${texts.draft} ${name}`.trim() : name;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'evaluation', title: texts.evaluation, cell: ({ name }) => name, isHeader: true },
  { key: 'assessment', title: texts.assessment, cell: inWords },
  {
    key: 'comments',
    title: texts.comments,
    cell: ({ comments }) => <span className="fac-text">{comments}</span>,
    isStacked: true,
  },
];

export interface AssessmentsListProps {
  facility: NamedInstruments;
  assessments: readonly PlanAssessment[];
}

/** The assessments of an upgrade plan, one for each evaluation that was not a yes. */
export function AssessmentsList({ facility, assessments }: AssessmentsListProps) {
  const rows = useMemo(
    () => assessments.map((assessment) => ({ ...assessment, name: assessedName(facility, assessment) })),
    [facility, assessments],
  );
  return (
    <DataTable
      caption={texts.assessments}
      rows={rows}
      rowKey={({ target_id, aspect }) => `${target_id} ${aspect}`}
      columns={COLUMNS}
      empty={null}
      pageSize={null}
      urlKey="plan"
    />
  );
}
