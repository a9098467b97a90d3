import { PHOTOMETER_FIELDS, PHOTOMETER_SECTIONS } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import type { Block, Picture } from '../../platform/pdf/document';
import { sectionHeading } from './blocks';
import { instrumentTitle } from './instrument-title';
import { sectionBlocks } from './record-entries';

const SECTIONS = PHOTOMETER_SECTIONS.map(({ id }) => id);

/** A photometer with every field of its form. */
export function photometerBlocks(
  photometer: Photometer,
  picture: Picture | undefined,
  title = instrumentTitle('Photometer', photometer.name),
): Block[] {
  const [details, ...texts] = sectionBlocks(PHOTOMETER_FIELDS, photometer, SECTIONS);
  return [sectionHeading(title), ...(details ? [{ ...details, picture }] : []), ...texts];
}
