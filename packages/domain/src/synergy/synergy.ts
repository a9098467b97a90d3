import type { Compliance, ComplianceCode } from '../types/type-lists';

/** A lidar and a photometer of one facility. */
export interface SynergyPair {
  lidar: string;
  photometer: string;
  /** The unrounded horizontal distance in km; `null` if a coordinate is missing. */
  distance: number | null;
  synergy: ComplianceCode | null;
}

interface SynergyInstrument {
  name: string;
  general_compliance: Compliance | null;
}

/** The response of `GET …/synergy-matrix`; the maps are keyed by id. */
export interface SynergyMatrix {
  pairs: SynergyPair[];
  lidars: Record<string, SynergyInstrument>;
  photometers: Record<string, SynergyInstrument>;
}

/** The response of `GET …/suggested-synergy-compliance`; the compliance is `null` if undecided. */
export interface SuggestedSynergy {
  compliance: ComplianceCode | null;
  code: number;
}
