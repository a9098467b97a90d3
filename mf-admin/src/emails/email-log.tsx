import { retryOf } from '@portal/api-slice';
import { EMAIL_STATUSES, TABLES } from '@portal/domain';
import { EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { FilterBar } from '@portal/ui/filter';
import { PagedTable, usePagedQuery, useTableFilter } from '@portal/ui/table';
import { useMemo } from 'react';
import { useListEmailsQuery, useLoadEmails } from '../api/emails';
import { chipOf, knownIn, unknownAmong } from '../filters/choices';
import type { Filter } from '../filters/choices';
import { SelectFilters } from '../filters/select-filters';
import { emailColumns } from './email-columns';
import { MESSAGES } from './messages';
import { useRefresh } from '../use-refresh';

const { table: texts } = MESSAGES;
const STATUSES = Object.entries(EMAIL_STATUSES).map(([value, label]) => ({ value, label }));

const FILTERS = ['status'] as const;
/** For the number of all emails. */
const ONE = { start: 0, count: 1 };

export interface EmailLogProps {
  onOpen: (id: string) => void;
}

/** All emails of the portal, newest first, refreshed while the page is visible. */
export function EmailLog({ onOpen }: EmailLogProps) {
  const query = usePagedQuery(TABLES.pageSize);
  const [status, setStatus] = useTableFilter('status');
  const known = knownIn(STATUSES, status);
  const unknown = unknownAmong([['status', status, known]]);
  const filter: Filter = { label: texts.filter, any: texts.any, options: STATUSES, value: known, onChange: setStatus };
  const result = useListEmailsQuery({ ...query, status: known });
  const { data, currentData, refetch } = result;
  const load = useLoadEmails();
  const { search } = query;
  const { data: all } = useListEmailsQuery(ONE, { skip: data?.total_count !== 0 });
  useRefresh(refetch, TABLES.emailRefreshMs);
  const columns = useMemo(() => emailColumns(onOpen), [onOpen]);
  const onRetry = retryOf(result);
  if (!data && onRetry)
    return (
      <ErrorState title={MESSAGES.failedTitle} onRetry={onRetry}>
        {MESSAGES.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={MESSAGES.loading} />;
  return (
    <div className="adm-emails">
      <PagedTable
        caption={texts.caption}
        rows={data.emails}
        total={data.total_count}
        rowKey={({ _id }) => _id}
        columns={columns}
        pageSize={TABLES.pageSize}
        empty={<EmptyState title={MESSAGES.emptyTitle}>{MESSAGES.empty}</EmptyState>}
        search={{ label: texts.search, placeholder: texts.placeholder }}
        filters={
          <FilterBar label={texts.filters} chips={chipOf(filter)}>
            <SelectFilters filters={[filter]} />
          </FilterBar>
        }
        isFiltered={known !== ''}
        filterNames={FILTERS}
        unknown={unknown}
        all={all?.total_count}
        printed={{ what: texts.what, load: async () => load({ search, status: known }) }}
        isStale={currentData === undefined}
        onRetry={onRetry}
      />
    </div>
  );
}
