import { SUBMITTED_SORTS } from '@portal/domain';
import { usePagedQuery } from '@portal/ui/table';
import { usePageApplicationsQuery } from '../api/evaluation';

export const WORK_PAGE_SIZE = 10;
/** Prefix of the URL parameters of the table. */
export const WORK_KEY = 'work';

/** The applications with open work of the user: the page that the URL asks for, or their number alone. */
export function useOpenWork(isListed: boolean) {
  const { start, count, sort } = usePagedQuery(WORK_PAGE_SIZE, WORK_KEY, SUBMITTED_SORTS);
  const order = sort === '' ? {} : { sort };
  const page = isListed ? { start, count, ...order } : { start: 0, count: 1 };
  const result = usePageApplicationsQuery({ open: 'true', ...page }, { refetchOnMountOrArgChange: true });
  return { ...result, order };
}

export type OpenWork = ReturnType<typeof useOpenWork>;
