import { object } from 'yup';
import type { InferType } from 'yup';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { reference } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { UNFINISHED } from '../limits/limits';

const bytesOf = (values: unknown) => new TextEncoder().encode(JSON.stringify(values)).length;

/** The unsaved form values of an instrument, and the version of the copy that they are based on; 0 for the first. */
export const unfinishedSchema = form({
  version: version().required(REQUIRED),
  values: object()
    .typeError('Must be given field by field')
    .meta({ keys: 'any' })
    .test('size', `Must be at most ${UNFINISHED.bytes / 1000} kB`, (values) => bytesOf(values) <= UNFINISHED.bytes)
    .required(REQUIRED),
});
export type UnfinishedInput = InferType<typeof unfinishedSchema>;

/** The version of an unfinished copy that the user wants to discard; a later one of somebody else stays. If it is absent, any is discarded. */
export const discardQuery = form({ version: version() });

/** The unfinished copy of an instrument that is being added; the call deletes it. */
export const finishedQuery = form({ unfinished: reference() });
