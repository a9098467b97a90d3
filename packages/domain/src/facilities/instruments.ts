/** Instruments of one kind in a facility. */
export const MAX_INSTRUMENTS = 100;

/** Why a facility with that many gets no further instrument of a kind. */
export const noMoreOf = (kind: 'lidar' | 'photometer') =>
  `A facility has at most ${MAX_INSTRUMENTS} ${kind}s. Please delete one first.`;
