import type { ReleasedPart, ReleaseRecord, ShareRecord } from '@portal/domain';
import { Chip, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { currentOf, errorsIn, failuresOf, loadsOf } from './release-facts';

const { part: texts, use, history } = MESSAGES;

/** Whether a part is in use and works in browsers, in a word each. */
export function PartState({ part }: { part: ReleasedPart }) {
  const current = currentOf(part);
  return (
    <>
      <UseState part={part} />
      {current && <ReleaseState release={current} />}
      {!current && part.grant.retired_at === null && <Chip tone="neutral">{texts.noRelease}</Chip>}
    </>
  );
}

/** Whether a part is out of use, in a word. */
function UseState({ part: { grant } }: { part: ReleasedPart }) {
  if (grant.retired_at !== null) return <Chip tone="neutral">{use.retired}</Chip>;
  return grant.off === null ? null : <Chip tone="warning">{use.off}</Chip>;
}

/** Whether a release works in browsers, in a word with an icon. */
function ReleaseState({ release }: { release: ReleaseRecord }) {
  const failures = failuresOf(release);
  if (failures > 0)
    return (
      <Chip tone="danger">
        <Icon name="warning" /> {texts.failures(failures)}
      </Chip>
    );
  const errors = errorsIn(release);
  if (errors > 0)
    return (
      <Chip tone="warning">
        <Icon name="warning" /> {texts.codeErrors(errors)}
      </Chip>
    );
  if (loadsOf(release) === 0) return <Chip tone="neutral">{texts.neverLoaded}</Chip>;
  return (
    <Chip tone="success">
      <Icon name="check" /> {texts.noFailures}
    </Chip>
  );
}

/** That a release is shared, and in how many tabs it failed. */
export const ShareState = ({ share: { percent, sides } }: { share: ShareRecord }) =>
  sides.new.failed > 0 ? (
    <Chip tone="warning">
      <Icon name="warning" /> {history.sharedAndFailed(percent, sides.new)}
    </Chip>
  ) : (
    <Chip tone="warning">{history.shared(percent)}</Chip>
  );
