import { array, string, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { version } from '../fields/quantity';
import { optionalText, REQUIRED, text } from '../fields/text';
import { figure, namedOnce, resultName } from './channel-fields';
import { MAX_CHANNELS } from './configuration';
import { QA_SETTINGS } from './settings';
import { QA_ASSESSMENTS, type QaAssessment } from './workflow';

const { texts: TEXTS } = QA_SETTINGS;

const assessment = () =>
  string<QaAssessment>()
    .typeError('Choose a value from the list')
    .nullable()
    .oneOf([...QA_ASSESSMENTS, null], 'Choose a value from the list');

/** An evaluator's draft: the findings by channel or pair, and the texts. */
export const evaluationFields = {
  results: array()
    .of(
      form({
        name: resultName().required(REQUIRED),
        assessment: assessment(),
        remark: optionalText(TEXTS.remark),
        full_overlap_m: figure(0, 30_000, 1),
        eta: figure(-1_000_000, 1_000_000, 6),
        epsilon_deg: figure(-90, 90, 3),
        residual: figure(-10, 10, 6),
      }),
    )
    .typeError('Must be a list')
    .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
    .test(namedOnce('name')),
  conclusions: optionalText(TEXTS.conclusions),
  recommendations: optionalText(TEXTS.conclusions),
};

/** The names of fields that only the evaluator may send. */
export const EVALUATION_FIELD_NAMES = Object.keys(evaluationFields);

/** The conclusion of a test in the version that was seen: the findings of every channel, unless they were saved before. */
export const concludeSchema = exact(form({ ...evaluationFields, version: version().required(REQUIRED) }));
export type ConcludeInput = InferType<typeof concludeSchema>;

/** The return of a test: why, and which channels it concerns. */
export const returnSchema = exact(
  form({
    reason: text(TEXTS.conclusions)
      .min(TEXTS.returnReason, `At least ${TEXTS.returnReason} characters`)
      .required(REQUIRED),
    channels: array()
      .of(resultName().required(REQUIRED))
      .typeError('Must be a list')
      .min(1, 'At least one channel')
      .max(MAX_CHANNELS, `At most ${MAX_CHANNELS} channels`)
      .required(REQUIRED),
  }),
);
export type ReturnInput = InferType<typeof returnSchema>;
