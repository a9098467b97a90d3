import type {
  CloseEvaluationInput,
  Day,
  EvaluationOutcome,
  EvaluationReviewInput,
  FieldError,
  EvaluationWithoutFigures,
} from '@portal/domain';
import {
  closeEvaluationSchema,
  epochOf,
  EVALUATION_OUTCOME_WORDS,
  EVALUATION_OUTCOMES,
  evaluationReviewSchema,
  problems,
  problemsOfReview,
} from '@portal/domain';
import { EVALUATION_MESSAGES } from './messages';

const { review: texts } = EVALUATION_MESSAGES;

interface ActionValues {
  text: string;
  due: string;
}

/** The review of an evaluation as it is typed. */
export interface ReviewValues {
  version: number;
  conclusions: string;
  recommendations: string;
  outcome: string;
  actions: ActionValues[];
}

export const NO_ACTION: ActionValues = { text: '', due: '' };

/** The form values of an evaluation. */
export const reviewValues = (evaluation: EvaluationWithoutFigures): ReviewValues => ({
  version: evaluation.version,
  conclusions: evaluation.conclusions ?? '',
  recommendations: evaluation.recommendations ?? '',
  outcome: evaluation.outcome ?? '',
  actions: evaluation.actions.map(({ text, due }) => ({ text, due })),
});

/** The chosen outcome; `null` without one. */
export const outcomeIn = ({ outcome }: Pick<ReviewValues, 'outcome'>): EvaluationOutcome | null =>
  EVALUATION_OUTCOMES.find((each) => each === outcome) ?? null;

const isTyped = ({ text, due }: ActionValues) => text.trim() !== '' || due.trim() !== '';

/** Actions in which something is typed, each with its place in the form. */
export const typedActions = ({ actions }: Pick<ReviewValues, 'actions'>) =>
  actions.map((action, at) => ({ ...action, at })).filter(isTyped);

/** Only one outcome has actions. A draft keeps those that were typed before another one was chosen. */
export const hasActions = (values: Pick<ReviewValues, 'outcome'>) => outcomeIn(values) === 'continue_with_actions';

const asBody = (values: ReviewValues, actions: ReturnType<typeof typedActions>) => ({
  version: values.version,
  conclusions: values.conclusions,
  recommendations: values.recommendations,
  outcome: values.outcome || null,
  actions: actions.map(({ text, due }) => ({ text, due })),
});

const asClosed = (values: ReviewValues) => asBody(values, hasActions(values) ? typedActions(values) : []);

/** The draft that is sent; empty values are sent too, so that they replace stored ones. */
export const sentReview = (values: ReviewValues): EvaluationReviewInput =>
  evaluationReviewSchema.cast(asBody(values, typedActions(values)));

/** What is sent to close the evaluation. */
export const sentClosing = (values: ReviewValues): CloseEvaluationInput => closeEvaluationSchema.cast(asClosed(values));

const INDEX = /^actions\[(\d+)\]/;

/** The field of the form that a path of the schema is about: what is empty was not sent, and is to be filled. */
export function fieldFor(path: string, values: ReviewValues): string {
  const typed = typedActions(values);
  if (path === 'actions' && values.actions.length > 0 && typed.length === 0) return 'actions.0.text';
  return path.replace(INDEX, (_whole, index: string) => `actions.${typed[Number(index)]?.at ?? index}`);
}

const byField = (found: readonly FieldError[], values: ReviewValues): Record<string, string> =>
  Object.fromEntries(found.toReversed().map(({ path, message }) => [fieldFor(path, values), message]));

/** What is wrong with a draft, by field. */
export const draftProblems = (values: ReviewValues): Record<string, string> =>
  byField(problems(evaluationReviewSchema, asBody(values, typedActions(values))), values);

/** What is wrong or missing before the evaluation can be closed, by field; the server checks the same. */
export function closingProblems(values: ReviewValues, today: Day): Record<string, string> {
  const outcome = outcomeIn(values);
  const actions = hasActions(values) ? typedActions(values) : [];
  const dated = actions.map(({ due }) => ({ due: epochOf(due.trim()) }));
  const ofReview =
    outcome === null ? [] : problemsOfReview({ outcome, conclusions: values.conclusions, actions: dated }, today);
  // First what the schema finds, which knows a day that is none.
  return byField([...problems(closeEvaluationSchema, asClosed(values)), ...ofReview], values);
}

/** Messages by field as the form has them. */
export function nestedErrors(messages: Readonly<Record<string, string>>): object {
  const errors: Record<string, unknown> = {};
  const actions: Record<string, string>[] = [];
  for (const [field, message] of Object.entries(messages)) {
    const [name = '', at, part] = field.split('.');
    if (part === undefined) errors[name] = message;
    else actions[Number(at)] = { ...actions[Number(at)], [part]: message };
  }
  return { ...errors, ...(actions.length > 0 && { actions }) };
}

const outcomeWords = (values: ReviewValues) => {
  const outcome = outcomeIn(values);
  return outcome ? EVALUATION_OUTCOME_WORDS[outcome] : texts.noOutcome;
};

const actionWords = (action: ActionValues | undefined) =>
  action ? [action.text.trim(), action.due.trim()].filter((part) => part !== '').join(', ') : '';

/** The differences between the saved review and the form, in words. */
export function reviewDifferences(evaluation: EvaluationWithoutFigures, typed: ReviewValues) {
  const saved = reviewValues(evaluation);
  const mine = { ...typed, actions: typedActions(typed) };
  const count = Math.max(saved.actions.length, mine.actions.length);
  return [
    { label: texts.conclusions, before: saved.conclusions, after: typed.conclusions.trim() },
    { label: texts.recommendations, before: saved.recommendations, after: typed.recommendations.trim() },
    { label: texts.outcome, before: outcomeWords(saved), after: outcomeWords(typed) },
    ...Array.from({ length: count }, (_each, at) => ({
      label: texts.action(at + 1),
      before: actionWords(saved.actions[at]),
      after: actionWords(mine.actions[at]),
    })),
  ].filter(({ before, after }) => before !== after);
}
