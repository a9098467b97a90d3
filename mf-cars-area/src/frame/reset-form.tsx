import { useProfile } from '@portal/api-slice';
import { RESET_TARGETS, resetSchema } from '@portal/domain';
import type { NationalFacility, ResetTarget } from '@portal/domain';
import { Alert, Button, FormError } from '@portal/ui/core';
import {
  FormActions,
  FormLayout,
  Formik,
  KeepUnsaved,
  SelectField,
  SubmitButton,
  TextAreaField,
  useFormikContext,
} from '@portal/ui/form';
import { MESSAGES } from '../messages';
import { useReset } from './use-reset';

/** Props of `ResetForm`. */
export interface ResetFormProps {
  facility: NationalFacility;
  /** Done, or left as it was. */
  onClose: () => void;
}

const { reset: texts } = MESSAGES;
const OPTIONS = RESET_TARGETS.map((target) => ({ value: target, label: texts.targets[target] }));
const START = { target: '', reason: '' };

/** What to do with a submitted application, and why. */
export function ResetForm({ facility, onClose }: ResetFormProps) {
  const draftKey = `${useProfile()?._id}:reset:${facility._id}`;
  const { reset, problem } = useReset(facility, draftKey, onClose);
  return (
    <Formik initialValues={START} validationSchema={resetSchema} onSubmit={reset}>
      <FormLayout label={texts.title} problemsTitle={texts.problems}>
        <KeepUnsaved draftKey={draftKey} />
        <div>
          <SelectField name="target" label={texts.target} options={OPTIONS} required />
          <Effects />
        </div>
        <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={4} required />
        {problem !== null && <FormError title={texts.failedTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Confirm />
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const useTarget = () => {
  const { target } = useFormikContext<typeof START>().values;
  return RESET_TARGETS.find((one) => one === target) ?? null;
};

/** The button says what it does. */
function Confirm() {
  const target = useTarget();
  return <SubmitButton whileInvalid="explain">{target ? texts.targets[target] : texts.open}</SubmitButton>;
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
