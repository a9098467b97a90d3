import { containsAll, searchWords } from '../core/searchable';

/** An option of a searchable list. */
export interface SearchChoice {
  value: string;
  label: string;
  /** Distinguishes equal labels, e.g. an email address; included in the search. */
  hint?: string | undefined;
}

/** The options that contain every word of a text, ignoring case and accents. */
export function matching<Option extends SearchChoice>(options: readonly Option[], text: string): readonly Option[] {
  const words = searchWords(text);
  if (words.length === 0) return options;
  return options.filter(({ label, hint = '' }) => containsAll(`${label} ${hint}`, words));
}
