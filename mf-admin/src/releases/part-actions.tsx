import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { PartState } from './part-state';
import { failuresOf, nameOf, releaseBefore } from './release-facts';

/** Props of `PartActions`. */
export interface PartActionsProps {
  part: ReleasedPart;
  /** The present release of it. */
  current: ReleaseRecord | undefined;
  onRollBack: (release: ReleaseRecord) => void;
  onNewToken: () => void;
}

const { history, rollBack, token } = MESSAGES;

/** How a part does and what can be done about it; where it fails, the way back stands beside that. */
export function PartActions({ part, current, onRollBack, onNewToken }: PartActionsProps) {
  const before = current && failuresOf(current) > 0 ? releaseBefore(part) : undefined;
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
