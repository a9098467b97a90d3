import type { AcceptedPart } from '../acceptance/accepted-part';
import type { InferType } from 'yup';
import type { PhotometerAspect } from '../acceptance/components';
import type { AspectFields } from '../acceptance/initial-acceptance';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { PHOTOMETER_FIELDS } from '../records/photometer';
import { typedOf } from '../records/record';
import type { Public, Shown } from '../records/record';
import { shapeOf } from '../records/schema';

/** The public facts about a photometer: exactly the fields of its public page. */
export interface PublicPhotometer extends Public<typeof PHOTOMETER_FIELDS> {
  _id: string;
  /** Left out where nothing was ever accepted. */
  part_of?: AcceptedPart;
}

/** A photometer as its facility and the reviewers see it. Values that a user may not see yet are `null`. */
export interface Photometer extends PublicPhotometer, Shown<typeof PHOTOMETER_FIELDS>, AspectFields<PhotometerAspect> {
  /** Of the facility it belongs to. */
  facility: string;
  /** Grows with every save; a save that names an older one is refused. */
  version: number;
}

/** The input of a photometer: values of lists are ids, dates are epoch seconds. */
export const photometerSchema = form({ ...shapeOf(PHOTOMETER_FIELDS), version: version() });
export type PhotometerInput = InferType<typeof photometerSchema>;

/** Initial values of the form of a photometer; empty without a photometer. */
export const photometerFormValues = (photometer: Photometer | null) => ({
  ...typedOf(PHOTOMETER_FIELDS, photometer),
  ...(photometer && { version: photometer.version }),
});
export type PhotometerFormValues = ReturnType<typeof photometerFormValues>;
