import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { useMemo } from 'react';
import { InstrumentDialogs } from '../evaluations/instrument-dialogs';
import { lidarRows } from '../evaluations/system-row';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { LidarData } from './lidar-data';
import { LidarEvaluation } from './lidar-evaluation';

/** Props of the tabs in which an application is evaluated. */
export interface LidarsTabProps {
  application: ReviewedApplication;
  /** Takes the right to evaluate away. */
  isReadOnly?: boolean;
}

/** The lidars of an application, to be evaluated aspect by aspect. */
export function LidarsTab({ application, isReadOnly = false }: LidarsTabProps) {
  const profile = useProfile();
  const rows = useMemo(() => lidarRows(application, { profile, isReadOnly }), [application, profile, isReadOnly]);
  return (
    <div className="evaluation-stack">
      <EvaluationTable kind="lidar" rows={rows} />
      <InstrumentDialogs
        kind="lidar"
        application={application}
        rows={rows}
        Evaluation={LidarEvaluation}
        Sheet={LidarData}
      />
    </div>
  );
}
