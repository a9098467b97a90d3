import type { PublicPhotometer } from '@portal/domain';
import { DefinitionList, Panel } from '@portal/ui/core';
import { InstrumentPicture } from './instrument-picture';
import { PHOTOMETER_LINES } from './photometer-page.prebuilt';
import { dateLabels, recordLines } from './record-lines';
import './instruments.css';

/** Props of `PhotometerView`. */
export interface PhotometerViewProps {
  photometer: PublicPhotometer;
  /** Address of its picture; `null` when there is none. */
  pictureUrl: string | null;
}

/** Everything the public may know of a photometer. The page around it shows the name as its heading. */
export function PhotometerView({ photometer, pictureUrl }: PhotometerViewProps) {
  return (
    <div className="ins-view">
      <Panel>
        <DefinitionList items={recordLines(PHOTOMETER_LINES, photometer, { labels: dateLabels(photometer) })} />
      </Panel>
      <InstrumentPicture name={photometer.name} url={pictureUrl} />
    </div>
  );
}
