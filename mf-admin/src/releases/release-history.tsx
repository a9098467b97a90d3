import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import { useMemo } from 'react';
import { historyColumns } from './history-columns';
import { MESSAGES } from './messages';

/** Props of `ReleaseHistory`. */
export interface ReleaseHistoryProps {
  part: ReleasedPart;
  onRollBack: (release: ReleaseRecord) => void;
}

const { history: texts } = MESSAGES;
const PAGE_SIZE = 10;

/** The releases of a part, newest first, with a way back to those that are kept. */
export function ReleaseHistory({ part: { name, releases }, onRollBack }: ReleaseHistoryProps) {
  const columns = useMemo(() => historyColumns(name, onRollBack), [name, onRollBack]);
  return (
    <Disclosure summary={texts.title(releases.length)}>
      <div className="adm-history">
        <DataTable
          caption={texts.caption(name)}
          rows={releases}
          rowKey={({ hash }) => hash}
          columns={columns}
          empty={null}
          pageSize={PAGE_SIZE}
          urlKey={name}
        />
      </div>
    </Disclosure>
  );
}
