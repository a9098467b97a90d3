import type { ReleasedPart, ReleaseRecord } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { ActionMenu } from '@portal/ui/overlay';
import { useSwitchPartMutation } from '../api/releases';
import { MESSAGES } from './messages';
import { errorsIn, failuresOf, nameOf, releaseBefore } from './release-facts';
import type { UseChange } from './use-dialog';

export interface PartActionsProps {
  part: ReleasedPart;
  current: ReleaseRecord | undefined;
  onRollBack: (release: ReleaseRecord) => void;
  onUse: (change: UseChange) => void;
}

const { history, rollBack, use } = MESSAGES;

/** Actions that take a part out of use; none for the shell, which all others depend on. */
const changesOf = ({ name, grant }: ReleasedPart, isLive: boolean): readonly UseChange[] => {
  if (name === 'shell' || grant.retired_at !== null) return [];
  return isLive ? [...(grant.off === null ? (['switch'] as const) : []), 'withdraw', 'retire'] : ['retire'];
};

/** The actions on a part; a failing part offers its rollback next to the failure. */
export function PartActions({ part, current, onRollBack, onUse }: PartActionsProps) {
  const [switchPart, { isLoading }] = useSwitchPartMutation();
  const before = current && failuresOf(current) + errorsIn(current) > 0 ? releaseBefore(part) : undefined;
  const changes = changesOf(part, current !== undefined);
  const way = before && rollBack.confirm(nameOf(before, part));
  return (
    <>
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
      {part.grant.off !== null && (
        <Button
          aria-label={use.onOf(part.name)}
          loading={isLoading}
          onClick={() => void switchPart({ part: part.name, off: null })}
        >
          {use.on}
        </Button>
      )}
      {changes.length > 0 && (
        <ActionMenu
          label={use.more}
          name={use.moreOf(part.name)}
          actions={changes.map((change) => ({ label: use[change].open, onChoose: () => onUse(change) }))}
        />
      )}
    </>
  );
}
