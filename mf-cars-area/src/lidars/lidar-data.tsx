import { pictureUrl } from '@portal/api-slice';
import type { ReviewedLidar } from '@portal/domain';
import { LidarSheet } from '@portal/instruments';
import type { SheetProps } from '../evaluations/instrument-dialogs';

/** The data sheet of a lidar. */
export const LidarData = ({ instrument, onClose }: SheetProps<ReviewedLidar>) => (
  <LidarSheet lidar={instrument} urlOf={pictureUrl} onClose={onClose} />
);
