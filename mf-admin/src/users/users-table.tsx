import type { User } from '@portal/domain';
import { EmptyState, Panel } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import { MESSAGES } from './messages';
import { textOfUser, USER_COLUMNS } from './user-columns';

const { table: texts, empty, emptyTitle } = MESSAGES;
const SEARCH = { label: texts.search, placeholder: texts.placeholder, textOf: textOfUser };

/** All users, to be searched, sorted and paged. */
export const UsersTable = ({ users }: { users: readonly User[] }) => (
  <Panel>
    <div className="adm-striped">
      <DataTable
        caption={texts.caption}
        rows={users}
        rowKey={({ _id }) => _id}
        columns={USER_COLUMNS}
        empty={<EmptyState title={emptyTitle}>{empty}</EmptyState>}
        search={SEARCH}
      />
    </div>
  </Panel>
);
