import { array, number, string, type InferType, type TestConfig } from 'yup';
import { askedDay } from '../fields/asked';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { emptyAsNull, epochDay, NOT_A_NUMBER, version } from '../fields/quantity';
import { reference, requiredChoice } from '../fields/reference';
import { line, optionalText, REQUIRED, text } from '../fields/text';
import { TABLES } from '../limits/limits';
import { oneOf, pageCount, pageStart } from '../paging/schema';
import { QA_SETTINGS } from '../qa/settings';
import { SLOT_AUDIENCES, type SlotAudience } from './slot';
import { SLOT_STATES } from './slot-steps';
import { SUPPORT_KINDS } from './support-kinds';

const { slots: LIMITS, support: TEXTS } = QA_SETTINGS;
const UNLISTED = 'Choose a value from the list';
const PLACES = `Must be between 1 and ${LIMITS.maxCapacity}`;
const OFFERED = `Must be ${LIMITS.minOffered} to ${LIMITS.maxOffered} slots`;

/** Query of a page of slots. */
export const slotsQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.maxCount),
  state: oneOf(SLOT_STATES),
});
export type SlotsQuery = InferType<typeof slotsQuerySchema>;

const times = {
  from: epochDay().required(REQUIRED),
  to: epochDay().required(REQUIRED),
  place: line(LIMITS.place).required(REQUIRED),
};

const values = {
  ...times,
  title: line(LIMITS.title).required(REQUIRED),
  capacity: number()
    .transform(emptyAsNull)
    .typeError(NOT_A_NUMBER)
    .integer('Must be a whole number')
    .min(1, PLACES)
    .max(LIMITS.maxCapacity, PLACES)
    .required(REQUIRED),
  deadline: epochDay(),
  open_to: string<SlotAudience>()
    .typeError(UNLISTED)
    .oneOf([...SLOT_AUDIENCES], UNLISTED)
    .required(REQUIRED),
  facilities: array()
    .of(reference().required(REQUIRED))
    .typeError('Must be a list')
    .max(LIMITS.maxNamed, `At most ${LIMITS.maxNamed}`),
  notes: optionalText(LIMITS.notes),
};

/** A slot, or a campaign with several places. */
export const slotSchema = exact(form({ kind: requiredChoice(SUPPORT_KINDS), ...values }));
export type SlotInput = InferType<typeof slotSchema>;

/** All values of a slot but its kind, for the version that was seen. */
export const slotEditSchema = exact(form({ version: version().required(REQUIRED), ...values }));
export type SlotEdit = InferType<typeof slotEditSchema>;

/** A value that is needed where no existing slot is named. */
const neededWithout: TestConfig = {
  name: 'needed',
  message: REQUIRED,
  test: (value, { parent }) => {
    const { slot } = parent as { slot?: unknown };
    return Boolean(slot) || (value !== undefined && value !== null && value !== '');
  },
};

/** A slot of an offer: an existing one by its id, or a new one. */
const offeredSlot = form({
  slot: reference(),
  from: epochDay().test(neededWithout),
  to: epochDay().test(neededWithout),
  place: line(LIMITS.place).test(neededWithout),
});

type Offered = { slot?: unknown; from?: unknown; to?: unknown; place?: unknown } | null;

/** An existing slot by its id, a new one by its days and its place. */
const isSameSlot = (one: Offered, other: Offered): boolean =>
  one?.slot || other?.slot
    ? one?.slot === other?.slot
    : one?.from === other?.from && one?.to === other?.to && one?.place === other?.place;

const offeredSlots = () =>
  array()
    .of(offeredSlot)
    .typeError('Must be a list')
    .min(LIMITS.minOffered, OFFERED)
    .max(LIMITS.maxOffered, OFFERED)
    .test('once', 'This slot is offered twice', (slots: Offered[] | undefined, { path, createError }) => {
      const second = slots?.findIndex((slot, place) => slots.findIndex((each) => isSameSlot(each, slot)) < place) ?? -1;
      if (second === -1) return true;
      return createError({ path: `${path}[${second}].${slots?.[second]?.slot ? 'slot' : 'from'}` });
    });

/** One to three slots for a request, with a message. */
export const supportOfferSchema = exact(
  form({ slots: offeredSlots().required(REQUIRED), text: optionalText(TEXTS.text) }),
);
export type SupportOfferInput = InferType<typeof supportOfferSchema>;

/** A move with its reason; the centre offers new slots with it. */
export const supportMoveSchema = exact(form({ slots: offeredSlots(), text: text(TEXTS.text).required(REQUIRED) }));
export type SupportMoveInput = InferType<typeof supportMoveSchema>;

/** The slot that a facility chooses. */
export const supportChoiceSchema = exact(
  form({ slot: reference().required(REQUIRED), text: optionalText(TEXTS.text) }),
);
export type SupportChoiceInput = InferType<typeof supportChoiceSchema>;

/** A place in a slot for an instrument of a facility. */
export const bookingSchema = exact(
  form({ facility: reference().required(REQUIRED), instrument: reference().required(REQUIRED) }),
);
export type BookingInput = InferType<typeof bookingSchema>;

/** The days of a calendar, both included; by default a year from today. */
export const calendarQuerySchema = form({ from: askedDay(), to: askedDay() });

/** The secret of an address of the calendar. */
export const calendarFeedQuerySchema = form({
  token: string().strict().typeError('Must be a text').max(200, 'Maximum 200 characters').required(REQUIRED),
});
