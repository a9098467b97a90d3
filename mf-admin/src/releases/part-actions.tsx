import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { Button, Chip, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { errorsIn, failuresOf, nameOf, releaseBefore, loadsOf } from './release-facts';

export interface PartActionsProps {
  part: ReleasedPart;
  current: ReleaseRecord | undefined;
  onRollBack: (release: ReleaseRecord) => void;
  onNewToken: () => void;
}

const { history, rollBack, token } = MESSAGES;

/** The state of a part and the actions on it; a failing part offers its rollback next to the failure. */
export function PartActions({ part, current, onRollBack, onNewToken }: PartActionsProps) {
  const before = current && failuresOf(current) + errorsIn(current) > 0 ? releaseBefore(part) : undefined;
  const way = before && rollBack.confirm(nameOf(before, part));
  return (
    <div className="adm-part-actions">
      {current && <PartState release={current} />}
      {before && way !== undefined && (
        <Button
          danger
          aria-label={history.of(way, part.name)}
          aria-haspopup="dialog"
          onClick={() => onRollBack(before)}
        >
          {way}
        </Button>
      )}
      <Button aria-label={token.openFor(part.name)} aria-haspopup="dialog" onClick={onNewToken}>
        {token.open}
      </Button>
    </div>
  );
}

const { part: texts } = MESSAGES;

/** Whether a release works in browsers, as a word with an icon. */
function PartState({ release }: { release: ReleaseRecord }) {
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
