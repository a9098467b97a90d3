import { form } from '../fields/form';
import { text } from '../fields/text';
import { TABLES } from '../limits/limits';
import { pageCount, pageStart } from '../paging/schema';

// Kept apart from the form schemas: only the server uses it.

/** Query of a page of the labels of the network. Each word of the search must occur in the acronym or the name. */
export const networkLabelsQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.maxCount),
  search: text().default(''),
});

/** Selects a certificate by its number, such as ARS-2026-0007. */
export const certificateQuerySchema = form({ number: text() });
