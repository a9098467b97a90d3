import {
  evaluationDraftSchema,
  EVALUATION_FIELDS,
  evaluationSchema,
  namesOf,
  type Aspect,
  type EvaluationValues,
} from '@portal/domain';
import { number, object, string } from 'yup';
import type { Act } from './evaluation-kinds';

const id = () => string().uuid().lowercase().required();

/** Ids in the path: the facility, and the instrument if one is evaluated. */
export const PATH_PARAMS = {
  facility: object({ id: id() }),
  lidar: object({ id: id(), lidarId: id() }),
  photometer: object({ id: id(), photometerId: id() }),
};

/** The version of the evaluation that the user was editing; 0 if there was none. If omitted, the last save wins. */
export const editedVersion = () =>
  number().typeError('Must be a number').integer('Must be a whole number').min(0, 'Must be 0 or more').optional();

const FIELDS: Record<Act, typeof evaluationDraftSchema> = { edit: evaluationDraftSchema, submit: evaluationSchema };

/** The body of an evaluation: its three fields and the version that was edited. */
export const evaluationBody = (act: Act, aspect: Aspect) => FIELDS[act](aspect).shape({ version: editedVersion() });

export interface SentEvaluation {
  /** Fields that were not sent are `undefined` and stay unchanged. */
  values: { [Field in keyof EvaluationValues]: EvaluationValues[Field] | undefined };
  version: number | undefined;
}

type Sent = Readonly<Record<string, unknown>>;

/** Maps the fields of a body to names without the aspect. The body has been validated by its schema. */
export const toSent = (aspect: Aspect, body: Sent): SentEvaluation => ({
  values: Object.fromEntries(
    namesOf(EVALUATION_FIELDS).map((name) => [name, body[`${aspect}_${name}`]]),
  ) as SentEvaluation['values'],
  version: body.version as number | undefined,
});
