import type { Slot, SupportMoveInput, SupportOfferInput, SupportRequest } from '@portal/domain';
import { isDay, problems, QA_SETTINGS, slotDaysProblem, supportMoveSchema, supportOfferSchema } from '@portal/domain';

/** A slot of an offer as it is typed: an existing one by its id, or the days and the place of a new one. */
export interface SlotValues {
  slot: string;
  from: string;
  to: string;
  place: string;
}

export interface OfferValues {
  slots: Record<string, SlotValues>;
  text: string;
}

export const MAX_OFFERED = QA_SETTINGS.slots.maxOffered;

export const NEW_OFFER: OfferValues = {
  slots: Object.fromEntries(
    Array.from({ length: MAX_OFFERED }, (_slot, index) => [`${index}`, { slot: '', from: '', to: '', place: '' }]),
  ),
  text: '',
};

const isEmpty = ({ slot, from, to, place }: SlotValues) =>
  [slot, from, to, place].every((value) => value.trim() === '');

/** The places of the slots that are filled in, the first one always. */
const usedSlots = ({ slots }: OfferValues) =>
  Object.keys(slots).filter((place, index) => index === 0 || !isEmpty(slots[place] ?? SLOT));
const SLOT: SlotValues = { slot: '', from: '', to: '', place: '' };

/** Number of slots up to the last one that is filled in, as a restored offer may have several. */
export const shownSlots = (values: OfferValues): number => Number(usedSlots(values).at(-1) ?? 0) + 1;

const asBody = (values: OfferValues) => ({
  slots: usedSlots(values).map((place) => {
    const { slot, ...times } = values.slots[place] ?? SLOT;
    return slot === '' ? times : { slot };
  }),
  text: values.text,
});

export const offerBody = (values: OfferValues): SupportOfferInput => supportOfferSchema.cast(asBody(values));
export const moveBody = (values: OfferValues): SupportMoveInput => supportMoveSchema.cast(asBody(values));

const PLACE = /^slots\[(\d+)\]\.?/;

/** The field of the form that a path of the server is about. */
export function offerField(path: string, values: OfferValues): string {
  const place = usedSlots(values)[Number(PLACE.exec(path)?.[1] ?? -1)];
  if (place === undefined) return path;
  const field = path.replace(PLACE, '');
  return `slots.${place}.${field === '' ? 'from' : field}`;
}

/** What is wrong with an offer, nested as the form has it. */
export function offerProblems(values: OfferValues, step: 'offer' | 'move'): object {
  const schema = step === 'offer' ? supportOfferSchema : supportMoveSchema;
  const found = problems(schema, asBody(values)).map(
    ({ path, message }) => [offerField(path, values), message] as const,
  );
  const impossible = usedSlots(values).flatMap((place) => {
    const { slot, from, to } = values.slots[place] ?? SLOT;
    const problem = slot === '' && isDay(from) && isDay(to) ? slotDaysProblem({ from, to }, null) : null;
    return problem ? [[`slots.${place}.${problem.field}`, problem.message] as const] : [];
  });
  const messages = new Map([...impossible, ...found]);
  const slots = usedSlots(values).flatMap((place) => {
    const own = [...messages].flatMap(([field, message]) =>
      field.startsWith(`slots.${place}.`) ? [[field.split('.')[2] ?? '', message] as const] : [],
    );
    return own.length > 0 ? [[place, Object.fromEntries(own)] as const] : [];
  });
  const text = messages.get('text');
  return { ...(slots.length > 0 && { slots: Object.fromEntries(slots) }), ...(text !== undefined && { text }) };
}

/** The open slots that can be offered for a request. */
export const offeredSlots = (slots: readonly Slot[], { kind }: Pick<SupportRequest, 'kind'>, now: number): Slot[] =>
  slots
    .filter((slot) => slot.kind === kind && slot.status === 'open' && slot.from >= now)
    .filter(({ capacity, taken, held }) => taken + held < capacity)
    .toSorted((one, other) => one.from - other.from);
