import { EVALUATION_FIELDS } from '../records/evaluation';
import { emptyRowOf, namesOf, type Row } from '../records/record';
import type { AspectFields, Evaluation } from './initial-acceptance';

/** The values of an evaluation as they are stored and sent, without the name of the aspect. */
export type EvaluationValues = Row<typeof EVALUATION_FIELDS>;

/** An evaluation without any value. */
export const NOT_EVALUATED: EvaluationValues = emptyRowOf(EVALUATION_FIELDS);

/** Values by field, under names that begin with the aspect, as bodies and records of instruments have them. */
export const underAspect = <Value>(aspect: string, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${aspect}_${name}`, value]));

const NAMES = [...namesOf(EVALUATION_FIELDS), 'evaluation_date'];

/** The evaluation of one aspect in the record of an instrument. */
export const evaluationOn = <Aspect extends string>(
  record: Omit<AspectFields<Aspect>, `${Aspect}_reviewer`>,
  aspect: Aspect,
): Evaluation => {
  const values: Readonly<Record<string, unknown>> = record;
  return Object.fromEntries(NAMES.map((name) => [name, values[`${aspect}_${name}`]])) as unknown as Evaluation;
};
