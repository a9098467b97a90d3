import { dateLabels } from '@portal/domain';
import type { PublicPhotometer } from '@portal/domain';
import { DataSheet, Panel } from '@portal/ui/core';
import { InstrumentPicture } from './instrument-picture';
import { PHOTOMETER_LINES } from './photometer-page.prebuilt';
import { recordLines } from './record-lines';
import './instruments.css';

export interface PhotometerViewProps {
  photometer: PublicPhotometer;
  /** URL of the picture; `null` if there is none. */
  pictureUrl: string | null;
}

/** The public data of a photometer. The page provides the heading with its name. */
export function PhotometerView({ photometer, pictureUrl }: PhotometerViewProps) {
  return (
    <div className="ins-view">
      <Panel>
        <DataSheet items={recordLines(PHOTOMETER_LINES, photometer, { labels: dateLabels(photometer) })} />
      </Panel>
      <InstrumentPicture name={photometer.name} url={pictureUrl} />
    </div>
  );
}
