import { EVALUATION_FIELDS, listNamesOf } from '@portal/domain';

/** The lists from which the fields of an evaluation are chosen; all places ask for the same, so that they are loaded once. */
export const EVALUATION_LISTS = listNamesOf(EVALUATION_FIELDS);
