import { Alert, Button, Icon } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { instruments: texts } = MESSAGES;

/** Says that there may be unfinished instruments that are not shown. Nothing without `onRetry`: then none are missing. */
export function UnfinishedNotLoaded({ onRetry }: { onRetry: (() => void) | undefined }) {
  if (!onRetry) return null;
  const action = (
    <Button icon={<Icon name="retry" />} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return <Alert type="warning" showIcon title={texts.unfinishedFailed} action={action} />;
}
