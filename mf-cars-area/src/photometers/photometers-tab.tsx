import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { photometerRows } from '../evaluations/system-row';

export interface PhotometersTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The photometers of an application and their evaluations. */
export function PhotometersTab({ application, isReadOnly = false }: PhotometersTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => photometerRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return <EvaluationTable application={application} kind="photometer" rows={rows} />;
}
