import { array, string } from 'yup';
import type { InferType } from 'yup';
import { COMPONENTS } from '../acceptance/components';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference, reference } from '../fields/reference';
import { REQUIRED, text } from '../fields/text';
import { FILES, LENGTHS } from '../limits/limits';
import type { AskedAspect } from './question';

const ASPECTS: readonly AskedAspect[] = [...COMPONENTS.flatMap(({ evaluates }) => evaluates), 'synergy'];
/** Users select the paths in a form; no correction needs more. */
const MAX_FIELDS = 50;

/** `fields` are opened for correction, `until` is the due date of the answer; only CARS may set these two. */
export const questionSchema = exact(
  form({
    text: text(LENGTHS.statement).required(REQUIRED),
    instrument: optionalReference(),
    aspect: string<AskedAspect>()
      .transform((value: unknown) => (value === '' ? null : value))
      .typeError('Must be a text')
      .nullable()
      .oneOf([...ASPECTS, null], 'Choose a value from the list'),
    fields: array()
      .of(text().required(REQUIRED))
      .typeError('Must be a list')
      .max(MAX_FIELDS, `At most ${MAX_FIELDS} fields`),
    until: epochDay(),
  }),
);
export type QuestionInput = InferType<typeof questionSchema>;

/** The answer to a question, with files that the user has uploaded. */
export const answerSchema = exact(
  form({
    text: text(LENGTHS.statement).required(REQUIRED),
    files: array()
      .of(reference().required(REQUIRED))
      .typeError('Must be a list')
      .max(FILES.filesPerAnswer, `At most ${FILES.filesPerAnswer} files`),
  }),
);
export type AnswerInput = InferType<typeof answerSchema>;
