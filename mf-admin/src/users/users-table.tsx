import type { Page } from '@portal/api-slice';
import type { User } from '@portal/domain';
import { EmptyState, Panel } from '@portal/ui/core';
import { PagedTable } from '@portal/ui/table';
import { MESSAGES } from './messages';
import { USER_COLUMNS } from './user-columns';

const { table: texts, empty, emptyTitle } = MESSAGES;
const SEARCH = { label: texts.search, placeholder: texts.placeholder };

export interface UsersTableProps {
  users: Page<User>;
  pageSize: number;
  /** Newer rows are being loaded. */
  isStale: boolean;
}

/** All users, searched, sorted and paged by the server. */
export const UsersTable = ({ users, pageSize, isStale }: UsersTableProps) => (
  <Panel>
    <div className="adm-striped">
      <PagedTable
        caption={texts.caption}
        rows={users.rows}
        total={users.total}
        rowKey={({ _id }) => _id}
        columns={USER_COLUMNS}
        pageSize={pageSize}
        listedBy="name"
        empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
        search={SEARCH}
        isStale={isStale}
      />
    </div>
  </Panel>
);
