import { useListRoundChangesQuery } from '@portal/api-slice';
import { RecordChangesList } from '@portal/facilities';
import { Disclosure, ErrorState, Loading, Panel } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { changes: texts } = MESSAGES;

/** What the facility changed since its application of the round before, so that reviewers need not look for it. */
export function RoundChanges({ facilityId }: { facilityId: string }) {
  const { currentData: changes, isError, refetch } = useListRoundChangesQuery(facilityId);
  return (
    <Panel title={texts.title}>
      {changes?.length === 0 && <p>{texts.empty}</p>}
      {changes && changes.length > 0 && (
        <Disclosure summary={texts.count(changes.length)}>
          <RecordChangesList changes={changes} />
        </Disclosure>
      )}
      {!changes && !isError && <Loading label={texts.loading} />}
      {!changes && isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
    </Panel>
  );
}
