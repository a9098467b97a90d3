import { fieldErrors, serverMessage, useTransferFacilityMutation } from '@portal/api-slice';
import { transferSchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { Alert, Button, ErrorState, FormError, Loading } from '@portal/ui/core';
import { FormActions, FormLayout, Formik, SearchSelectField, serverErrors, SubmitButton } from '@portal/ui/form';
import type { SearchChoice } from '@portal/ui/filter';
import type { FormikHelpers } from '@portal/ui/form';
import { useState } from 'react';
import { MESSAGES } from './messages';
import { useOwners } from './use-owners';
import type { Owners } from './use-owners';

/** Props of `TransferForm`. */
export interface TransferFormProps {
  facility: NationalFacility;
  /** Done, or left as it was. */
  onClose: () => void;
}

const { transfer: texts } = MESSAGES;
const START = { owner: '' };

/** Gives a facility to another owner, and says what that means. */
export function TransferForm({ facility, onClose }: TransferFormProps) {
  const [among, setAmong] = useState<Owners>('role');
  const { choices, onRetry } = useOwners(among, facility.owner._id);
  const { transfer, problem } = useTransfer(facility._id, onClose);
  if (onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {texts.failed}
      </ErrorState>
    );
  return (
    <Formik initialValues={START} validationSchema={transferSchema} onSubmit={transfer}>
      <FormLayout label={texts.submit} problemsTitle={texts.problems}>
        {choices ? <Owner choices={choices} among={among} /> : <Loading label={texts.loading} />}
        <div>
          <Button onClick={() => setAmong(among === 'role' ? 'all' : 'role')}>{texts.widen[among]}</Button>
        </div>
        <Effects facility={facility} />
        {problem !== null && <FormError title={texts.notDoneTitle}>{problem}</FormError>}
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton whileInvalid="explain">{texts.submit}</SubmitButton>
        </FormActions>
      </FormLayout>
    </Formik>
  );
}

const Owner = ({ choices, among }: { choices: readonly SearchChoice[]; among: Owners }) => (
  <SearchSelectField
    name="owner"
    label={texts.owner}
    hint={texts.hint[among]}
    placeholder={texts.ownerPlaceholder}
    options={choices}
    required
  />
);

function Effects({ facility: { acronym, owner } }: { facility: NationalFacility }) {
  const sentences = texts.effects(`${owner.first_name} ${owner.last_name}`, acronym);
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.effectsTitle}
      description={
        <div className="adm-stack">
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

/** Sends it; what the server says about the new owner stands at the field. */
function useTransfer(id: string, onDone: () => void) {
  const [send] = useTransferFacilityMutation();
  const [problem, setProblem] = useState<string | null>(null);
  async function transfer(values: typeof START, form: FormikHelpers<typeof START>) {
    setProblem(null);
    const { error } = await send({ id, ...transferSchema.cast(values) });
    if (!error) return onDone();
    const errors = fieldErrors(error);
    form.setStatus(serverErrors(values, errors));
    if (!errors) setProblem(serverMessage(error) ?? texts.notDone);
  }
  return { transfer, problem };
}
