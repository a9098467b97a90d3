import { PHOTOMETER_FIELDS, photometerFormValues } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import { PHOTOMETER_SECTIONS } from '../form/photometer-sections';
import { SectionSheet, SheetFrame } from './record-sheet';

/** Props of `PhotometerSheet`. */
export interface PhotometerSheetProps {
  photometer: Photometer;
  urlOf: (id: string) => string;
  onClose: (() => void) | undefined;
}

/** Everything a facility says about a photometer, in the order of its form, to be read. */
export function PhotometerSheet({ photometer, urlOf, onClose }: PhotometerSheetProps) {
  const values = photometerFormValues(photometer);
  return (
    <SheetFrame name={photometer.name} pictures={photometer.pictures} urlOf={urlOf} onClose={onClose}>
      {PHOTOMETER_SECTIONS.map((section) => (
        <SectionSheet key={section.id} kind="photometer" section={section} fields={PHOTOMETER_FIELDS} values={values} />
      ))}
    </SheetFrame>
  );
}
