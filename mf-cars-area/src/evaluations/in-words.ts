import { byCode } from '@portal/domain';
import type { EditedEvaluation, Aspect, TypeLists } from '@portal/domain';
import { evaluationFormValues } from './evaluation-values';
import type { EvaluationFormValues } from './evaluation-values';
import { EVALUATION_MESSAGES } from './messages';

const { form: texts } = EVALUATION_MESSAGES;

/** A field in which two versions of an evaluation differ, in words. */
export interface EvaluationDifference {
  label: string;
  /** The saved value. */
  before: string;
  /** The typed value. */
  after: string;
}

const FIELDS = [
  ['compliance', texts.compliance('').trim()],
  ['comments', texts.comments],
  ['recommendations', texts.recommendations],
] as const;

/** The differences between a saved evaluation and the form, with the given names of compliances. */
export function evaluationDifferences(
  aspect: Aspect,
  saved: EditedEvaluation,
  typed: EvaluationFormValues,
  { compliance }: Pick<TypeLists, 'compliance'>,
): EvaluationDifference[] {
  const before = evaluationFormValues(aspect, saved);
  return FIELDS.map(([field, label]) => {
    const inWords = (values: EvaluationFormValues) => {
      const text = String(values[`${aspect}_${field}`] ?? '').trim();
      return field === 'compliance' ? (byCode(compliance, text)?.name ?? text) : text;
    };
    return { label, before: inWords(before), after: inWords(typed) };
  }).filter((difference) => difference.before !== difference.after);
}
