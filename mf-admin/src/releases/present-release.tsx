import type { ReleaseRecord } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { FaultTable } from './fault-table';
import { MESSAGES } from './messages';
import { PartFacts } from './part-facts';
import type { PartFactsProps } from './part-facts';
import { PartState } from './part-state';
import { failuresOf, nameOf, releaseBefore } from './release-facts';

/** Props of `PresentRelease`. */
export interface PresentReleaseProps extends PartFactsProps {
  onRollBack: (release: ReleaseRecord) => void;
}

const { history, rollBack: texts } = MESSAGES;

/** The release of a part that page loads get; where it fails, the way back stands beside that. */
export function PresentRelease({ part, release, onRollBack }: PresentReleaseProps) {
  const before = failuresOf(release) > 0 ? releaseBefore(part) : undefined;
  return (
    <>
      <div className="adm-release-state">
        <PartState release={release} />
        {before && (
          <Button
            aria-label={history.of(texts.confirm(nameOf(before, part)), part.name)}
            aria-haspopup="dialog"
            onClick={() => onRollBack(before)}
          >
            {texts.confirm(nameOf(before, part))}
          </Button>
        )}
      </div>
      <FaultTable part={part.name} faults={release.faults} />
      <PartFacts part={part} release={release} />
    </>
  );
}
