import type { FacilityFacts } from './facts';

/** Declared, because the type read off the file itself would be as long as the file. */
declare const facilities: readonly FacilityFacts[];
export default facilities;
