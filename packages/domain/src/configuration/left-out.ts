import type { Lidar } from '../lidar/lidar';

/** The texts for the values of `left_out_by_default`: why a lidar is left out of a configuration by default. */
export const LEFT_OUT = {
  'not-operational': 'It is not operational.',
  'not-compliant': 'It was found not compliant.',
  'not-evaluated': 'Its general compliance was not evaluated.',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Why a lidar is left out by default; `null` if it is operational and at least partially compliant. */
export function leftOutByDefault({
  status,
  general_compliance,
}: Pick<Lidar, 'status' | 'general_compliance'>): LeftOut | null {
  if (general_compliance?.code === 'no') return 'not-compliant';
  if (!general_compliance) return 'not-evaluated';
  return status?.counts_as_operational === true ? null : 'not-operational';
}
