import { form } from '../fields/form';
import { text } from '../fields/text';

/** What the search of the whole portal looks for. */
export const searchQuerySchema = form({ q: text().default('') });

/** How many of each kind a search names; who sees more than that types another letter. */
export const SEARCH_LIMIT = 8;

export type FoundKind = 'facility' | 'lidar' | 'photometer' | 'person';

/** Something that was found, and the page of it for the person who asked. */
export interface Found {
  kind: FoundKind;
  _id: string;
  name: string;
  /** Tells two of one name apart: the facility of an instrument, the address of an account; empty for facilities. */
  about: string;
  path: string;
}
