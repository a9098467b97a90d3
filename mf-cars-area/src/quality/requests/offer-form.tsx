import { fieldErrors, serverMessage, useProfile } from '@portal/api-slice';
import type { SupportRequest } from '@portal/domain';
import { slotWords } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { DateField, SelectField, SendForm, TextAreaField, TextField, useFormikContext } from '@portal/ui/form';
import { useState } from 'react';
import { useListSlotsAtCentreQuery, useMoveRequestAtCentreMutation, useOfferSlotsMutation } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { REQUEST_MESSAGES as texts } from './messages';
import {
  MAX_OFFERED,
  moveBody,
  NEW_OFFER,
  offerBody,
  offeredSlots,
  offerField,
  offerProblems,
  shownSlots,
} from './offer-values';
import type { OfferValues } from './offer-values';
import { WantedWeeks } from './wanted-weeks';

const { failed, cancel } = CENTRE_MESSAGES;

interface OfferFormProps {
  request: SupportRequest;
  step: 'offer' | 'move';
  onClose: () => void;
}

/** Offers one to three slots for a request; a move gives the chosen one up, with a reason. */
export function OfferForm({ request, step, onClose }: OfferFormProps) {
  const { _id: id } = request;
  const [offer] = useOfferSlotsMutation();
  const [move] = useMoveRequestAtCentreMutation();
  const words = texts.steps[step];

  async function send(values: OfferValues) {
    const { error } = await (step === 'offer'
      ? offer({ id, body: offerBody(values) })
      : move({ id, body: moveBody(values) }));
    if (error === undefined) return undefined;
    const errors = fieldErrors(error);
    const named = errors && Object.entries(errors).map(([path, text]) => [offerField(path, values), text]);
    return { errors: named && Object.fromEntries(named), message: serverMessage(error) };
  }

  return (
    <SendForm<OfferValues>
      label={words.form}
      texts={{ problems: texts.problems, failedTitle: texts.failedToSend, failed, send: words.send, cancel }}
      initialValues={NEW_OFFER}
      validate={(values) => offerProblems(values, step)}
      draftKey={`${useProfile()?._id}:request-${step}:${id}`}
      onSend={send}
      onSent={onClose}
      onCancel={onClose}
    >
      <WantedWeeks request={request} />
      <p className="cars-soft">{texts.held}</p>
      <SlotFields request={request} />
      <TextAreaField name="text" label={words.text} minRows={2} required={step === 'move'} />
    </SendForm>
  );
}

function SlotFields({ request }: { request: SupportRequest }) {
  const { values } = useFormikContext<OfferValues>();
  const { data: slots = [] } = useListSlotsAtCentreQuery('open');
  const [now] = useState(() => Date.now() / 1000);
  const [asked, setAsked] = useState(1);
  const count = Math.max(asked, shownSlots(values));
  const options = offeredSlots(slots, request, now).map((slot) => ({ value: slot._id, label: slotWords(slot) }));
  return (
    <>
      {Object.keys(values.slots)
        .slice(0, count)
        .map((place, index) => (
          <fieldset key={place} className="cars-slot" data-section-title={texts.slot(index + 1)}>
            <legend>{texts.slot(index + 1)}</legend>
            {options.length > 0 && (
              <SelectField
                name={`slots.${place}.slot`}
                label={texts.existing}
                options={options}
                emptyLabel={texts.newSlot}
              />
            )}
            {values.slots[place]?.slot === '' && (
              <>
                <DateField name={`slots.${place}.from`} label={texts.from} required />
                <DateField name={`slots.${place}.to`} label={texts.to} required />
                <TextField name={`slots.${place}.place`} label={texts.place} required />
              </>
            )}
          </fieldset>
        ))}
      {count < MAX_OFFERED && (
        <div>
          <Button size="small" onClick={() => setAsked(count + 1)}>
            {texts.another}
          </Button>
        </div>
      )}
    </>
  );
}
