import { array, boolean, string, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { optionalReference, reference, requiredChoice } from '../fields/reference';
import { line, optionalText, REQUIRED, text } from '../fields/text';
import { TABLES } from '../limits/limits';
import { oneOf as chosenOf, pageCount, pageStart } from '../paging/schema';
import { QA_SETTINGS } from '../qa/settings';
import { FLEXIBILITIES, SUPPORT_KINDS, URGENCIES } from './support-kinds';
import { SUPPORT_STATES } from './support-steps';

const { support: LIMITS } = QA_SETTINGS;
const UNLISTED = 'Choose a value from the list';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .typeError(UNLISTED)
    .oneOf([...values], UNLISTED)
    .required(REQUIRED);

const listUpTo = (most: number) =>
  array().of(reference().required(REQUIRED)).typeError('Must be a list').max(most, `At most ${most}`);

/** The place of an instrument that a list names a second time; -1 if there is none. */
const placeOfSecond = (ids: readonly unknown[] = []): number =>
  ids.findIndex((id, place) => id !== undefined && ids.indexOf(id) < place);

const instruments = () =>
  listUpTo(LIMITS.instruments).test('once', 'Is named twice', (ids, { path, createError }) => {
    const second = placeOfSecond(ids);
    return second === -1 || createError({ path: `${path}[${second}]` });
  });

/** Query of a page of requests. Each word of the search must occur in the number, the subject or the acronym. */
export const supportRequestsQuerySchema = form({
  start: pageStart().default(0),
  count: pageCount().default(TABLES.maxCount),
  search: text().default(''),
  state: chosenOf(SUPPORT_STATES),
  facility: optionalReference(),
});
export type SupportRequestsQuery = InferType<typeof supportRequestsQuerySchema>;

/** A request for support; `files` are uploads of the user. */
export const supportRequestSchema = exact(
  form({
    facility: reference().required(REQUIRED),
    kind: requiredChoice(SUPPORT_KINDS),
    subject: line(LIMITS.subject).required(REQUIRED),
    text: text(LIMITS.text).required(REQUIRED),
    instruments: instruments(),
    test: optionalReference(),
    wanted_from: epochDay(),
    wanted_to: epochDay(),
    flexibility: oneOf(FLEXIBILITIES),
    urgency: oneOf(URGENCIES),
    blackout_dates: array()
      .of(epochDay().required(REQUIRED))
      .typeError('Must be a list')
      .max(LIMITS.blackoutDates, `At most ${LIMITS.blackoutDates}`),
    files: listUpTo(LIMITS.files),
  }),
);
export type SupportRequestInput = InferType<typeof supportRequestSchema>;

/** A message in a request; an internal one is not shown to the facility. */
export const supportMessageSchema = exact(
  form({ text: text(LIMITS.text).required(REQUIRED), internal: boolean().typeError('Must be yes or no') }),
);
export type SupportMessageInput = InferType<typeof supportMessageSchema>;

/** A question, an answer, a reason or conclusions: the text of a step. */
export const supportStepSchema = exact(form({ text: text(LIMITS.text).required(REQUIRED) }));

/** The end of a request; the centre gives the reason, and the facility may. */
export const supportCancelSchema = exact(form({ text: optionalText(LIMITS.text) }));
