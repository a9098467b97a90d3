import { can } from '../permissions/permissions';
import { byCode, listOf } from '../types/type-item';

/** Who arranges what is asked for: by which permission. */
export type SupportGroup = 'qa-qc' | 'additional';

/** Kinds of support that a facility asks for. Which permission arranges which of them: [X]. */
export const SUPPORT_KINDS = listOf<{ group: SupportGroup }>()([
  { code: 'remote_qa', name: 'Help with quality assurance tests', group: 'qa-qc' },
  { code: 'configuration_help', name: 'Help with a configuration', group: 'qa-qc' },
  { code: 'training', name: 'Training', group: 'qa-qc' },
  { code: 'component_test', name: 'Test of a component', group: 'qa-qc' },
  { code: 'photometer_calibration', name: 'Calibration of a photometer', group: 'additional' },
  { code: 'reference_comparison', name: 'Comparison with a reference lidar', group: 'additional' },
  { code: 'visit_system_audit', name: 'Visit: system audit', group: 'additional' },
  { code: 'visit_performance_audit', name: 'Visit: performance audit', group: 'additional' },
  { code: 'other', name: 'Other', group: 'additional' },
]);
export type SupportKindCode = (typeof SUPPORT_KINDS)[number]['code'];

/** Which permission arranges a group of support. */
export const SUPPORT_PERMISSIONS = {
  'qa-qc': 'schedule-qa-qc-test',
  additional: 'schedule-additional-support',
} as const satisfies Record<SupportGroup, string>;

export const supportGroup = (kind: SupportKindCode): SupportGroup => byCode(SUPPORT_KINDS, kind)?.group ?? 'additional';

/** The permission that arranges a kind of support. */
export const permissionFor = ({ kind }: { kind: SupportKindCode }) => SUPPORT_PERMISSIONS[supportGroup(kind)];

/** The kinds that a user arranges. */
export const arrangedKinds = (user: Parameters<typeof can>[0]): SupportKindCode[] =>
  SUPPORT_KINDS.filter(({ group }) => can(user, SUPPORT_PERMISSIONS[group])).map(({ code }) => code);

/** How far the wanted time may be moved. */
export const FLEXIBILITIES = ['fixed', 'weeks', 'any'] as const;
export const URGENCIES = ['normal', 'data_affected'] as const;
