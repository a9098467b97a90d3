import type { PublicLidar } from '@portal/domain';
import { DefinitionList, Panel } from '@portal/ui/core';
import { ChannelGroupList } from './channel-groups';
import { instrumentLines } from './instrument-lines';
import { InstrumentPicture } from './instrument-picture';
import { ReadinessList } from './readiness-list';
import type { ReadinessLine } from './readiness-list';
import './instruments.css';

/** Props of `LidarView`. */
export interface LidarViewProps {
  lidar: PublicLidar;
  /** Address of its picture; `null` when there is none. */
  pictureUrl: string | null;
}

const functionsOf = (lidar: PublicLidar): ReadinessLine[] => [
  ['Laser alignment', lidar.laser_alignment],
  ['Polarisation calibration', lidar.polarisation_calibration],
  ['Telecover measurement', lidar.telecover_measurement],
  ['Dark signal measurement', lidar.dark_signal_measurement],
];
const featuresOf = (lidar: PublicLidar): ReadinessLine[] => [
  ['Photodetector eye piece', lidar.photodetector_eye_piece],
  ['Pretrigger ≥20 µs', lidar.pretrigger_20us],
  ['Temperature and Humidity control', lidar.t_h_control],
  ['Lidar status control', lidar.lidar_status_control],
];

/** Everything the public may know of a lidar. The page around it shows the name as its heading. */
export function LidarView({ lidar, pictureUrl }: LidarViewProps) {
  return (
    <div className="ins-view">
      <InstrumentPicture name={lidar.name} url={pictureUrl} />
      <Panel>
        <DefinitionList
          items={[
            ...instrumentLines(lidar),
            { label: 'Location', value: lidar.location?.name },
            { label: 'Additional information', value: lidar.additional_info },
          ]}
        />
      </Panel>
      <Panel title="Channels">
        <ChannelGroupList groups={lidar.channels} />
      </Panel>
      <div className="ins-cards">
        <Panel title="Additional functions">
          <ReadinessList lines={functionsOf(lidar)} />
        </Panel>
        <Panel title="Features">
          <ReadinessList lines={featuresOf(lidar)} />
        </Panel>
      </div>
    </div>
  );
}
