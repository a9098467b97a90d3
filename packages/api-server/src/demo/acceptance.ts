import type { AcceptanceCode, ComplianceCode } from '@portal/domain';
import type { Opinion } from './opinions';
import type { Topic } from './texts';

const ACCEPTANCE_OF = { yes: 'yes', partially: 'conditionally', no: 'no' } as const satisfies Record<
  ComplianceCode,
  AcceptanceCode
>;
const BEST_FIRST: readonly ComplianceCode[] = ['yes', 'partially', 'no'];
const best = (codes: readonly ComplianceCode[]) => BEST_FIRST.find((code) => codes.includes(code)) ?? 'no';

/** The acceptance that follows: the facility's best lidar, its best photometer and their synergy must all do. */
export function acceptanceFrom(opinions: readonly Opinion[]): AcceptanceCode {
  const decisive: readonly Topic[] = ['lidar-general', 'photometer-general', 'facility-synergy'];
  const bests = decisive
    .map((topic) => opinions.filter((opinion) => opinion.topic === topic).map(({ compliance }) => compliance))
    .filter((codes) => codes.length > 0)
    .map(best);
  return ACCEPTANCE_OF[BEST_FIRST.findLast((code) => bests.includes(code)) ?? 'no'];
}
