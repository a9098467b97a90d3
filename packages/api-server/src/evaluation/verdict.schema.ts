import { verdictDraftSchema, verdictSchema, type ComplianceCode, type VerdictSubject } from '@portal/domain';
import { number, object, string } from 'yup';
import type { Act } from './verdict-kinds';

const id = () => string().uuid().lowercase().required();

/** Ids in the path: of the facility, and of the instrument where one is judged. */
export const PLACES = {
  facility: object({ id: id() }),
  lidar: object({ id: id(), lidarId: id() }),
  photometer: object({ id: id(), photometerId: id() }),
};

/** The version of the verdict that was open; 0 when there was none. Left out, the last save wins. */
const version = () =>
  number().typeError('Must be a number').integer('Must be a whole number').min(0, 'Must be 0 or more').optional();

const FIELDS: Record<Act, typeof verdictDraftSchema> = { edit: verdictDraftSchema, submit: verdictSchema };

/** What is sent for a verdict: its three fields, and the version that they were made from. */
export const verdictBody = (act: Act, aspect: VerdictSubject) => FIELDS[act](aspect).shape({ version: version() });

/** The fields of a verdict, whatever it is about. */
export interface VerdictValues {
  compliance: ComplianceCode | null;
  comments: string | null;
  recommendations: string | null;
}

export interface SentVerdict {
  /** What was left out is `undefined` and stays as it is. */
  values: { [Field in keyof VerdictValues]: VerdictValues[Field] | undefined };
  version: number | undefined;
}

type Sent = Readonly<Record<string, unknown>>;

/** The fields of a body without the name of the aspect. The body has been judged by its schema. */
export const toSent = (aspect: VerdictSubject, body: Sent): SentVerdict => ({
  values: {
    compliance: body[`${aspect}_compliance`] as ComplianceCode | null | undefined,
    comments: body[`${aspect}_comments`] as string | null | undefined,
    recommendations: body[`${aspect}_recommendations`] as string | null | undefined,
  },
  version: body.version as number | undefined,
});
