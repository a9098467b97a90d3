import { useLoadedTypeLists } from '@portal/api-slice';
import { byCode, day, DISPLAYED_STATUSES, isCertified, listsIn, shownStatus, TYPE_LISTS } from '@portal/domain';
import type { AcceptedVersion, AcceptedVersions, NationalFacility } from '@portal/domain';
import { RecordChangesList } from '@portal/facilities';
import { Alert, Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { useAcceptedVersions } from './use-accepted-versions';
import { useAcceptanceBesideReport, useAcceptanceInForce } from './use-acceptance-in-force';

const { accepted: texts } = MESSAGES;

function titleOf({ number, by, valid_from, valid_to }: AcceptedVersion) {
  const until = day(valid_to);
  const isDecided = by === 'report';
  if (until !== null) return (isDecided ? texts.ended : texts.recordedUntil)(number, until);
  return (isDecided ? texts.seen : texts.recorded)(number, day(valid_from) ?? '');
}

/** Why the public does not see an accepted facility. */
function hidden({ displayed_status: chosen, label = null }: NationalFacility): string {
  if (label?.status === 'expired') return texts.hiddenAsExpired;
  const code = shownStatus(chosen.code, label);
  // The label of a candidate is valid all the same.
  if (isCertified(code)) return texts.hiddenByChoice(chosen.name);
  return texts.hidden(code === chosen.code ? chosen.name : (byCode(DISPLAYED_STATUSES, code)?.name ?? code));
}

/** The public content of an accepted facility, and the changes that are not public yet. */
export function AcceptedNotice({ facility }: { facility: NationalFacility }) {
  const { versions: [last] = [], changes = [] } = useAcceptedVersions(facility) ?? {};
  const before = useAcceptanceInForce(facility);
  const beside = useAcceptanceBesideReport(facility);
  if (!last) return null;
  const isHidden = last.valid_to === null && !facility.displayed_status.certified;
  const hasMore = last.reason !== null || isHidden || changes.length > 0;
  // The result already states this.
  if ((before ?? beside) && !hasMore) return null;
  const details = (
    <div className="nf-stack">
      {last.reason !== null && <p>{texts.why(last.reason)}</p>}
      {isHidden && <p>{hidden(facility)}</p>}
      {changes.length > 0 && <p>{texts.later}</p>}
      {changes.length > 0 && <Differences changes={changes} />}
    </div>
  );
  // Without a description, the notice is only as high as its title.
  return <Alert type="info" showIcon title={titleOf(last)} description={hasMore ? details : undefined} />;
}

function Differences({ changes }: Pick<AcceptedVersions, 'changes'>) {
  const lists = useLoadedTypeLists(
    changes.flatMap(({ about, changes: fields }) => listsIn(about, fields)),
    TYPE_LISTS,
  );
  return (
    <Disclosure summary={texts.differences(changes.length)}>
      {lists && <RecordChangesList changes={changes} lists={lists} />}
    </Disclosure>
  );
}
