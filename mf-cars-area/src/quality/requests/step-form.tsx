import { refusalOf, useProfile } from '@portal/api-slice';
import type { SupportRequest } from '@portal/domain';
import { supportMessageSchema } from '@portal/domain';
import { CheckBoxField } from './check-box-field';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useTakeStepInWordsMutation } from '../../api/support';
import type { StepInWords } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { REQUEST_MESSAGES as texts } from './messages';

const { failed, cancel } = CENTRE_MESSAGES;

interface StepFormProps {
  request: SupportRequest;
  step: StepInWords;
  onClose: () => void;
}

const START = { text: '', internal: false };

/** A step of a request with its text; a plain message may be internal. */
export function StepForm({ request: { _id: id }, step, onClose }: StepFormProps) {
  const [send] = useTakeStepInWordsMutation();
  const words = texts.steps[step];
  const isMessage = step === 'write';
  return (
    <SendForm
      label={words.form}
      texts={{ problems: texts.problems, failedTitle: texts.failedToSend, failed, send: words.send, cancel }}
      initialValues={START}
      validationSchema={supportMessageSchema}
      draftKey={`${useProfile()?._id}:request-${step}:${id}`}
      onSend={async ({ text, internal }) =>
        refusalOf((await send({ id, step, body: { text: text.trim(), ...(isMessage && { internal }) } })).error)
      }
      onSent={onClose}
      onCancel={onClose}
      focusOn="text"
    >
      <TextAreaField name="text" label={words.text} hint={isMessage ? undefined : texts.sent} minRows={3} required />
      {isMessage && <CheckBoxField name="internal" label={texts.internal} />}
    </SendForm>
  );
}
