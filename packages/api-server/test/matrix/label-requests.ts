import { epochOf, type CallState } from '@portal/domain';
import type { Call } from '../../src/app/calls';
import type { ApiRequest, Request } from './request';

/** No facility of a scene has a label, and none meets every condition. */
const WITHOUT: CallState = { labelStatus: 'none', labelRequest: null, unmetConditions: ['Tests are missing.'] };

const REASON = { reason: 'The laser was replaced without a test.' };
const DECIDED = { body: 'Committee', reference: 'C-1', on: epochOf('2026-06-15') };
const VALIDITY = { valid_from: epochOf('2026-06-15'), valid_until: epochOf('2031-06-14') };

const step =
  (body: object) =>
  (_asked: ApiRequest): Request[] => [{ name: '', body: { version: 0, ...body }, facts: WITHOUT }];

const proposal = (asked: ApiRequest): Request[] =>
  step({ scope: { lidars: [{ _id: asked.facility.lidarId, configurations: [1] }] } })(asked);

const SENT: Partial<Record<Call, (asked: ApiRequest) => Request[]>> = {
  'POST /national-facility/:id/label/propose': proposal,
  'POST /national-facility/:id/label/propose-renewal': proposal,
  'POST /national-facility/:id/label/request-suspension': step(REASON),
  'POST /national-facility/:id/label/return': step(REASON),
  'POST /national-facility/:id/label/grant': step({ ...DECIDED, ...VALIDITY }),
  'POST /national-facility/:id/label/renew': step({ ...DECIDED, ...VALIDITY }),
  'POST /national-facility/:id/label/refuse': step({ ...DECIDED, ...REASON }),
  'POST /national-facility/:id/label/suspend': step({ ...DECIDED, ...REASON, public_text: 'The laser is replaced.' }),
  'POST /national-facility/:id/label/reinstate': step({ ...DECIDED, ...REASON }),
  'POST /national-facility/:id/label/withdraw': step({ ...DECIDED, ...REASON }),
};

/** The requests of the steps of a label; undefined for other calls. */
export const labelRequests = (call: Call, asked: ApiRequest): Request[] | undefined => SENT[call]?.(asked);
