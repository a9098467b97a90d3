import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication, ReviewedLidar } from '@portal/domain';
import { useMemo } from 'react';
import { EvaluationTable } from '../evaluations/evaluation-table';
import { InstrumentDialogs } from '../evaluations/instrument-dialogs';
import type { OpenEvaluation } from '../evaluations/instrument-dialogs';
import { InstrumentEvaluation } from '../evaluations/instrument-evaluation';
import { lidarRows } from '../evaluations/system-row';
import { AdvisoryList } from './advisory-list';
import { LidarData } from './lidar-data';
import { useLidarSuggestion } from './lidar-suggestion';

/** Props of the tabs in which an application is evaluated. */
export interface LidarsTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The lidars of an application and their evaluations. */
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

/** The evaluation of a lidar, with suggestion, advisories and data sheet. */
function LidarEvaluation(open: OpenEvaluation<ReviewedLidar>) {
  const { row, evaluated } = open;
  const { key } = evaluated.aspect;
  const { compliance, panel } = useLidarSuggestion(row.instrument, key);
  return (
    <InstrumentEvaluation
      {...open}
      suggested={compliance}
      suggestion={
        <div className="evaluation-stack">
          {panel}
          <AdvisoryList lidar={row.instrument} aspect={key} />
        </div>
      }
      sheet={<LidarData instrument={row.instrument} />}
    />
  );
}
