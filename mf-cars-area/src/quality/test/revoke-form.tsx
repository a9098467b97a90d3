import { refusalOf, useProfile } from '@portal/api-slice';
import { reasonSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useRevokeTestMutation } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { TEST_MESSAGES } from './messages';

const { revoking: texts } = TEST_MESSAGES;
const { cancel, failed } = CENTRE_MESSAGES;

interface RevokeFormProps {
  testId: string;
  about: string;
  /** Called after the revocation or cancellation. */
  onClose: () => void;
}

const START = { reason: '' };
const TEXTS = { ...texts, cancel, failed };

/** Revokes the result of a test, with a reason. */
export function RevokeForm({ testId, about, onClose }: RevokeFormProps) {
  const [send] = useRevokeTestMutation();
  return (
    <SendForm
      label={texts.title(about)}
      texts={TEXTS}
      initialValues={START}
      validationSchema={reasonSchema}
      draftKey={`${useProfile()?._id}:revoke-test:${testId}`}
      onSend={async ({ reason }) => refusalOf((await send({ id: testId, reason })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.intro}</p>
      <TextAreaField name="reason" label={texts.reason} minRows={3} required />
    </SendForm>
  );
}
