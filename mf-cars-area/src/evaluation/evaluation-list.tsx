import { retryOf } from '@portal/api-slice';
import { EVALUATION_SORTS, EVALUATION_STATUS_WORDS, REGULAR_EVALUATION_STATUSES, TABLES } from '@portal/domain';
import { EmptyState, ErrorState, Loading, Panel } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { PagedTable, usePagedQuery, useTableFilter } from '@portal/ui/table';
import { useMemo } from 'react';
import { usePageEvaluationsQuery } from '../api/evaluations';
import { evaluationColumns } from './evaluation-columns';
import { EVALUATION_MESSAGES } from './messages';

const { list: texts, failed } = EVALUATION_MESSAGES;
const STATUSES = REGULAR_EVALUATION_STATUSES.map((value) => ({ value, label: EVALUATION_STATUS_WORDS[value] }));
const FILTERS = ['status'] as const;
const NONE: readonly string[] = [];

/** All regular evaluations, the newest first. */
export function EvaluationList() {
  const { start, count, search, sort } = usePagedQuery(TABLES.pageSize, undefined, EVALUATION_SORTS);
  const [asked, setStatus] = useTableFilter('status');
  const chosen = STATUSES.find(({ value }) => value === asked);
  const status = chosen?.value ?? '';
  const result = usePageEvaluationsQuery({ start, count, search, sort, status }, { refetchOnMountOrArgChange: true });
  const { data, currentData } = result;
  const today = data?.on ?? '';
  const columns = useMemo(() => evaluationColumns(today), [today]);
  const onRetry = retryOf(result);
  if (!data && onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  const chips = chosen ? [{ label: texts.status, value: chosen.label, onRemove: () => setStatus('') }] : [];
  return (
    <Panel>
      <PagedTable
        caption={texts.caption}
        rows={data.evaluations}
        total={data.total_count}
        rowKey={({ _id }) => _id}
        columns={columns}
        pageSize={TABLES.pageSize}
        listedBy="-evaluation"
        empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
        search={{ label: texts.search, placeholder: texts.placeholder }}
        filters={
          <FilterBar label={texts.filters} chips={chips}>
            <Select
              label={texts.status}
              labelHidden
              emptyLabel={texts.anyStatus}
              options={STATUSES}
              value={status}
              onChange={setStatus}
            />
          </FilterBar>
        }
        isFiltered={status !== ''}
        filterNames={FILTERS}
        unknown={asked !== status ? FILTERS : NONE}
        isStale={!currentData}
        onRetry={onRetry}
      />
    </Panel>
  );
}
