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

/** The public data of a photometer: exactly the fields of its public page. */
export interface PublicPhotometer extends Public<typeof PHOTOMETER_FIELDS> {
  _id: string;
  /** Absent if the instrument was never accepted. */
  part_of?: AcceptedPart;
}

/** A photometer as its facility and reviewers see it. Values that the user may not see yet are `null`. */
export interface Photometer extends PublicPhotometer, Shown<typeof PHOTOMETER_FIELDS>, AspectFields<PhotometerAspect> {
  facility: string;
  /** Incremented by every save. A save with an older version is rejected. */
  version: number;
}

/** The input of a photometer. List values are ids, dates are epoch seconds. */
export const photometerSchema = form({ ...shapeOf(PHOTOMETER_FIELDS), version: version() });
export type PhotometerInput = InferType<typeof photometerSchema>;

/** Initial values of the form of a photometer; empty if `null`. */
export const photometerFormValues = (photometer: Photometer | null) => ({
  ...typedOf(PHOTOMETER_FIELDS, photometer),
  ...(photometer && { version: photometer.version }),
});
export type PhotometerFormValues = ReturnType<typeof photometerFormValues>;
