import { row } from './access-rules';
import type { AccessRule, CapabilityTable } from './access-rules';

const SCHEDULERS = ['schedule-qa-qc-test', 'schedule-additional-support'] as const;

/** Those who may arrange one of the two groups of support, and beside them the facility. */
const byGroup = (Ow: AccessRule, Ad: AccessRule) => {
  const cells = row(401, Ow, 403, 403, 403, 403, 403, Ad);
  return {
    ...cells,
    also: SCHEDULERS,
    parts: {
      'qa-qc': { ...cells, also: ['schedule-qa-qc-test'] as const },
      additional: { ...cells, also: ['schedule-additional-support'] as const },
      // Internal messages stay among those who arrange support.
      internal: { ...row(401, 403, 403, 403, 403, 403, 403, Ad), also: SCHEDULERS },
    },
  };
};

/** Requests for support. */
export const SUPPORT_CAPABILITIES = {
  'support-request.list': {
    ...row(401, 'asRequestOwner', 'asRequestOwner', 403, 403, 'yes', 403, 'yes'),
    also: SCHEDULERS,
  },
  'support-request.create': row(401, 'asRequester', 403, 403, 403, 403, 403, 403),
  'support-request.read': byGroup('asRequestOwner', 'yes'),
  'support-request.write': byGroup('whileRequestIsOpenForFacility', 'whileRequestIsOpen'),
  'support-request.acknowledge': byGroup(403, 'whileRequestIsNew'),
  'support-request.ask': byGroup(403, 'whileRequestIsWorkedOn'),
  'support-request.answer': byGroup('whileQuestionIsOpen', 403),
  'support-request.complete': byGroup(403, 'whileRequestIsTakenOn'),
  'support-request.decline': byGroup(403, 'whileRequestIsWorkedOn'),
  'support-request.cancel': byGroup('whileRequestIsOpenForFacility', 'whileRequestIsOpen'),
  'support-request.reopen': byGroup(403, 'whileRequestIsReopenable'),
} as const satisfies CapabilityTable;
