/** The texts about the record of changes. Sentences, kinds and names of fields come from the domain. */
export const MESSAGES = {
  title: 'Audit',
} as const;
