import { reasonSchema } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SendForm, TextAreaField } from '@portal/ui/form';
import type { Refusal } from '@portal/ui/form';
import { REASON_MESSAGES as texts } from './messages';

export interface ReasonFormProps {
  /** Names the action and the facility. */
  title: string;
  effects: readonly string[];
  hint: string;
  confirmLabel: string;
  /** Key of the typed reason in the browser's local drafts. */
  draftKey: string;
  /** Undoes the step; resolves to the refusal, if any. */
  onConfirm: (reason: string) => Promise<Refusal | undefined>;
  onClose: () => void;
}

const START = { reason: '' };

/** The effects of a step that is undone, and the field for the reason. */
export function ReasonForm(props: ReasonFormProps) {
  const { title, effects, hint, confirmLabel, draftKey, onConfirm, onClose } = props;
  return (
    <SendForm
      label={title}
      texts={{ ...texts, send: confirmLabel }}
      initialValues={START}
      validationSchema={reasonSchema}
      draftKey={draftKey}
      onSend={(values) => onConfirm(reasonSchema.cast(values).reason)}
      onSent={onClose}
      onCancel={onClose}
    >
      <Alert type="warning" showIcon title={texts.effects} description={<Effects sentences={effects} />} />
      <TextAreaField name="reason" label={texts.reason} hint={hint} minRows={4} required />
    </SendForm>
  );
}

const Effects = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="fac-effects">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
