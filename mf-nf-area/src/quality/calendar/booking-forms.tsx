import { refusalOf, useProfile } from '@portal/api-slice';
import type { Booking, NationalFacility, Slot } from '@portal/domain';
import { bookingSchema, supportStepSchema } from '@portal/domain';
import { SelectField, SendForm, TextAreaField } from '@portal/ui/form';
import { useBookMyPlaceMutation, useCancelMyBookingMutation } from '../../api/support';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { CALENDAR_TAB_MESSAGES } from './messages';

const { booking: texts, cancel } = CALENDAR_TAB_MESSAGES;

interface BookFormProps {
  slot: Slot;
  facility: NationalFacility;
  /** Names the form. */
  title: string;
  onClose: () => void;
}

/** Books a place for one of the instruments that have none in the slot. */
export function BookForm({ slot, facility, title, onClose }: BookFormProps) {
  const [book] = useBookMyPlaceMutation();
  const booked = slot.bookings.map(({ instrument }) => instrument?._id);
  const offered = [...facility.lidars, ...facility.photometers].filter(({ _id }) => !booked.includes(_id));
  const [only, ...others] = offered;
  return (
    <SendForm
      label={title}
      texts={texts}
      initialValues={{ facility: facility._id, instrument: only && others.length === 0 ? only._id : '' }}
      validationSchema={bookingSchema}
      onSend={async (values) => refusalOf((await book({ id: slot._id, booking: bookingSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <SelectField
        name="instrument"
        label={texts.instrument}
        options={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
        required
      />
    </SendForm>
  );
}

interface CancelBookingFormProps extends Pick<BookFormProps, 'title' | 'onClose'> {
  booking: Booking;
}

/** Cancels a place, with a reason. */
export function CancelBookingForm({ booking: { _id: id }, title, onClose }: CancelBookingFormProps) {
  const [send] = useCancelMyBookingMutation();
  const userId = useProfile()?._id ?? '';
  return (
    <SendForm
      label={title}
      texts={{ ...cancel, cancel: cancel.keep }}
      initialValues={{ text: '' }}
      validationSchema={supportStepSchema}
      draftKey={DRAFT_KEYS.bookingCancel(userId, id)}
      onSend={async (values) => refusalOf((await send({ id, ...supportStepSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
    >
      <p>{cancel.effect}</p>
      <TextAreaField name="text" label={cancel.reason} minRows={3} required />
    </SendForm>
  );
}
