import { pictureUrl } from '@portal/api-slice';
import type { ReviewedLidar } from '@portal/domain';
import { CoveragePlot, LidarSheet } from '@portal/instruments';
import type { SheetProps } from '../evaluations/open-evaluation';

interface LidarDataProps extends SheetProps<ReviewedLidar> {
  /** Begins with the channels, all of them open. */
  isChannelsFirst?: boolean;
}

/** The data sheet of a lidar. */
export const LidarData = ({ instrument, onClose, isChannelsFirst }: LidarDataProps) => (
  <LidarSheet
    lidar={instrument}
    urlOf={pictureUrl}
    onClose={onClose}
    isChannelsFirst={isChannelsFirst}
    plot={<CoveragePlot name={instrument.name} channels={instrument.channels} />}
  />
);
