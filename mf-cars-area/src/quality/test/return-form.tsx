import { refusalOf, useProfile } from '@portal/api-slice';
import { returnSchema } from '@portal/domain';
import { CheckboxGroupField, SendForm, TextAreaField } from '@portal/ui/form';
import { useMemo } from 'react';
import { useReturnTestMutation } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { TEST_MESSAGES } from './messages';

const { returning: texts } = TEST_MESSAGES;
const { cancel, failed } = CENTRE_MESSAGES;

interface ReturnFormProps {
  testId: string;
  about: string;
  names: readonly string[];
  /** Those that are chosen at first. */
  chosen: readonly string[];
  /** Called after the return or cancellation. */
  onClose: () => void;
}

const TEXTS = { ...texts, cancel, failed };

/** Returns a test to its facility, with a reason and the channels that it concerns. */
export function ReturnForm({ testId, about, names, chosen, onClose }: ReturnFormProps) {
  const [send] = useReturnTestMutation();
  const start = useMemo(() => ({ reason: '', channels: [...chosen] }), [chosen]);
  return (
    <SendForm
      label={texts.title(about)}
      texts={TEXTS}
      initialValues={start}
      validationSchema={returnSchema}
      draftKey={`${useProfile()?._id}:return-test:${testId}`}
      onSend={async (values) => refusalOf((await send({ id: testId, body: returnSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.intro}</p>
      <CheckboxGroupField
        name="channels"
        label={texts.channels}
        options={names.map((name) => ({ value: name, label: name }))}
        required
      />
      <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={3} required />
    </SendForm>
  );
}
