import { dateLabels } from '@portal/domain';
import type { PublicLidar } from '@portal/domain';
import { DataSheet, DefinitionList, Disclosure, Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { ChannelTable } from './channel-table';
import { InstrumentPicture } from './instrument-picture';
import { LIDAR_LINES, READINESS_SECTIONS } from './lidar-page.prebuilt';
import { readinessAsChip, recordLines } from './record-lines';
import './instruments.css';

export interface LidarViewProps {
  lidar: PublicLidar;
  /** URL of the picture; `null` if there is none. */
  pictureUrl: string | null;
  /** The coverage plot of the channels. */
  plot?: ReactNode;
}

const CHANNELS = 'Channels';

/** The public data of a lidar. The page provides the heading with its name. */
export function LidarView({ lidar, pictureUrl, plot }: LidarViewProps) {
  return (
    <div className="ins-view">
      <InstrumentPicture name={lidar.name} url={pictureUrl} />
      <Panel>
        <DataSheet items={recordLines(LIDAR_LINES, lidar, { labels: dateLabels(lidar) })} />
      </Panel>
      <section className="ins-open" aria-label={CHANNELS}>
        <Panel>
          <Disclosure open summary={<h2>{CHANNELS}</h2>}>
            {plot}
            <ChannelTable groups={lidar.channels} />
          </Disclosure>
        </Panel>
      </section>
      <div className="ins-cards">
        {READINESS_SECTIONS.map(({ title, lines }) => (
          <Panel key={title} title={title}>
            <DefinitionList items={recordLines(lines, lidar, { show: readinessAsChip })} />
          </Panel>
        ))}
      </div>
    </div>
  );
}
