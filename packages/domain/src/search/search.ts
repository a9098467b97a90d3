import { form } from '../fields/form';
import { text } from '../fields/text';

export const searchQuerySchema = form({ q: text().default('') });

/** The maximum number of results per kind; users refine the query to see others. */
export const SEARCH_LIMIT = 8;

export type FoundKind = 'facility' | 'lidar' | 'photometer' | 'person';

/** A search result, with the page that the user may open. */
export interface Found {
  kind: FoundKind;
  _id: string;
  name: string;
  /** Distinguishes equal names: the facility of an instrument, the address of an account; empty for facilities. */
  about: string;
  path: string;
}
