import { fieldErrors, serverMessage, statusOf, useProfile } from '@portal/api-slice';
import type { Slot } from '@portal/domain';
import { AUDIENCE_WORDS, SLOT_AUDIENCES, SUPPORT_KINDS } from '@portal/domain';
import {
  CheckboxGroupField,
  ChoiceField,
  DateField,
  FieldSpan,
  NumberField,
  SelectField,
  SendForm,
  TextAreaField,
  TextField,
  useFormikContext,
} from '@portal/ui/form';
import { useMemo } from 'react';
import { useGetNetworkLightsQuery } from '../../api/qa-tests';
import { useAddSlotMutation, useEditSlotMutation } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { CAMPAIGN_MESSAGES as campaigns } from './messages';
import { editedSlot, newSlot, slotFormValues, slotProblems } from './slot-values';
import type { SlotFormValues } from './slot-values';

const { cancel, failed } = CENTRE_MESSAGES;
const { form: texts } = campaigns;
const CONFLICT = 409;

const AUDIENCES = SLOT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_WORDS[value] }));

interface SlotFormProps {
  /** `null` for a new one. */
  slot: Slot | null;
  /** The kinds that the user arranges. */
  kinds: readonly string[];
  onClose: () => void;
}

/** The form of a slot or campaign. */
export function SlotForm({ slot, kinds, onClose }: SlotFormProps) {
  const [add] = useAddSlotMutation();
  const [edit] = useEditSlotMutation();
  const initial = useMemo(() => slotFormValues(slot), [slot]);

  async function send(values: SlotFormValues) {
    const { error } = await (slot
      ? edit({ id: slot._id, body: editedSlot(values, slot.version) })
      : add(newSlot(values)));
    if (error === undefined) return undefined;
    const errors = fieldErrors(error);
    const message =
      slot && statusOf(error) === CONFLICT ? (serverMessage(error) ?? texts.conflict) : serverMessage(error);
    return { errors, message };
  }

  return (
    <SendForm<SlotFormValues>
      label={slot ? texts.edit(slot.title) : texts.add}
      texts={{ problems: texts.problems, failedTitle: texts.failedTitle, failed, send: texts.save, cancel }}
      initialValues={initial}
      validate={(values) => slotProblems(values, slot)}
      draftKey={`${useProfile()?._id}:slot:${slot ? `${slot._id}:${slot.version}` : 'new'}`}
      onSend={send}
      onSent={onClose}
      onCancel={onClose}
      columns={2}
    >
      {!slot && (
        <FieldSpan>
          <SelectField
            name="kind"
            label={texts.kind}
            options={SUPPORT_KINDS.filter(({ code }) => kinds.includes(code)).map(({ code, name }) => ({
              value: code,
              label: name,
            }))}
            required
          />
        </FieldSpan>
      )}
      <FieldSpan>
        <TextField name="title" label={texts.title} required />
      </FieldSpan>
      <DateField name="from" label={texts.from} required />
      <DateField name="to" label={texts.to} required />
      <TextField name="place" label={texts.place} required />
      <NumberField name="capacity" label={texts.capacity} hint={texts.capacityHint} required />
      <DateField name="deadline" label={texts.deadline} hint={texts.deadlineHint} />
      <FieldSpan>
        <ChoiceField name="open_to" label={texts.openTo} options={AUDIENCES} required />
      </FieldSpan>
      <Named />
      <FieldSpan>
        <TextAreaField name="notes" label={texts.notes} hint={texts.notesHint} minRows={3} />
      </FieldSpan>
    </SendForm>
  );
}

/** The facilities of the network, for a slot that is open to some of them. */
function Named() {
  const { values } = useFormikContext<SlotFormValues>();
  const { data = [] } = useGetNetworkLightsQuery();
  if (values.open_to !== 'named') return null;
  return (
    <FieldSpan>
      <CheckboxGroupField
        name="facilities"
        label={texts.named}
        options={data.map(({ facility }) => ({ value: facility._id, label: facility.acronym }))}
      />
    </FieldSpan>
  );
}
