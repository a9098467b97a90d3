import type { Slot, SlotEdit, SlotInput } from '@portal/domain';
import { day, isDay, problems, slotDaysProblem, slotEditSchema, slotSchema } from '@portal/domain';

/** A slot as it is typed. */
export interface SlotFormValues {
  kind: string;
  title: string;
  from: string;
  to: string;
  place: string;
  capacity: string;
  deadline: string;
  open_to: string;
  facilities: string[];
  notes: string;
}

/** The values of a slot, or of a new campaign. */
export const slotFormValues = (slot: Slot | null): SlotFormValues => ({
  kind: slot?.kind ?? '',
  title: slot?.title ?? '',
  from: day(slot?.from) ?? '',
  to: day(slot?.to) ?? '',
  place: slot?.place ?? '',
  capacity: slot ? String(slot.capacity) : '',
  deadline: day(slot?.deadline) ?? '',
  open_to: slot?.open_to ?? 'all',
  facilities: slot?.facilities.map(({ _id }) => _id) ?? [],
  notes: slot?.notes ?? '',
});

const asEdit = ({ kind: _kind, ...values }: SlotFormValues, version: number) => ({ version, ...values });

export const newSlot = (values: SlotFormValues): SlotInput => slotSchema.cast(values);
export const editedSlot = (values: SlotFormValues, version: number): SlotEdit =>
  slotEditSchema.cast(asEdit(values, version));

/** What is wrong with the values, by field; a fault in the list of facilities is one of the list. */
export function slotProblems(values: SlotFormValues, slot: Slot | null): Record<string, string> {
  const found = slot ? problems(slotEditSchema, asEdit(values, slot.version)) : problems(slotSchema, values);
  const { from, to, deadline } = values;
  const own =
    isDay(from) && isDay(to) ? slotDaysProblem({ from, to, deadline: isDay(deadline) ? deadline : null }, null) : null;
  return {
    ...(own && { [own.field]: own.message }),
    ...Object.fromEntries(found.map(({ path, message }) => [path.replace(/\[\d+\]$/, ''), message])),
  };
}
