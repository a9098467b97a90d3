import { array, boolean, string, type InferType } from 'yup';
import { printed } from '../fields/drawable';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay, version } from '../fields/quantity';
import { optionalText, REQUIRED, text } from '../fields/text';
import { EVALUATION_KINDS, EVALUATION_OUTCOMES } from './evaluation-steps';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { texts: TEXTS, maxActions: MAX_ACTIONS } = REGULAR_EVALUATION_SETTINGS;
const UNLISTED = 'Choose a value from the list';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .typeError(UNLISTED)
    .oneOf([...values], UNLISTED);

const seen = () => exact(version().required(REQUIRED));

/** An evaluation that the centre opens by hand. */
export const openEvaluationSchema = exact(form({ kind: oneOf(EVALUATION_KINDS).required(REQUIRED) }));
export type OpenEvaluationInput = InferType<typeof openEvaluationSchema>;

/** The statement of the facility: a draft, or sent, which is final. */
export const statementSchema = exact(
  form({
    version: seen(),
    statement: printed(optionalText(TEXTS.statement)),
    send: boolean().typeError('Must be yes or no').required(REQUIRED),
  }),
);
export type StatementInput = InferType<typeof statementSchema>;

const action = form({ text: printed(text(TEXTS.action)).required(REQUIRED), due: epochDay().required(REQUIRED) });

const review = {
  version: seen(),
  conclusions: printed(optionalText(TEXTS.conclusions)),
  recommendations: printed(optionalText(TEXTS.conclusions)),
  outcome: oneOf(EVALUATION_OUTCOMES).nullable(),
  actions: array().of(action).typeError('Must be a list').max(MAX_ACTIONS, `At most ${MAX_ACTIONS}`),
};

/** The review of the centre, as a draft. */
export const evaluationReviewSchema = exact(form(review));
export type EvaluationReviewInput = InferType<typeof evaluationReviewSchema>;

/** The end of an evaluation: what the review says, complete. */
export const closeEvaluationSchema = exact(
  form({
    ...review,
    conclusions: printed(text(TEXTS.conclusions)).required(REQUIRED),
    outcome: oneOf(EVALUATION_OUTCOMES).required(REQUIRED),
  }),
);
export type CloseEvaluationInput = InferType<typeof closeEvaluationSchema>;

/** What the facility says of an action that it has carried out. */
export const actionReportSchema = exact(form({ version: seen(), report: text(TEXTS.action).required(REQUIRED) }));
export type ActionReportInput = InferType<typeof actionReportSchema>;

/** The centre confirms that an action was carried out. */
export const actionConfirmationSchema = exact(form({ version: seen() }));
