import { pictureUrl } from '@portal/api-slice';
import type { ReviewedLidar } from '@portal/domain';
import { CoveragePlot, LidarSheet } from '@portal/instruments';
import type { SheetProps } from '../evaluations/open-evaluation';

/** The data sheet of a lidar. */
export const LidarData = ({ instrument, onClose }: SheetProps<ReviewedLidar>) => (
  <LidarSheet
    lidar={instrument}
    urlOf={pictureUrl}
    onClose={onClose}
    plot={<CoveragePlot name={instrument.name} channels={instrument.channels} />}
  />
);
