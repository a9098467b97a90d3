import {
  ACCEPTANCE_CAPABILITIES,
  EVALUATION_CAPABILITIES,
  PLAN_ASSESSMENT_CAPABILITIES,
} from './acceptance-capabilities';
import { ACCOUNT_CAPABILITIES } from './account-capabilities';
import { FACILITY_CAPABILITIES } from './facility-capabilities';
import { FILE_CAPABILITIES, INSTRUMENT_CAPABILITIES } from './instrument-capabilities';
import { INSTALLATION_CAPABILITIES } from './installation-capabilities';
import { LABEL_CAPABILITIES } from './label-capabilities';
import { QA_CAPABILITIES } from './qa-capabilities';
import { SUPPORT_CAPABILITIES } from './support-capabilities';
import { RELEASE_CAPABILITIES } from './release-capabilities';

/** The access rules of all capabilities, by noun and verb. */
export const CAPABILITIES = {
  ...ACCOUNT_CAPABILITIES,
  ...FACILITY_CAPABILITIES,
  ...ACCEPTANCE_CAPABILITIES,
  ...EVALUATION_CAPABILITIES,
  ...PLAN_ASSESSMENT_CAPABILITIES,
  ...INSTRUMENT_CAPABILITIES,
  ...FILE_CAPABILITIES,
  ...QA_CAPABILITIES,
  ...SUPPORT_CAPABILITIES,
  ...LABEL_CAPABILITIES,
  ...INSTALLATION_CAPABILITIES,
  ...RELEASE_CAPABILITIES,
} as const;

export type Capability = keyof typeof CAPABILITIES;

/** The parts of a capability that have rights of their own. */
export type PartOf<C extends Capability> = (typeof CAPABILITIES)[C] extends { parts: infer Parts }
  ? keyof Parts & string
  : never;
