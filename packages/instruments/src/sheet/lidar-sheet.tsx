import { LIDAR_FIELDS, LIDAR_SECTIONS } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { ChannelTable } from '../channel-table';
import { SectionSheet, SheetFrame } from './record-sheet';

export interface LidarSheetProps {
  lidar: Lidar;
  urlOf: (id: string) => string;
  onClose: (() => void) | undefined;
  /** The coverage plot of the channels. */
  plot?: ReactNode;
  /** Begins with the channels, all of them open, for those who evaluate them. */
  isChannelsFirst?: boolean | undefined;
}

const isChannels = ({ id }: (typeof LIDAR_SECTIONS)[number]) => id === 'channels';
const CHANNELS_FIRST = LIDAR_SECTIONS.toSorted((one, other) => Number(isChannels(other)) - Number(isChannels(one)));

/** All data of a lidar as a read-only sheet, in the order of its form. */
export function LidarSheet({ lidar, urlOf, onClose, plot, isChannelsFirst = false }: LidarSheetProps) {
  return (
    <SheetFrame name={lidar.name} pictures={lidar.pictures} urlOf={urlOf} onClose={onClose}>
      {(isChannelsFirst ? CHANNELS_FIRST : LIDAR_SECTIONS).map((section) =>
        section.id === 'channels' ? (
          <Panel key={section.id} title={section.title} level={2}>
            {!isChannelsFirst && plot}
            <ChannelTable groups={lidar.channels} />
            {isChannelsFirst && plot}
          </Panel>
        ) : (
          <SectionSheet key={section.id} section={section} fields={LIDAR_FIELDS} record={lidar} />
        ),
      )}
    </SheetFrame>
  );
}
