import { testInSentence } from '@portal/domain';
import { Dated } from '@portal/ui/core';
import type { MadeDue } from '../book/due-book';
import { LOG_BOOK_MESSAGES as texts } from './messages';

/** Which tests an entry of the log book makes due, and by when; nothing if there are none. */
export function MadeDueSentence({ made }: { made: MadeDue | null }) {
  if (!made) return null;
  return (
    <p>
      <Dated text={texts.due(made.types.length, made.due, made.types.map(testInSentence).join('; '))} />
    </p>
  );
}
