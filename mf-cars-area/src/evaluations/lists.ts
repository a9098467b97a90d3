import { useTypeLists } from '@portal/api-slice';
import { EVALUATION_FIELDS, listNamesOf, TYPE_LISTS } from '@portal/domain';

const LISTS = listNamesOf(EVALUATION_FIELDS);

/** The lists from which the fields of an evaluation are chosen. */
export const useEvaluationLists = () => useTypeLists(LISTS, TYPE_LISTS);
