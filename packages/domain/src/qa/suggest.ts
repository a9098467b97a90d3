import { polarisationOf, rayleighOf, telecoverOf } from './atlas-columns';
import type { AtlasText } from './atlas-text';
import { assessDark } from './dark';
import { evaluatePolarisation, molecularDepolarisationOf } from './evaluate-polarisation';
import { isTable, type ReadFile } from './file-content';
import { channelIn, replacedBy } from './files-of-channel';
import { evaluateRayleighFit } from './rayleigh-fit';
import { isAbout } from './result-names';
import type { SelfCheckContext } from './self-check-context';
import type { ChannelSuggestion, TypedFigure } from './suggestion';
import { evaluateTelecover } from './telecover';
import type { QaTestTypeCode } from './test-types';
import { assessTriggerDelay } from './trigger-delay';

/** What is suggested for a channel or pair, besides its name. */
type Suggestion = Omit<ChannelSuggestion, 'name'>;

/** How a text is evaluated: the columns that it must have, and what they suggest for a channel or pair. */
interface TextSource {
  hasColumns: (text: AtlasText) => boolean;
  /** `null` if its columns do not fit the test. */
  evaluate: (text: AtlasText, name: string, context: SelfCheckContext) => Suggestion | null;
}

/** The assessment of the figures that were typed beside a plot, or without one. */
type AssessFigures = (
  typed: TypedFigure | undefined,
  facts: { name: string; hasPlot: boolean },
  context: SelfCheckContext,
) => Suggestion;

const asRecord = ({ figures, ...rest }: Omit<Suggestion, 'figures'> & { figures: object }): Suggestion => ({
  ...rest,
  figures: { ...figures },
});

/** Evaluates the columns that `read` finds in a text. */
const fromColumns = <Columns>(
  read: (text: AtlasText) => Columns | null,
  evaluate: (found: Columns, name: string, context: SelfCheckContext) => Parameters<typeof asRecord>[0],
): TextSource => ({
  hasColumns: (text) => read(text) !== null,
  evaluate: (text, name, context) => {
    const found = read(text);
    return found && asRecord(evaluate(found, name, context));
  },
});

const telecover = (kind: 'quadrants' | 'rings') =>
  fromColumns(
    (text) => telecoverOf(text, kind),
    (found, name, { stated }) => evaluateTelecover(found, kind, stated[name]?.fullOverlap ?? null),
  );

const rayleighFit = fromColumns(rayleighOf, (found, name, { stated, ...context }) => {
  const radiosondeHours = found.radiosondeHours ?? context.radiosondeHours;
  return evaluateRayleighFit({ ...found, radiosondeHours }, stated[name]?.altitudeRange ?? null);
});

const polarisation = fromColumns(polarisationOf, (found, name, { lastEta }) =>
  evaluatePolarisation(found, {
    molecularDepolarisation: molecularDepolarisationOf(name),
    lastEta: lastEta[name] ?? null,
  }),
);

const dark: AssessFigures = (typed, { hasPlot }, { hoursToOthers }) => {
  const deviation = typed?.dark_deviation ?? null;
  return { ...assessDark({ deviation, hasPlot, hoursToOthers }), figures: { dark_deviation: deviation } };
};

const triggerDelay: AssessFigures = (typed, { name }, { configuration, method }) => {
  const bins = typed?.trigger_delay_bins ?? null;
  const configured = configuration.channels.find(({ short_name }) => short_name === name);
  const configuredBins = configured?.first_signal_rangebin ?? null;
  const assessed = assessTriggerDelay({ bins, method, configuredBins });
  return { ...assessed, figures: { trigger_delay_bins: bins, configured_bins: configuredBins } };
};

/** What a suggestion follows from; `null`: the portal suggests nothing. */
const SUGGESTIONS = {
  telecover: { text: telecover('quadrants') },
  telecover_ring: { text: telecover('rings') },
  rayleigh_fit: { text: rayleighFit },
  dark: { figures: dark },
  polarisation_calibration: { text: polarisation },
  trigger_delay: { figures: triggerDelay },
  analog_test_pulse: null,
  reference_comparison: null,
} satisfies Record<QaTestTypeCode, { text: TextSource } | { figures: AssessFigures } | null>;

const NOTHING = { code: null, suggested: 'not_assessable', figures: null } as const;

/** Suggestion from the text of the channel that counts; a pair may have one of each of its channels. */
function fromText(
  { evaluate }: TextSource,
  name: string,
  files: readonly ReadFile[],
  context: SelfCheckContext,
): ChannelSuggestion {
  const texts = files.filter((each) => isTable(each.file) && isAbout(name, channelIn(each.file, context)));
  const replaced = replacedBy(
    texts.map(({ file }) => file),
    context,
  );
  const counting = texts.find((each, place) => replaced[place] === null && each.text !== null);
  return { name, ...((counting?.text && evaluate(counting.text, name, context)) || NOTHING) };
}

/** Suggestion from figures that were typed beside a plot. */
function fromFigures(
  assess: AssessFigures,
  name: string,
  files: readonly ReadFile[],
  context: SelfCheckContext,
): ChannelSuggestion {
  const typed = context.figures.find(({ short_name }) => short_name === name);
  const hasPlot = files.some(
    ({ file, problem }) => file.role === 'plot' && problem === null && isAbout(name, channelIn(file, context)),
  );
  return { name, ...assess(typed, { name, hasPlot }, context) };
}

/** What the portal suggests for a channel, a pair or the lidar. */
export function suggest(name: string, files: readonly ReadFile[], context: SelfCheckContext): ChannelSuggestion {
  const source = SUGGESTIONS[context.type];
  if (source === null) return { name, code: null, suggested: null, figures: null };
  return 'text' in source
    ? fromText(source.text, name, files, context)
    : fromFigures(source.figures, name, files, context);
}

/** Whether the columns of a text are those of the test; any are, where no text is evaluated. */
export function fitsTest(text: AtlasText, { type }: SelfCheckContext): boolean {
  const source = SUGGESTIONS[type];
  return source === null || !('text' in source) || source.text.hasColumns(text);
}
