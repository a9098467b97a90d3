import { evaluationDraftSchema, evaluationSchema, type ComplianceCode, type Aspect } from '@portal/domain';
import { number, object, string } from 'yup';
import type { Act } from './evaluation-kinds';

const id = () => string().uuid().lowercase().required();

/** Ids in the path: of the facility, and of the instrument where one is evaluated. */
export const PLACES = {
  facility: object({ id: id() }),
  lidar: object({ id: id(), lidarId: id() }),
  photometer: object({ id: id(), photometerId: id() }),
};

/** The version of the evaluation that was open; 0 when there was none. Left out, the last save wins. */
export const editedVersion = () =>
  number().typeError('Must be a number').integer('Must be a whole number').min(0, 'Must be 0 or more').optional();

const FIELDS: Record<Act, typeof evaluationDraftSchema> = { edit: evaluationDraftSchema, submit: evaluationSchema };

/** The body of an evaluation: its three fields, and the version that was edited. */
export const evaluationBody = (act: Act, aspect: Aspect) => FIELDS[act](aspect).shape({ version: editedVersion() });

/** The fields of an evaluation, whatever it is about. */
export interface EvaluationValues {
  compliance: ComplianceCode | null;
  comments: string | null;
  recommendations: string | null;
}

export interface SentEvaluation {
  /** What was left out is `undefined` and stays as it is. */
  values: { [Field in keyof EvaluationValues]: EvaluationValues[Field] | undefined };
  version: number | undefined;
}

type Sent = Readonly<Record<string, unknown>>;

/** The fields of a body without the name of the aspect. The body has been validated by its schema. */
export const toSent = (aspect: Aspect, body: Sent): SentEvaluation => ({
  values: {
    compliance: body[`${aspect}_compliance`] as ComplianceCode | null | undefined,
    comments: body[`${aspect}_comments`] as string | null | undefined,
    recommendations: body[`${aspect}_recommendations`] as string | null | undefined,
  },
  version: body.version as number | undefined,
});
