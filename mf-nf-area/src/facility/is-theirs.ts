import type { NationalFacility } from '@portal/domain';

/** Deputies have the rights of the owner here. */
export const isTheirs = ({ is_owner, is_deputy }: NationalFacility) => is_owner || is_deputy;
