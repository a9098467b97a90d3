import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay, wholeBetween } from '../fields/quantity';
import { requiredChoice } from '../fields/reference';
import { REQUIRED } from '../fields/text';
import { listOf } from '../types/type-item';
import { chainId } from './channel-fields';
import { QA_SETTINGS } from './settings';

/**
 * What the data centre reports of files. [I] from its check whether a file was processed with a configuration that the
 * centre has approved: the data management plan of the research infrastructure names the check, but no codes.
 */
export const FEEDBACK_KINDS = listOf()([
  { code: 'processed', name: 'Processed with an approved configuration' },
  { code: 'refused_unapproved', name: 'Refused: the configuration was not approved' },
]);
export type FeedbackKindCode = (typeof FEEDBACK_KINDS)[number]['code'];

/** A report of the data centre on the files of a configuration; `from` and `to` are days of measurements. */
export const dataFeedbackSchema = exact(
  form({
    scc_configuration_id: chainId().required(REQUIRED),
    kind: requiredChoice(FEEDBACK_KINDS),
    count: wholeBetween(1, QA_SETTINGS.feedback.maxCount).required(REQUIRED),
    from: epochDay().required(REQUIRED),
    to: epochDay().required(REQUIRED),
  }),
);
export type DataFeedbackInput = InferType<typeof dataFeedbackSchema>;

/** A report of the data centre in the test book of a lidar. Days and times are epoch seconds. */
export interface DataFeedback {
  _id: string;
  lidar: string;
  /** Number of the configuration within the lidar. */
  configuration: number;
  scc_configuration_id: number;
  kind: FeedbackKindCode;
  /** Number of files. */
  count: number;
  from: number;
  to: number;
  created_at: number;
}
