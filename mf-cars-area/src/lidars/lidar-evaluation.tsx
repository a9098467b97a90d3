import type { ReviewedLidar } from '@portal/domain';
import { InstrumentEvaluation } from '../evaluations/instrument-evaluation';
import type { OpenEvaluation } from '../evaluations/open-evaluation';
import { AdvisoryList } from './advisory-list';
import { LidarData } from './lidar-data';
import { useLidarSuggestion } from './lidar-suggestion';

/** The evaluation of a lidar, with suggestion, advisories and data sheet. */
export function LidarEvaluation(open: OpenEvaluation<ReviewedLidar>) {
  const { row, evaluated } = open;
  const { key } = evaluated.aspect;
  const { compliance, panel } = useLidarSuggestion(row.instrument, key, evaluated.mayEdit);
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
      sheet={<LidarData instrument={row.instrument} isChannelsFirst={key === 'channel'} />}
    />
  );
}
