import { pictureUrl } from '@portal/api-slice';
import type { ReviewedPhotometer } from '@portal/domain';
import { PhotometerSheet } from '@portal/instruments';
import type { SheetProps } from '../evaluations/open-evaluation';

/** The data sheet of a photometer. */
export const PhotometerData = ({ instrument, onClose }: SheetProps<ReviewedPhotometer>) => (
  <PhotometerSheet photometer={instrument} urlOf={pictureUrl} onClose={onClose} />
);
