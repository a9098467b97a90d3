import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { lidarRows } from '../evaluations/system-row';

/** Props of the tabs of an application under evaluation. */
export interface LidarsTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The lidars of an application and their evaluations. */
export function LidarsTab({ application, isReadOnly = false }: LidarsTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => lidarRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return <EvaluationTable application={application} kind="lidar" rows={rows} />;
}
