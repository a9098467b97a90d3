import { PHOTOMETER_FIELDS, photometerFormValues } from '@portal/domain';
import type { Photometer } from '@portal/domain';
import type { Block, Picture } from '../../platform/pdf/document';
import { entriesOf } from './record-entries';

/** Fields beside the picture, which stands for a field of its own; texts get the whole width. */
const DETAILS = Object.keys(PHOTOMETER_FIELDS).filter((path) => path !== 'pictures' && path !== 'additional_info');

/** A photometer with every field of its form. */
export function photometerBlocks(
  photometer: Photometer,
  picture: Picture | undefined,
  title = `Photometer ${photometer.name}`,
): Block[] {
  const values = photometerFormValues(photometer);
  return [
    { kind: 'heading', level: 2, text: title, bookmark: true },
    { kind: 'entries', entries: entriesOf('photometer', values, DETAILS), picture },
    { kind: 'entries', entries: entriesOf('photometer', values, ['additional_info']) },
  ];
}
