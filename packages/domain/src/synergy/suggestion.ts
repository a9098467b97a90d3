import { COMPLIANCES } from '../types/type-lists';
import type { Compliance, ComplianceCode } from '../types/type-lists';
import { byCode } from '../types/type-item';
import type { Lidar } from '../lidar/lidar';
import { codeOf } from '../lidar/check';
import type { Check } from '../lidar/check';
import { distanceKm } from './distance';
import { isWithinReach } from './reach';
import type { SuggestedSynergy, SynergyMatrix, SynergyPair } from './synergy';

/** The general compliance of a lidar and a photometer, `null` if not evaluated, and their distance in km. */
export interface PairFacts {
  lidar: ComplianceCode | null;
  photometer: ComplianceCode | null;
  distance: number | null;
}

const rank = (code: ComplianceCode) => byCode(COMPLIANCES, code)?.rank ?? 0;

/** The compliance of a pair: that of the weaker instrument if within reach, otherwise "no"; `null` if undecided. */
export function pairSynergy({ lidar, photometer, distance }: PairFacts): ComplianceCode | null {
  if (!isWithinReach(distance) || lidar === 'no' || photometer === 'no') return 'no';
  if (lidar === null || photometer === null) return null;
  return rank(lidar) < rank(photometer) ? lidar : photometer;
}

/** The compliance of the best pair, because a facility needs one; `null` if an undecided pair could be better. */
function overall(synergies: readonly (ComplianceCode | null)[]): ComplianceCode | null {
  const best = COMPLIANCES.map(({ code }) => code).find((code) => synergies.includes(code)) ?? 'no';
  return best !== 'yes' && synergies.includes(null) ? null : best;
}

export const SYNERGY_FLAGS: readonly Check<[pairs: readonly PairFacts[]]>[] = [
  { bit: 1, text: 'There is no pair of lidar and photometer.', fails: (pairs) => pairs.length === 0 },
  {
    bit: 2,
    text: 'No lidar and photometer stand within 1 km of each other.',
    fails: (pairs) => !pairs.some(({ distance }) => isWithinReach(distance)),
  },
  {
    bit: 4,
    text: 'No pair within 1 km is fully compliant.',
    fails: (pairs) => !pairs.some((pair) => pairSynergy(pair) === 'yes'),
  },
];

/** The suggested synergy of a facility. */
export const suggestSynergy = (pairs: readonly PairFacts[]): SuggestedSynergy => ({
  compliance: overall(pairs.map(pairSynergy)),
  code: codeOf(SYNERGY_FLAGS, pairs),
});

export type SynergyInstrumentFacts = Pick<Lidar, '_id' | 'name' | 'latitude' | 'longitude'> & {
  general_compliance: Compliance | null;
};

const namesById = (instruments: readonly SynergyInstrumentFacts[]) =>
  Object.fromEntries(
    instruments.map(({ _id, name, general_compliance }) => [_id, { name, general_compliance }] as const),
  );

/** All pairs of a facility: for each lidar in order, each photometer in order. */
export function synergyMatrix(
  lidars: readonly SynergyInstrumentFacts[],
  photometers: readonly SynergyInstrumentFacts[],
): SynergyMatrix {
  const pairs = lidars.flatMap((lidar) => photometers.map((photometer) => toPair(lidar, photometer)));
  return { pairs, lidars: namesById(lidars), photometers: namesById(photometers) };
}

function toPair(lidar: SynergyInstrumentFacts, photometer: SynergyInstrumentFacts): SynergyPair {
  const facts = pairFacts(lidar, photometer);
  return { lidar: lidar._id, photometer: photometer._id, distance: facts.distance, synergy: pairSynergy(facts) };
}

/** The facts of a pair of instruments. */
export const pairFacts = (lidar: SynergyInstrumentFacts, photometer: SynergyInstrumentFacts): PairFacts => ({
  lidar: lidar.general_compliance?.code ?? null,
  photometer: photometer.general_compliance?.code ?? null,
  distance: distanceKm(lidar, photometer),
});
