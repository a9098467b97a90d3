import { refusalOf, useProfile } from '@portal/api-slice';
import { withdrawConfigurationSchema } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useWithdrawConfigurationMutation } from '../api/configurations';
import { MESSAGES as texts } from './messages';

export interface WithdrawFormProps {
  facility: Pick<NationalFacility, '_id' | 'acronym'>;
  number: number;
  /** Called after withdrawal or cancellation. */
  onClose: () => void;
}

const START = { reason: '' };
const TEXTS = {
  problems: texts.notSavedTitle,
  failedTitle: texts.notSavedTitle,
  failed: texts.notSaved,
  send: texts.withdraw,
  cancel: texts.cancel,
};

/** Withdraws the operational configuration in force, with a reason. */
export function WithdrawForm({ facility: { _id: facilityId, acronym }, number, onClose }: WithdrawFormProps) {
  const [send] = useWithdrawConfigurationMutation();
  return (
    <SendForm
      label={texts.withdrawTitle(number, acronym)}
      texts={TEXTS}
      initialValues={START}
      validationSchema={withdrawConfigurationSchema}
      draftKey={`${useProfile()?._id}:withdraw-configuration:${facilityId}`}
      onSend={async ({ reason }) => refusalOf((await send({ id: facilityId, number, reason })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{texts.withdrawIntro(acronym)}</p>
      <TextAreaField name="reason" label={texts.reason} minRows={3} required />
    </SendForm>
  );
}
