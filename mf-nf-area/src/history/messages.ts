/** Texts of the history of a facility. */
export const HISTORY_MESSAGES = {
  loading: 'Loading the history',
  failedTitle: 'The history could not be loaded',
  failed: 'Please try again in a moment.',
  emptyTitle: 'No history yet',
  empty: 'Every change of this facility will be listed here.',
  words: (name: string, text: string) => `${name}: ${text}`,
  publicStatus: ({ before, after }: Record<'before' | 'after', string>) => `Public status: ${before} → ${after}`,
  fields: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  after: 'After',
} as const;
