import { PHOTOMETER_FIELDS, PHOTOMETER_SECTIONS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { SectionSheet, SheetFrame } from './record-sheet';

export interface PhotometerSheetProps {
  photometer: Photometer;
  urlOf: (id: string) => string;
  onClose: (() => void) | undefined;
}

/** All data of a photometer as a read-only sheet, in the order of its form. */
export function PhotometerSheet({ photometer, urlOf, onClose }: PhotometerSheetProps) {
  return (
    <SheetFrame name={photometer.name} pictures={photometer.pictures} urlOf={urlOf} onClose={onClose}>
      {PHOTOMETER_SECTIONS.map((section) => (
        <SectionSheet key={section.id} section={section} fields={PHOTOMETER_FIELDS} record={photometer} />
      ))}
    </SheetFrame>
  );
}
