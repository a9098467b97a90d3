import { useLoadedTypeLists } from '@portal/api-slice';
import { day, isCertified, listsIn, TYPE_LISTS } from '@portal/domain';
import type { AcceptedVersion, AcceptedVersions, NationalFacility } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { Alert, Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { useAcceptedVersions } from './use-accepted-versions';

const { accepted: texts } = MESSAGES;

function titleOf({ number, by, valid_from, valid_to }: AcceptedVersion) {
  const until = day(valid_to);
  if (until !== null) return texts.ended(number, until);
  return (by === 'report' ? texts.seen : texts.recorded)(number, day(valid_from) ?? '');
}

/** What the public sees of a facility that was accepted, and what it does not see yet. */
export function AcceptedNotice({ facility }: { facility: NationalFacility }) {
  const { versions: [last] = [], changes = [] } = useAcceptedVersions(facility) ?? {};
  if (!last) return null;
  return (
    <Alert type="info" showIcon title={titleOf(last)} description={<Details {...{ facility, last, changes }} />} />
  );
}

interface DetailsProps {
  facility: NationalFacility;
  last: AcceptedVersion;
  changes: AcceptedVersions['changes'];
}

/** What the date alone does not say: why it was recorded, that the map does not show it, and what is different by now. */
function Details({ facility: { displayed_status: displayed }, last, changes }: DetailsProps) {
  return (
    <div className="nf-stack">
      {last.reason !== null && <p>{texts.why(last.reason)}</p>}
      {last.valid_to === null && !isCertified(displayed.code) && <p>{texts.hidden(displayed.name)}</p>}
      {changes.length > 0 && (
        <>
          <p>{texts.later}</p>
          <Differences changes={changes} />
        </>
      )}
    </div>
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
