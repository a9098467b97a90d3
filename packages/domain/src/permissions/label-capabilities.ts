import { EVERYBODY, row } from './access-rules';
import type { AccessRule, CapabilityTable } from './access-rules';

const READERS = row(401, 'yes', 403, 'onceAccepted', 'onceAccepted', 'yes', 'yes', 'yes');
/** Why something was decided is for the facility and those who evaluate it, and not for the data centre. */
export const LABEL_REASON_READERS = { ...READERS, Ar: 403 } as const;

/** The centre proposes, and never for its own facility; administrators may as well. */
const proposers = (rule: AccessRule) =>
  ({ ...row(401, 403, 403, 403, 403, 403, 403, rule), also: ['issue-nf-report'], isDecision: true }) as const;
/** Administrators record what was decided outside. */
const recorders = (rule: AccessRule) => row(401, 403, 403, 403, 403, 403, 403, rule);
/** Those who look after all facilities, or evaluate tests. */
const NETWORK = {
  ...row(401, 403, 403, 403, 403, 'yes', 'yes', 'yes'),
  also: ['evaluate-qa-qc-test', 'issue-nf-report'],
} as const;
const EVALUATION_READERS = { ...row(401, 'yes', 403, 403, 403, 'yes', 'yes', 'yes') } as const;
const evaluators = (rule: AccessRule) =>
  ({ ...row(401, 403, 403, 403, 403, 403, 403, rule), also: ['evaluate-qa-qc-test'], isDecision: true }) as const;
const OWNERS = (rule: AccessRule) => row(401, rule, 403, 403, 403, 403, 403, 403);

/** The label, its certificate, and the regular evaluation. */
export const LABEL_CAPABILITIES = {
  'label.read': { ...READERS, parts: { reasons: LABEL_REASON_READERS } },
  'label.list': NETWORK,
  'label.read-certificate': row(
    401,
    'onceLabelled',
    403,
    'onceLabelled',
    'onceLabelled',
    'onceLabelled',
    'onceLabelled',
    'onceLabelled',
  ),
  'label.propose': proposers('whileLabelIsProposable'),
  'label.propose-renewal': proposers('whileRenewalIsProposable'),
  'label.request-suspension': proposers('whileSuspensionIsProposable'),
  'label.return': recorders('whileSomethingIsProposed'),
  'label.grant': recorders('whileLabelIsProposed'),
  'label.refuse': recorders('whileLabelOrRenewalIsProposed'),
  'label.renew': recorders('whileRenewalIsProposed'),
  'label.suspend': recorders('whileLabelIsGranted'),
  'label.reinstate': recorders('whileLabelIsSuspended'),
  'label.withdraw': recorders('whileLabelIsHeld'),
  'label.read-public': EVERYBODY,
  'label.verify': EVERYBODY,
  'regular-evaluation.list': NETWORK,
  'regular-evaluation.list-own': EVALUATION_READERS,
  'regular-evaluation.read': EVALUATION_READERS,
  'regular-evaluation.read-report': row(
    401,
    'onceEvaluationIsClosed',
    403,
    403,
    403,
    'onceEvaluationIsClosed',
    'onceEvaluationIsClosed',
    'onceEvaluationIsClosed',
  ),
  'regular-evaluation.open': evaluators('whileNoEvaluationIsOpen'),
  'regular-evaluation.state': OWNERS('whileStatementIsOpen'),
  'regular-evaluation.review': evaluators('whileEvaluationIsReviewed'),
  /** Its outcome is a report, which takes the permission to issue reports besides. */
  'regular-evaluation.close': evaluators('whileEvaluationIsClosable'),
  'regular-evaluation.report-action': OWNERS('whileActionsAreOpen'),
  'regular-evaluation.confirm-action': evaluators('whileActionsAreConfirmable'),
  'data-indicator.import': row(401, 403, 403, 403, 403, 403, 'yes', 'yes'),
  'timeline.read': READERS,
  'stage.list': NETWORK,
} as const satisfies CapabilityTable;
