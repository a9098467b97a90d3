import type { PublicPhotometer } from '@portal/domain';
import { DefinitionList, Panel } from '@portal/ui/core';
import { instrumentLines } from './instrument-lines';
import { InstrumentPicture } from './instrument-picture';
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
        <DefinitionList
          items={[...instrumentLines(photometer), { label: 'Instrument model', value: photometer.instrument_model }]}
        />
      </Panel>
      <InstrumentPicture name={photometer.name} url={pictureUrl} />
    </div>
  );
}
