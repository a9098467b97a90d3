/** Texts about the unfinished copy of a form. */
export const MESSAGES = {
  kept: (at: string) => `Unfinished copy kept at ${at}: it can be continued on any device.`,
  failed: 'Not kept on the server yet; it is tried again. This browser has it.',
  elsewhere: (by: string | null, at: string) =>
    `${by ?? 'Someone'} continued typing elsewhere (${at}). What you typed is still here.`,
  gone: 'Meanwhile this was saved or discarded elsewhere. What you typed is still here.',
  /** For an instrument that was never saved. */
  discardMine: 'Discard what I typed',
  discardedMine: 'The form is empty: what you typed is discarded.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the other copy',
  takeSaved: 'Take what is saved',
  tookTheirs: 'The form shows the other copy: what you typed is discarded.',
  tookSaved: 'The form shows what is saved: what you typed is discarded.',
} as const;
