import { containsAll, searchWords } from '../core/searchable';

/** Something to choose in a list that is searched; `value` is what is chosen. */
export interface SearchChoice {
  value: string;
  label: string;
  /** What else tells it apart, e.g. an address; it is searched too. */
  hint?: string | undefined;
}

/** The choices that contain every word of a text; case and accents do not matter. */
export function matching<Option extends SearchChoice>(options: readonly Option[], text: string): readonly Option[] {
  const words = searchWords(text);
  if (words.length === 0) return options;
  return options.filter(({ label, hint = '' }) => containsAll(`${label} ${hint}`, words));
}
