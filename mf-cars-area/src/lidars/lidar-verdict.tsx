import type { ReviewedLidar } from '@portal/domain';
import { InstrumentVerdict } from '../verdicts/instrument-verdict';
import type { OpenVerdict } from '../verdicts/instrument-windows';
import { AdvisoryList } from './advisory-list';
import { LidarData } from './lidar-data';
import { useLidarSuggestion } from './lidar-suggestion';

/** A verdict on a lidar, with what the portal suggests and all that the facility says about the lidar. */
export function LidarVerdict(open: OpenVerdict<ReviewedLidar>) {
  const { row, judged } = open;
  const { key } = judged.aspect;
  const { compliance, panel } = useLidarSuggestion(row.instrument, key);
  return (
    <InstrumentVerdict
      {...open}
      suggested={compliance}
      suggestion={
        <div className="verdict-stack">
          {panel}
          <AdvisoryList lidar={row.instrument} aspect={key} />
        </div>
      }
      sheet={<LidarData instrument={row.instrument} />}
    />
  );
}
