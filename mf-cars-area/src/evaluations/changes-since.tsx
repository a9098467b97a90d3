import { useLoadedTypeLists } from '@portal/api-slice';
import { listsIn, TYPE_LISTS } from '@portal/domain';
import type { FormerEvaluation, RecordChanges } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { Disclosure } from '@portal/ui/core';
import { useListRoundChangesQuery } from '../api/reports';
import { EVALUATION_MESSAGES } from './messages';

const NONE: readonly RecordChanges[] = [];

interface ChangesSinceProps {
  facilityId: string;
  former: FormerEvaluation;
}

/** The facility's changes to an instrument since its last evaluation; empty if there are none. */
export function ChangesSince({ facilityId, former: { target, round } }: ChangesSinceProps) {
  const { currentData = NONE } = useListRoundChangesQuery({ id: facilityId, since: round });
  const changes = currentData.filter(({ id }) => id === target);
  const lists = useLoadedTypeLists(
    changes.flatMap(({ about, changes: fields }) => listsIn(about, fields)),
    TYPE_LISTS,
  );
  if (!lists || changes.length === 0) return null;
  return (
    <div className="evaluation-former">
      <Disclosure summary={EVALUATION_MESSAGES.former.changed}>
        <RecordChangesList changes={changes} lists={lists} />
      </Disclosure>
    </div>
  );
}
