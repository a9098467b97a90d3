import { byCode, SUPPORT_KINDS, type SupportKindCode } from '@portal/domain';

/** Which permission arranges a group of support. */
export const SUPPORT_PERMISSIONS = {
  'qa-qc': 'schedule-qa-qc-test',
  additional: 'schedule-additional-support',
} as const;

export const supportGroup = (kind: SupportKindCode) => byCode(SUPPORT_KINDS, kind)?.group ?? 'additional';

/** The permission that arranges a kind of support. */
export const permissionFor = ({ kind }: { kind: SupportKindCode }) => SUPPORT_PERMISSIONS[supportGroup(kind)];
