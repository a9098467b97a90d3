import { refusalOf, useProfile } from '@portal/api-slice';
import type { LabelRecord } from '@portal/domain';
import { labelReturnSchema, suspensionRequestSchema } from '@portal/domain';
import { SendForm } from '@portal/ui/form';
import { useTakeLabelStepMutation } from '../api/labels';
import { CountedText } from './counted-text';
import { LABEL_MESSAGES } from './messages';

const { reason: intros, decision: texts, steps, cancel, failed } = LABEL_MESSAGES;

/** The version is sent besides. */
const SCHEMAS = {
  'request-suspension': suspensionRequestSchema.omit(['version']),
  return: labelReturnSchema.omit(['version']),
};

interface ReasonFormProps {
  record: LabelRecord;
  step: keyof typeof SCHEMAS;
  onClose: () => void;
}

const START = { reason: '' };

/** Proposes a suspension, or returns what was proposed, with the reason. */
export function ReasonForm({ record: { facility, version }, step, onClose }: ReasonFormProps) {
  const [send] = useTakeLabelStepMutation();
  return (
    <SendForm
      label={steps.open[step]}
      texts={{ problems: steps.problems, failedTitle: steps.failedTitle, failed, send: steps.open[step], cancel }}
      initialValues={START}
      validationSchema={SCHEMAS[step]}
      draftKey={`${useProfile()?._id}:label-${step}:${facility._id}`}
      onSend={async (values) =>
        refusalOf((await send({ id: facility._id, step, body: { version, ...SCHEMAS[step].cast(values) } })).error)
      }
      onSent={onClose}
      onCancel={onClose}
      focusOn="reason"
    >
      <p>{intros[step]}</p>
      <CountedText name="reason" label={texts.reason} hint={texts.reasonHint} required />
    </SendForm>
  );
}
