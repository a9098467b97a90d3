import { LIDAR_FIELDS, LIDAR_SECTIONS } from '@portal/domain';
import type { Field, PublicLidar } from '@portal/domain';
import { DefinitionList, Panel } from '@portal/ui/core';
import { ChannelGroupList } from './channel-groups';
import { InstrumentPicture } from './instrument-picture';
import { dateLabels, readinessChip, recordLines } from './record-lines';
import './instruments.css';

/** Props of `LidarView`. */
export interface LidarViewProps {
  lidar: PublicLidar;
  /** Address of its picture; `null` when there is none. */
  pictureUrl: string | null;
}

const isReadiness = ({ section }: Field) => section === 'functions' || section === 'features';
const READINESS_SECTIONS = LIDAR_SECTIONS.filter(({ id }) => id === 'functions' || id === 'features');

/** Everything the public may know of a lidar. The page around it shows the name as its heading. */
export function LidarView({ lidar, pictureUrl }: LidarViewProps) {
  const lines = recordLines(LIDAR_FIELDS, lidar, {
    isAsked: (field) => !isReadiness(field),
    labels: dateLabels(lidar),
  });
  return (
    <div className="ins-view">
      <InstrumentPicture name={lidar.name} url={pictureUrl} />
      <Panel>
        <DefinitionList items={lines} />
      </Panel>
      <Panel title="Channels">
        <ChannelGroupList groups={lidar.channels} />
      </Panel>
      <div className="ins-cards">
        {READINESS_SECTIONS.map(({ id, title }) => (
          <Panel key={id} title={title}>
            <DefinitionList
              items={recordLines(LIDAR_FIELDS, lidar, {
                isAsked: ({ section }) => section === id,
                show: readinessChip,
              })}
            />
          </Panel>
        ))}
      </div>
    </div>
  );
}
