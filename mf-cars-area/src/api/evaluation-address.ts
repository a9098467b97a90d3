import { post } from '@portal/api-slice';
import type { SentCall } from '@portal/api-slice';
import type { AspectPath } from '@portal/domain';

/** The target of an evaluation: an aspect of an instrument, or the facility as a whole. */
export type EvaluationAddress = { facilityId: string } & (
  | { aspect: AspectPath; instrumentId: string }
  | { aspect: 'synergy' | 'lidar' | 'photometer'; instrumentId?: undefined }
);

/** The actions on an evaluation: save a draft, submit it irrevocably, or reopen it. */
type Act = 'edit' | 'submit' | 'reopen';

/** The aspect as written in the paths of evaluations. */
const inPath = (aspect: EvaluationAddress['aspect']) => `${aspect}-compliance`;

interface Values {
  facilityId: string;
  aspect: string;
}

/** The calls about an evaluation of the facility as a whole. */
const OF_FACILITY: Record<Act, (values: Values, body: object) => SentCall> = {
  edit: (values, body) => post('/national-facility/:facilityId/edit/:aspect', values, { body }),
  submit: (values, body) => post('/national-facility/:facilityId/submit/:aspect', values, { body }),
  reopen: (values, body) => post('/national-facility/:facilityId/reopen/:aspect', values, { body }),
};

/** The calls about an evaluation of an instrument. */
const OF_INSTRUMENT: Record<Act, (values: Values & { instrumentId: string }, body: object) => SentCall> = {
  edit: (values, body) =>
    post('/national-facility/:facilityId/edit/initial-acceptance/:aspect/:instrumentId', values, { body }),
  submit: (values, body) =>
    post('/national-facility/:facilityId/submit/initial-acceptance/:aspect/:instrumentId', values, { body }),
  reopen: (values, body) =>
    post('/national-facility/:facilityId/reopen/initial-acceptance/:aspect/:instrumentId', values, { body }),
};

/** The call for an action on an evaluation. */
export function evaluationCall(act: Act, { facilityId, aspect, instrumentId }: EvaluationAddress, body: object) {
  const values = { facilityId, aspect: inPath(aspect) };
  return instrumentId === undefined
    ? OF_FACILITY[act](values, body)
    : OF_INSTRUMENT[act]({ ...values, instrumentId }, body);
}
