import { Alert } from '@portal/ui/core';
import { LABEL_MESSAGES } from './messages';

const { steps: texts } = LABEL_MESSAGES;

interface ChangedNoticeProps {
  /** Whether the label has changed since the form was opened. */
  isChanged: boolean;
  /** Whether the step can still be taken. */
  isPossible: boolean;
}

/** Says above an open form that somebody else has changed the label meanwhile. */
export function ChangedNotice({ isChanged, isPossible }: ChangedNoticeProps) {
  if (!isChanged) return null;
  return (
    <Alert type="warning" showIcon title={texts.changedTitle} description={isPossible ? texts.changed : texts.gone} />
  );
}
