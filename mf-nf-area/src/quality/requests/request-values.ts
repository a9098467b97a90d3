import type { SupportRequestInput } from '@portal/domain';
import { isDay, problems, supportRequestSchema, wantedDaysProblem } from '@portal/domain';
import { REQUEST_MESSAGES } from './messages';

const { form: texts } = REQUEST_MESSAGES;

/** The form of a new request; its files are chosen beside it. */
export interface RequestValues {
  kind: string;
  subject: string;
  text: string;
  instruments: string[];
  test: string;
  wanted_from: string;
  wanted_to: string;
  flexibility: string;
  urgency: string;
  /** Days as typed, with commas or spaces between them. */
  blackout_dates: string;
}

export const NEW_REQUEST_VALUES: RequestValues = {
  kind: '',
  subject: '',
  text: '',
  instruments: [],
  test: '',
  wanted_from: '',
  wanted_to: '',
  flexibility: 'weeks',
  urgency: 'normal',
  blackout_dates: '',
};

const daysIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((day) => day !== '');

const sentOf = (values: RequestValues, facility: string, files: readonly string[]) => ({
  ...values,
  facility,
  blackout_dates: daysIn(values.blackout_dates),
  files: [...files],
});

/** What is sent; the values must be valid. */
export const requestInput = (values: RequestValues, facility: string, files: readonly string[]): SupportRequestInput =>
  supportRequestSchema.cast(sentOf(values, facility, files));

/** The field of the form for a path of the schema: lists are one field each. */
export const requestField = (path: string): string => path.replace(/\[\d+\].*$/, '');

/** Checks that concern several fields, or texts that the schema does not see. */
function ownProblems({ wanted_from, wanted_to, blackout_dates }: RequestValues): Record<string, string> {
  const wrong = daysIn(blackout_dates).find((day) => !isDay(day));
  const [from, to] = [wanted_from.trim(), wanted_to.trim()];
  const isTyped = [from, to].every((typed) => typed === '' || isDay(typed));
  const days = isTyped ? wantedDaysProblem({ from: from || null, to: to || null }, null) : null;
  return {
    ...(wrong !== undefined && { blackout_dates: texts.notADay(wrong) }),
    ...(days && { [days.field]: days.message }),
  };
}

/** Checks the values by the schema that the server uses. */
export function requestProblems(values: RequestValues, facility: string): Record<string, string> {
  const found = problems(supportRequestSchema, sentOf(values, facility, []));
  const bySchema = found.toReversed().map(({ path, message }) => [requestField(path), message] as const);
  return { ...Object.fromEntries(bySchema), ...ownProblems(values) };
}
