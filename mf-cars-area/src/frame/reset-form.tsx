import { refusalOf, useProfile } from '@portal/api-slice';
import { RESET_TARGETS, resetSchema } from '@portal/domain';
import type { NationalFacility, ResetTarget } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SelectField, SendForm, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useNavigate } from '@portal/ui/router';
import { useResetApplicationMutation } from '../api/reports';
import { MESSAGES } from '../messages';

export interface ResetFormProps {
  facility: NationalFacility;
  /** Called after the reset or cancellation. */
  onClose: () => void;
}

const { reset: texts } = MESSAGES;
const OPTIONS = RESET_TARGETS.map((target) => ({ value: target, label: texts.targets[target] }));
const START = { target: '', reason: '' };

/** Ends the round of a submitted application, with a reason. */
export function ResetForm({ facility: { _id: id, acronym }, onClose }: ResetFormProps) {
  const navigate = useNavigate();
  const [send] = useResetApplicationMutation();

  function leadOn({ target }: typeof START) {
    onClose();
    // A draft has no page in this area.
    if (target === 'facility') void navigate('/cars/evaluate-nf');
  }

  return (
    <SendForm
      label={texts.title(acronym)}
      texts={{ ...texts, send: <Target /> }}
      initialValues={START}
      validationSchema={resetSchema}
      draftKey={`${useProfile()?._id}:reset:${id}`}
      onSend={async (values) => refusalOf((await send({ id, ...resetSchema.cast(values) })).error)}
      onSent={leadOn}
      onCancel={onClose}
    >
      <div>
        <SelectField name="target" label={texts.target} options={OPTIONS} required />
        <Effects />
      </div>
      <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={4} required />
    </SendForm>
  );
}

const useTarget = () => {
  const { target } = useFormikContext<typeof START>().values;
  return RESET_TARGETS.find((candidate) => candidate === target) ?? null;
};

/** The label of the button names its effect. */
function Target() {
  const target = useTarget();
  return target ? texts.targets[target] : texts.open;
}

function Effects() {
  const target = useTarget();
  return (
    <output className="cars-effects">
      {target && <Alert type="warning" showIcon title={texts.effectsTitle} description={listOf(target)} />}
    </output>
  );
}

const listOf = (target: ResetTarget) => (
  <ul className="cars-list">
    {[...texts.effects[target], texts.mails].map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
