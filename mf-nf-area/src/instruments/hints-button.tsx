import { Button } from '@portal/ui/core';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';

const { instruments } = MESSAGES;

/** Opens the compliance hints of a lidar. */
export function HintsButton({ id, name }: { id: string; name: string }) {
  const { go } = useUrlState();
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={instruments.hintsOf(name)}
      onClick={() => go({ hints: id })}
    >
      {instruments.hints}
    </Button>
  );
}
