/** Numbers of the overview of the whole process, all [X]: chosen for this portal, to be confirmed by the centre. */
export const PROCESS_SETTINGS = {
  /** [X] Days ahead, for which the overview shows what is due. */
  dueWithin: 90,
  /** [X] Days without movement, with something open, from which on the process stands still. */
  standsStillAfter: 90,
} as const;
