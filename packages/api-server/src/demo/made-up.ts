/** The sentence that separates made-up values from facts. */
export const madeUpSentence = (names: Iterable<string>) => {
  const listed = [...new Set(names)].join(', ');
  return listed === '' ? null : `Demonstration values, not facts: ${listed}.`;
};

/** Joins lines of additional information, without the empty ones; `null` if none is left. */
export const lines = (...texts: readonly (string | null)[]) => texts.filter(Boolean).join('\n') || null;

/** A phrase of a source as a sentence. */
export const sentence = (lead: string, text: string | null) =>
  text === null ? null : `${lead}${text}${text.endsWith('.') ? '' : '.'}`;

/** Wavelengths in words: "355, 532 and 1064 nm". */
export const wavelengths = (list: readonly number[] | null) =>
  list === null ? null : `${new Intl.ListFormat('en-GB').format(list.map(String))} nm`;
