import { refusalOf, useProfile } from '@portal/api-slice';
import { supportStepSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useCancelBookingAtCentreMutation, useCancelSlotMutation } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { CAMPAIGN_MESSAGES as texts } from './messages';

const { close, failed } = CENTRE_MESSAGES;

interface CancelFormProps {
  what: 'slot' | 'booking';
  id: string;
  label: string;
  onClose: () => void;
}

const START = { text: '' };

/** Cancels a slot or a booking, with the reason. */
export function CancelForm({ what, id, label, onClose }: CancelFormProps) {
  const [cancelSlot] = useCancelSlotMutation();
  const [cancelBooking] = useCancelBookingAtCentreMutation();
  return (
    <SendForm
      label={label}
      texts={{
        problems: texts.notCancelled,
        failedTitle: texts.failedToCancel,
        failed,
        send: what === 'slot' ? texts.cancel : texts.cancelBooking,
        cancel: close,
      }}
      initialValues={START}
      validationSchema={supportStepSchema}
      draftKey={`${useProfile()?._id}:cancel-${what}:${id}`}
      onSend={async (values) => {
        const sent = { id, ...supportStepSchema.cast(values) };
        return refusalOf((await (what === 'slot' ? cancelSlot(sent) : cancelBooking(sent))).error);
      }}
      onSent={onClose}
      onCancel={onClose}
      focusOn="text"
    >
      <TextAreaField name="text" label={texts.reason} hint={texts.reasonHint} minRows={2} required />
    </SendForm>
  );
}
