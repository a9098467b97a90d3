import type { InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay } from '../fields/quantity';
import { requiredChoice } from '../fields/reference';
import { REQUIRED, text } from '../fields/text';
import { EVENT_KINDS } from './event-kinds';
import { QA_SETTINGS } from './settings';

/** An entry in the log book. `from` and `to` are the days of a downtime. */
export const instrumentEventSchema = exact(
  form({
    kind: requiredChoice(EVENT_KINDS),
    on: epochDay().required(REQUIRED),
    from: epochDay(),
    to: epochDay(),
    text: text(QA_SETTINGS.texts.event).required(REQUIRED),
  }),
);
export type InstrumentEventInput = InferType<typeof instrumentEventSchema>;
