import { useTypeLists } from '@portal/api-slice';
import { EVALUATION_FIELDS, listNamesOf, TYPE_LISTS } from '@portal/domain';

const LISTS = listNamesOf(EVALUATION_FIELDS);

/** The type lists for the fields of an evaluation. */
export const useEvaluationLists = () => useTypeLists(LISTS, TYPE_LISTS);
