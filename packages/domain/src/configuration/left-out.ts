import type { Lidar } from '../lidar/lidar';

/** Why a lidar is left out of an operational configuration by default, as its field `left_out_by_default` says it. */
export const LEFT_OUT = {
  'not-operational': 'It is not operational.',
  'not-compliant': 'It was found not compliant.',
  'not-evaluated': 'Its general compliance was not evaluated.',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;

/** Why a lidar is left out unless CARS takes it in; `null` for one that is operational and compliant, fully or partially. */
export function leftOutByDefault({
  status,
  general_compliance,
}: Pick<Lidar, 'status' | 'general_compliance'>): LeftOut | null {
  if (general_compliance?.code === 'no') return 'not-compliant';
  if (!general_compliance) return 'not-evaluated';
  return status?.counts_as_operational === true ? null : 'not-operational';
}
