import type { Page } from '@portal/api-slice';
import { USER_SORTS } from '@portal/domain';
import type { User } from '@portal/domain';
import { EmptyState, useIsPrinting } from '@portal/ui/core';
import { PagedTable, PrintButton, usePagedQuery, usePrintAll } from '@portal/ui/table';
import { useLoadUsers, usePageUsersQuery } from '../api/users';
import { ColumnChoice } from '../columns/column-choice';
import { useShownColumns } from '../columns/use-shown-columns';
import { CsvButton } from '../csv/csv-button';
import { FoldButton } from '../filters/fold-button';
import { PrintedRows } from '../print/printed-rows';
import { MESSAGES } from './messages';
import { USER_FILTERS } from './use-user-filters';
import type { useUserFilters } from './use-user-filters';
import { UserFilterBar } from './user-filters';
import { USER_CSV } from './user-csv';
import { USER_COLUMNS } from './user-columns';

const { table: texts, empty, emptyTitle } = MESSAGES;
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

/** For the number of all users. */
const ONE = { start: 0, count: 1 };

const HEAD = ['email', texts.columns.email, ({ email }: User) => email] as const;
const PRINTED = USER_CSV.filter(([of]) => of !== 'email');

export interface UsersTableProps {
  users: Page<User>;
  filters: ReturnType<typeof useUserFilters>;
  pageSize: number;
  isStale: boolean;
  /** Set if the present query could not be answered. */
  onRetry: (() => void) | undefined;
}

/** All users, searched, sorted and paged by the server. */
export function UsersTable({ users, filters, pageSize, isStale, onRetry }: UsersTableProps) {
  const { search, sort } = usePagedQuery(pageSize, undefined, USER_SORTS);
  const columns = useShownColumns(USER_COLUMNS);
  const { data: all } = usePageUsersQuery(ONE, { skip: users.total > 0 });
  const load = useLoadUsers();
  const loadAll = async () => load({ search, sort, ...filters.query });
  const printing = usePrintAll(loadAll, users.total);
  const isPrinting = useIsPrinting();
  const onPaper = printing.rows ?? (isPrinting ? users.rows : null);
  return (
    <>
      <div className="adm-users">
        <PagedTable
          caption={texts.caption}
          rows={users.rows}
          total={users.total}
          rowKey={({ _id }) => _id}
          columns={columns.shown}
          pageSize={pageSize}
          listedBy="name"
          empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
          search={SEARCH}
          filters={
            <>
              <FoldButton active={filters.chips.length} />
              <UserFilterBar {...filters} />
              <div className="adm-table-tools">
                <ColumnChoice {...columns} />
                <CsvButton what="users" columns={USER_CSV} has={columns.has} load={loadAll} />
                <PrintButton size="small" what="users" {...printing} />
              </div>
            </>
          }
          isFiltered={filters.chips.length > 0}
          filterNames={USER_FILTERS}
          unknown={filters.unknown}
          all={all?.total}
          isStale={isStale}
          onRetry={onRetry}
        />
      </div>
      {onPaper && (
        <PrintedRows
          caption={texts.caption}
          rows={onPaper}
          total={users.total}
          rowKey={({ _id }) => _id}
          head={HEAD}
          columns={PRINTED}
          has={columns.has}
          missing={texts.missing}
        />
      )}
    </>
  );
}
