import { useLoadedTypeLists } from '@portal/api-slice';
import { day, listsIn, TYPE_LISTS } from '@portal/domain';
import type { AcceptedVersion, AcceptedVersions, NationalFacility } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { Alert, Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { useAcceptedVersions } from './use-accepted-versions';

const { accepted: texts } = MESSAGES;

function titleOf({ number, valid_from, valid_to }: AcceptedVersion) {
  const until = day(valid_to);
  return until === null ? texts.seen(number, day(valid_from) ?? '') : texts.ended(number, until);
}

/** What the public sees of a facility that was accepted, and what it does not see yet. */
export function AcceptedNotice({ facility }: { facility: NationalFacility }) {
  const { versions: [last] = [], changes = [] } = useAcceptedVersions(facility) ?? {};
  if (!last) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={titleOf(last)}
      description={
        changes.length > 0 ? (
          <div className="nf-stack">
            <p>{texts.later}</p>
            <Differences changes={changes} />
          </div>
        ) : undefined
      }
    />
  );
}

function Differences({ changes }: Pick<AcceptedVersions, 'changes'>) {
  const lists = useLoadedTypeLists(
    changes.flatMap(({ about, changes: fields }) => listsIn(about, fields)),
    TYPE_LISTS,
  );
  if (!lists) return null;
  return (
    <Disclosure summary={texts.differences(changes.length)}>
      <RecordChangesList changes={changes} lists={lists} />
    </Disclosure>
  );
}
