import { LIDAR_FIELDS } from '../records/lidar';
import { namesOf } from '../records/record';
import type { ComplianceCode, Readiness } from '../types/type-lists';
import { codeOf, suggested } from './check';
import type { Check } from './check';
import type { Lidar } from './lidar';

/** The mandatory features of a lidar, in evaluation order. */
export const MANDATORY_FEATURES = namesOf(LIDAR_FIELDS, ({ mandatory }) => mandatory === true) as MandatoryFeature[];
export type MandatoryFeature = {
  [Name in keyof typeof LIDAR_FIELDS]: (typeof LIDAR_FIELDS)[Name] extends { mandatory: true } ? Name : never;
}[keyof typeof LIDAR_FIELDS];

export type FeatureFacts = Pick<Lidar, MandatoryFeature>;

const anyOf = (lidar: FeatureFacts, lacks: (value: Readiness | null) => boolean) =>
  MANDATORY_FEATURES.some((feature) => lacks(lidar[feature]));

/**
 * The criteria of the six mandatory features. One that is not planned is not in operation either: it sets both bits.
 */
export const FEATURE: readonly Check<[lidar: FeatureFacts]>[] = [
  {
    bit: 1,
    text: 'A required feature is not in operation.',
    fails: (lidar) => anyOf(lidar, (value) => !value?.operational),
  },
  {
    bit: 2,
    text: 'A required feature is not even planned.',
    fails: (lidar) => anyOf(lidar, (value) => !value?.operational && !value?.planned),
  },
];

const COMPLIANCE_BY_CODE: readonly ComplianceCode[] = ['yes', 'partially', 'no', 'no'];

/** The suggestion for the features of a lidar. */
export const suggestFeature = (lidar: FeatureFacts) => suggested(COMPLIANCE_BY_CODE, codeOf(FEATURE, lidar));
