/** Texts about the unfinished copy of a form. */
export const MESSAGES = {
  kept: (at: string) => `Unfinished copy kept at ${at}: it can be continued on any device.`,
  failed: 'Not kept on the server yet; it is tried again. This browser has it.',
  keptWith: {
    merged: (at: string, fields: string) =>
      `Unfinished copy kept at ${at}, with what was changed elsewhere, which the form shows too${fields && ': '}${fields}.`,
    gone: (at: string) =>
      `Unfinished copy kept at ${at}. Elsewhere, the one before was saved or discarded in the meantime.`,
  },
  /** Of fields that were changed both here and elsewhere. */
  elsewhere: (fields: string, at: string, isAgain: boolean) =>
    `Also changed elsewhere${isAgain ? ' once more' : ''} (${at}): ${fields}.`,
  /** Before it is known which fields these are. */
  copyElsewhere: (at: string) => `The unfinished copy was changed elsewhere (${at}). What you typed is still here.`,
  /** A field with the text that it has elsewhere. */
  field: (label: string, text: string) => `${label} (there: ${text})`,
  more: (named: string, count: number) => `${named} and ${count} more`,
  gone: 'Meanwhile this was saved or discarded elsewhere. What you typed is still here.',
  /** For an instrument that was never saved. */
  discardMine: 'Discard what I typed',
  discardedMine: 'The form is empty: what you typed is discarded.',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the other text',
  takeSaved: 'Take what is saved',
  tookTheirs: 'The form shows the other text: what you typed in its place is discarded.',
  tookSaved: 'The form shows what is saved: what you typed is discarded.',
} as const;
