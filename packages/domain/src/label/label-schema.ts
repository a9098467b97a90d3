import { array, boolean, number, type InferType } from 'yup';
import { printed } from '../fields/drawable';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { epochDay, version } from '../fields/quantity';
import { optionalReference, reference } from '../fields/reference';
import { explanation, line, optionalText, REQUIRED } from '../fields/text';
import { SECONDS_PER_DAY, day, epochOf } from '../time/day';
import { lastDayAfter } from './certificate';
import { LABEL_STEPS, type LabelDecisionStep } from './label-steps';
import { LABEL_SETTINGS } from './settings';

const { texts: TEXTS, years: YEARS, daysAhead: AHEAD, decidedWithin: WITHIN } = LABEL_SETTINGS;

const reason = () => explanation(TEXTS.shortestReason, TEXTS.reason);

const seen = () => exact(version().required(REQUIRED));

/** The decision outside, that a step records. */
const decided = {
  version: seen(),
  body: printed(line(TEXTS.body)).required(REQUIRED),
  reference: printed(line(TEXTS.reference)).required(REQUIRED),
  on: epochDay().required(REQUIRED),
  document: optionalReference(),
};

/** Offers the fitting public status in the same step; it is set only if the administrator leaves it ticked. */
const offered = { set_displayed_status: exact(boolean().typeError('Must be yes or no')) };

const most = 100;
const scope = () =>
  form({
    lidars: array()
      .of(
        form({
          _id: reference().required(REQUIRED),
          configurations: array()
            .of(number().typeError('Must be a number').integer('Must be a whole number').required(REQUIRED))
            .typeError('Must be a list')
            .min(1, 'Choose a configuration')
            .max(most, `At most ${most}`)
            .required(REQUIRED),
        }),
      )
      .typeError('Must be a list')
      .min(1, 'Choose a lidar')
      .max(most, `At most ${most}`)
      .required(REQUIRED),
    photometers: array().of(reference().required(REQUIRED)).typeError('Must be a list').max(most, `At most ${most}`),
  });

/** A proposal of the centre: its scope, and what is to be said about it. */
export const labelProposalSchema = exact(
  form({ version: seen(), scope: scope().required(REQUIRED), note: optionalText(TEXTS.note) }),
);
export type LabelProposalInput = InferType<typeof labelProposalSchema>;

/** The proposal of a suspension, with its reason. */
export const suspensionRequestSchema = exact(form({ version: seen(), reason: reason() }));
export type SuspensionRequestInput = InferType<typeof suspensionRequestSchema>;

/** A proposal is returned to the centre, with the reason. */
export const labelReturnSchema = exact(form({ version: seen(), reason: reason() }));
export type LabelReturnInput = InferType<typeof labelReturnSchema>;

/** What the public reads of a step; only some steps may leave it empty. */
const publicText = (step: LabelDecisionStep) => {
  const words = optionalText(TEXTS.publicText);
  return LABEL_STEPS[step].publicText === 'required' ? words.required(REQUIRED) : words;
};

const granting = (step: 'grant' | 'renew') =>
  exact(
    form({
      ...decided,
      valid_from: epochDay().required(REQUIRED),
      valid_until: epochDay().required(REQUIRED),
      public_text: publicText(step),
      ...offered,
    }),
  );

const changing = (step: 'suspend' | 'reinstate' | 'withdraw') =>
  exact(form({ ...decided, reason: reason(), public_text: publicText(step), ...offered }));

/** What is recorded of each decision that was taken outside, with the words that the table of steps asks for. */
export const LABEL_DECISION_SCHEMAS = {
  /** With its first and last day. */
  grant: granting('grant'),
  renew: granting('renew'),
  /** A refusal is not public. */
  refuse: exact(form({ ...decided, reason: reason() })),
  suspend: changing('suspend'),
  reinstate: changing('reinstate'),
  withdraw: changing('withdraw'),
} satisfies Record<LabelDecisionStep, unknown>;

export type LabelGrantInput = InferType<(typeof LABEL_DECISION_SCHEMAS)['grant']>;
export type LabelRefusalInput = InferType<(typeof LABEL_DECISION_SCHEMAS)['refuse']>;
export type LabelChangeInput = InferType<(typeof LABEL_DECISION_SCHEMAS)['withdraw']>;

interface DayProblem {
  path: 'on' | 'valid_from' | 'valid_until';
  message: string;
}

/** The days of a decision, epoch seconds at midnight UTC. */
interface DecisionDays {
  on: number;
  valid_from?: number;
  valid_until?: number;
}

const written = (epoch: number) => day(epoch) ?? '';

/**
 * What is wrong with the days of a decision on a day. `last` is the day of the last decision before it (`null` if there
 * is none), `proposed` the day of the proposal that is decided on, `end` the last day of the present validity, of a
 * renewal, which may begin as late as the day after it. All in epoch seconds at midnight UTC.
 */
export function problemsOfDecisionDays(
  { on, valid_from, valid_until }: DecisionDays,
  { today, last, proposed, end }: { today: number; last: number | null; proposed: number | null; end: number | null },
): DayProblem[] {
  const problems: DayProblem[] = [];
  const add = (path: DayProblem['path'], message: string) => problems.push({ path, message });
  if (on > today) add('on', 'Must not be in the future');
  else if (on < today - WITHIN * SECONDS_PER_DAY)
    add('on', `Must be ${written(today - WITHIN * SECONDS_PER_DAY)} or later`);
  else if (last !== null && on < last) add('on', `Must not be before the decision of ${written(last)}`);
  if (valid_from === undefined || valid_until === undefined) return problems;
  if (valid_from < on) add('valid_from', 'Must not be before the day of the decision');
  else if (proposed !== null && valid_from < proposed)
    add('valid_from', `Must not be before the day of the proposal, ${written(proposed)}`);
  else if (end === null && valid_from > today + AHEAD * SECONDS_PER_DAY)
    add('valid_from', `Must be at most ${AHEAD} days ahead: ${written(today + AHEAD * SECONDS_PER_DAY)} or earlier`);
  else if (end !== null && valid_from > end + SECONDS_PER_DAY)
    add(
      'valid_from',
      `Must be ${written(end + SECONDS_PER_DAY)} or earlier, so that the label does not lapse in between`,
    );
  const longest = lastDayAfter(written(valid_from), YEARS);
  if (valid_until <= valid_from) add('valid_until', 'Must be after the first day');
  else if (valid_until < today) add('valid_until', 'Must not be in the past');
  else if (end !== null && valid_until <= end)
    add('valid_until', `Must be later than the present end, ${written(end)}`);
  else if (valid_until > epochOf(longest)) add('valid_until', `Must be at most ${YEARS} years: ${longest} or earlier`);
  return problems;
}
