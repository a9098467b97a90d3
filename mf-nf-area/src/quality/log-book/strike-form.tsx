import { refusalOf, useProfile } from '@portal/api-slice';
import { reasonSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useStrikeEventMutation } from '../../api/test-book';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { LOG_BOOK_MESSAGES as texts } from './messages';

interface StrikeFormProps {
  /** Id of the entry. */
  id: string;
  /** Names the entry. */
  title: string;
  onClose: () => void;
}

const START = { reason: '' };

/** Strikes out an entry of the log book, with a reason. */
export function StrikeForm({ id, title, onClose }: StrikeFormProps) {
  const [strike] = useStrikeEventMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={title}
      texts={{ ...texts, send: texts.strike }}
      initialValues={START}
      validationSchema={reasonSchema}
      draftKey={DRAFT_KEYS.strike(userId, id)}
      onSend={async (values) => refusalOf((await strike({ id, ...reasonSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.strikeEffect}</p>
      <TextAreaField name="reason" label={texts.strikeReason} hint={texts.strikeHint} minRows={3} required />
    </SendForm>
  );
}
