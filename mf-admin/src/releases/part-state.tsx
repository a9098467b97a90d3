import type { ReleaseRecord } from '@portal/domain';
import { Chip, Icon } from '@portal/ui/core';
import { MESSAGES } from './messages';
import { failuresOf, loadsOf } from './release-facts';

const { part: texts } = MESSAGES;

/** Whether a release works in browsers: in a word, with an icon. */
export function PartState({ release }: { release: ReleaseRecord }) {
  const failures = failuresOf(release);
  if (failures > 0)
    return (
      <Chip tone="danger">
        <Icon name="warning" /> {texts.failures(failures)}
      </Chip>
    );
  if (loadsOf(release) === 0) return <Chip tone="neutral">{texts.neverLoaded}</Chip>;
  return (
    <Chip tone="success">
      <Icon name="check" /> {texts.noFailures}
    </Chip>
  );
}
