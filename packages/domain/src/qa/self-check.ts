import { polarisationOf, rayleighOf, telecoverOf } from './atlas-columns';
import { idsInName, readAtlasName } from './atlas-name';
import { readAtlasText, readHead, type AtlasText, type TextHead } from './atlas-text';
import { detectionOf, polarisationPairs, type ConfigurationIds, type ChannelSettings } from './configuration';
import { assessDark } from './dark';
import { evaluatePolarisation, molecularDepolarisationOf } from './evaluate-polarisation';
import {
  BLOCKING,
  checkFile,
  MISSING_CHANNEL,
  SAME_CONTENT,
  UNREADABLE,
  type FileContext,
  type QaFileFacts,
} from './file-check';
import { channelIn, replacedBy } from './files-of-channel';
import type { SuggestedResult } from './flags';
import { checkHeader } from './header-check';
import { presentLimits, type LimitsOfCheck } from './limits';
import { idsInHeader, otherIds } from './other-ids';
import { pngProblem } from './png';
import { evaluateRayleighFit } from './rayleigh-fit';
import { QA_SETTINGS } from './settings';
import { evaluateTelecover } from './telecover';
import { qaTestType, type QaFileRole, type QaTestType } from './test-types';
import type { QaTestStatus } from './test-status';
import { assessTriggerDelay } from './trigger-delay';
import { testInSentence } from './words';

/** A figure that is typed for a channel, because no file holds it. */
export interface TypedFigure {
  short_name: string;
  dark_deviation: number | null;
  trigger_delay_bins: number | null;
}

/** A file with what the self-check reads of its content. */
export interface QaFileContent extends QaFileFacts {
  /** `null` for plots and raw data. */
  text: string | null;
  /** Why a plot cannot be read; `null` for a whole one, and for other files. */
  plotProblem: string | null;
}

/** Whether a file must be a table of ATLAS: by its role, or by its name whatever the role. */
const isTable = ({ name, role }: QaFileFacts) => role === 'ascii' || readAtlasName(name)?.form === 'text';

/** Whether a file must be a picture: by its role, or by its name whatever the role. */
const isPlot = ({ name, role }: QaFileFacts) => role === 'plot' || readAtlasName(name)?.form === 'plot';

const readsText = (file: QaFileFacts) => isTable(file) || (file.role !== 'plot' && file.role !== 'raw');

/** Whether the self-check reads the content of a file: of all but raw data under a name of their own. */
export const readsContent = (file: QaFileFacts): boolean => readsText(file) || isPlot(file);

/** A file with what is read of its bytes. */
export function contentOf(
  { name, role, sha256 }: QaFileFacts,
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string,
): QaFileContent {
  const file = { name, role, sha256 };
  const text = readsText(file) ? decode(bytes) : null;
  return { ...file, text, plotProblem: isPlot(file) ? pngProblem(bytes) : null };
}

export interface SelfCheckContext extends FileContext {
  configuration: ConfigurationIds & {
    channels: readonly Pick<ChannelSettings, 'short_name' | 'scc_channel_id' | 'first_signal_rangebin'>[];
  };
  /** Short names of the channels that the test is about. */
  channels: readonly string[];
  figures: readonly TypedFigure[];
  method: string | null;
  /** Hours to the nearest other test of the lidar. */
  hoursToOthers: number | null;
  /** Hours between the measurement and the radiosonde as stated; a header that names one counts before it. */
  radiosondeHours: number | null;
  /** What the application states of each channel, m. */
  stated: Readonly<Partial<Record<string, { fullOverlap: number | null; altitudeRange: number | null }>>>;
  /** Gain ratios of the last valid calibration, by pair. */
  lastEta: Readonly<Partial<Record<string, number>>>;
}

/** What the portal suggests for a channel, a pair of channels or the lidar. */
export interface ChannelSuggestion {
  name: string;
  /** The flags of the test; `null` if there was nothing to evaluate. */
  code: number | null;
  /** `null`: the portal suggests nothing. */
  suggested: SuggestedResult | null;
  /** The figures of the test, as its evaluation names them. */
  figures: Readonly<Record<string, unknown>> | null;
}

/** What the self-check noticed of a file. */
export interface CheckedQaFile {
  name: string;
  code: number;
  /** Why a text cannot be read, or which other one it equals. */
  problem: string | null;
  /** The ids that are others than those of the configuration, in a sentence; absent in checks of before they were named. */
  ids?: string | null;
}

/** The result of the self-check of a test, stored with it at its submission. */
export interface SelfCheck extends LimitsOfCheck {
  /** Flags of the files, in their order. */
  files: CheckedQaFile[];
  /** All flags of files together, with that of a missing channel. */
  code: number;
  channels: ChannelSuggestion[];
}

/** Moments of a test, epoch seconds. */
interface StatedMoments {
  measured_from: number | null;
  measured_to: number | null;
  radiosonde_at: number | null;
}

/** Hours between a measurement and its radiosonde as stated; `null` if one of them is not. */
export function statedRadiosondeHours({ measured_from, measured_to, radiosonde_at }: StatedMoments): number | null {
  if (measured_from === null || radiosonde_at === null) return null;
  return Math.max(measured_from - radiosonde_at, radiosonde_at - (measured_to ?? measured_from), 0) / SECONDS_PER_HOUR;
}

const SECONDS_PER_HOUR = 3600;

/** The names under which results of a test are given: channels, pairs of channels, or the lidar. */
export function resultNames(type: QaTestType, channels: readonly string[]): string[] {
  if (type.scope === 'lidar') return ['lidar'];
  if (type.scope === 'pair') return polarisationPairs(channels).map(({ name }) => name);
  return channels.filter((name) => type.detection === 'any' || detectionOf(name) === type.detection);
}

const LACKING = { pair: 'no pair of polarised channels', analog: 'no analog channel', channel: 'no channels' } as const;

/** What channels lack for a test of this type, in words such as "no analog channel"; `null` if it can be made of them. */
export function lackingFor(type: QaTestType, channels: readonly string[]): string | null {
  if (resultNames(type, channels).length > 0) return null;
  if (type.scope === 'pair') return LACKING.pair;
  return channels.length > 0 && type.detection === 'analog' ? LACKING.analog : LACKING.channel;
}

type Compared = Pick<FileContext, 'type' | 'configuration'>;

interface ReadFile {
  file: QaFileContent;
  /** The beginning of any text. */
  head: TextHead;
  text: AtlasText | null;
  problem: string | null;
}

const NO_HEAD: TextHead = { header: [], isExport: false };

function read(file: QaFileContent): ReadFile {
  const head = file.text === null ? NO_HEAD : readHead(file.text);
  if (!isTable(file)) return { file, head, text: null, problem: file.plotProblem };
  const reading = readAtlasText(file.text ?? '');
  return 'problem' in reading
    ? { file, head, text: null, problem: reading.problem }
    : { file, head, text: reading.text, problem: file.plotProblem };
}

/** The evaluation of the text of a channel or pair; `null` if its columns do not fit the test. */
function evaluateText(text: AtlasText, name: string, context: SelfCheckContext): ChannelSuggestion | null {
  const stated = context.stated[name];
  if (context.type === 'telecover' || context.type === 'telecover_ring') {
    const kind = context.type === 'telecover' ? 'quadrants' : 'rings';
    const telecover = telecoverOf(text, kind);
    return telecover && { name, ...asRecord(evaluateTelecover(telecover, kind, stated?.fullOverlap ?? null)) };
  }
  if (context.type === 'rayleigh_fit') {
    const rayleigh = rayleighOf(text);
    const radiosondeHours = rayleigh?.radiosondeHours ?? context.radiosondeHours;
    return (
      rayleigh && {
        name,
        ...asRecord(evaluateRayleighFit({ ...rayleigh, radiosondeHours }, stated?.altitudeRange ?? null)),
      }
    );
  }
  const polarisation = polarisationOf(text);
  const known = { molecularDepolarisation: molecularDepolarisationOf(name), lastEta: context.lastEta[name] ?? null };
  return polarisation && { name, ...asRecord(evaluatePolarisation(polarisation, known)) };
}

const asRecord = ({ figures, ...rest }: Omit<ChannelSuggestion, 'name' | 'figures'> & { figures: object }) => ({
  ...rest,
  figures: { ...figures },
});

const NOTHING = { code: null, suggested: 'not_assessable', figures: null } as const;

const isAbout = (name: string, channel: string | undefined) =>
  channel !== undefined && name.split('/').includes(channel);

/** Suggestion from the text of the channel that counts; a pair may have one of each of its channels. */
function fromText(name: string, files: readonly ReadFile[], context: SelfCheckContext): ChannelSuggestion {
  const texts = files.filter((each) => isTable(each.file) && isAbout(name, channelIn(each.file, context)));
  const replaced = replacedBy(
    texts.map(({ file }) => file),
    context,
  );
  const counting = texts.find((each, place) => replaced[place] === null && each.text !== null);
  return (counting?.text && evaluateText(counting.text, name, context)) || { name, ...NOTHING };
}

/** Suggestion from figures that were typed beside a plot. */
function fromFigures(name: string, files: readonly ReadFile[], context: SelfCheckContext): ChannelSuggestion {
  const typed = context.figures.find(({ short_name }) => short_name === name);
  if (context.type === 'dark') {
    const hasPlot = files.some(
      ({ file, problem }) => file.role === 'plot' && problem === null && isAbout(name, channelIn(file, context)),
    );
    const deviation = typed?.dark_deviation ?? null;
    const facts = { deviation, hasPlot, hoursToOthers: context.hoursToOthers };
    return { name, ...assessDark(facts), figures: { dark_deviation: deviation } };
  }
  const bins = typed?.trigger_delay_bins ?? null;
  const configured = context.configuration.channels.find(({ short_name }) => short_name === name);
  const configuredBins = configured?.first_signal_rangebin ?? null;
  const assessed = assessTriggerDelay({ bins, method: context.method, configuredBins });
  return { name, ...assessed, figures: { trigger_delay_bins: bins, configured_bins: configuredBins } };
}

/** Where a suggestion comes from; types of tests that are not listed have none. */
const SOURCES: Partial<Record<FileContext['type'], typeof fromText>> = {
  telecover: fromText,
  telecover_ring: fromText,
  rayleigh_fit: fromText,
  polarisation_calibration: fromText,
  dark: fromFigures,
  trigger_delay: fromFigures,
};

/** The channels or pairs of the configuration that none of the files is about, by their names. */
export function missingNames(context: Compared, files: readonly { name: string }[]): string[] {
  const type = qaTestType(context.type);
  if (type.atlas === null) return [];
  const covered = files.flatMap((file) => channelIn(file, context) ?? []);
  const configured = context.configuration.channels.map(({ short_name }) => short_name);
  return resultNames(type, configured).filter((name) => !covered.some((channel) => isAbout(name, channel)));
}

/** Another file counts in the place of this one. */
export const notUsed = (newer: string): string => `Not used: ${newer} is newer and of the same channel.`;

/** A file of the same test has the same bytes. */
export const sameContent = (other: string): string => `The same content as ${other}.`;

/** A text of ATLAS must also fit the test that it is submitted for, and no file may be of another test. */
function problemOf(each: ReadFile, context: SelfCheckContext): string | null {
  const name = readAtlasName(each.file.name);
  if (name && name.type !== context.type && qaTestType(context.type).atlas !== null)
    return `It belongs to a ${testInSentence(name.type)}.`;
  if (!each.text || SOURCES[context.type] !== fromText) return each.problem;
  return evaluateText(each.text, '', context) ? each.problem : 'Its columns are not those of this test.';
}

/** The flags of one file: by its name, and by what it says of itself. */
function checkOne(each: ReadFile, context: SelfCheckContext): CheckedQaFile {
  const { file, head } = each;
  const problem = problemOf(each, context);
  const content = { isReadable: problem === null, isExport: head.isExport };
  const code = checkFile(file, context, content) | checkHeader(head, readAtlasName(file.name), context);
  const { configuration } = context;
  const ids = otherIds(idsInName(file.name), configuration) ?? otherIds(idsInHeader(head.header), configuration);
  return { name: file.name, code, problem, ids };
}

/**
 * Checks the files of a test and suggests a result for each channel. The browser and the server run the same check; the
 * one at the submission counts. It decides nothing.
 */
export function selfCheck(files: readonly QaFileContent[], context: SelfCheckContext): SelfCheck {
  const texts = files.map(read);
  const replaced = replacedBy(files, context);
  const checked = texts.map((each, place) => {
    const file = checkOne(each, context);
    const newer = replaced[place];
    const twin = files.slice(0, place).find((other) => other.sha256 === each.file.sha256);
    if (twin) return { ...file, code: file.code | SAME_CONTENT, problem: file.problem ?? sameContent(twin.name) };
    return newer ? { ...file, problem: file.problem ?? notUsed(newer.name) } : file;
  });
  const source = SOURCES[context.type];
  const names = resultNames(qaTestType(context.type), context.channels);
  const isMissing = missingNames(context, files).length > 0;
  return {
    version: QA_SETTINGS.version,
    limits: presentLimits(context.type),
    files: checked,
    code: checked.reduce((code, each) => code | each.code, isMissing ? MISSING_CHANNEL : 0),
    channels: names.map(
      (name) => source?.(name, texts, context) ?? { name, code: null, suggested: null, figures: null },
    ),
  };
}

/**
 * The roles that the test needs and no file has that is of a channel of the test and could be read; any file of the role
 * will do for tests that ATLAS writes none for. `checked` has what was noticed of the files, in their order.
 */
export function lackingRoles(
  files: readonly QaFileFacts[],
  checked: readonly Pick<CheckedQaFile, 'code'>[],
  context: Compared & Pick<SelfCheckContext, 'channels'>,
): QaFileRole[] {
  const { atlas, needs } = qaTestType(context.type);
  const counts = (file: QaFileFacts) => {
    const channel = channelIn(file, context);
    return atlas === null || (channel !== undefined && context.channels.includes(channel));
  };
  return needs.filter(
    (role) =>
      !files.some(
        (file, place) =>
          (file.role === role || (role === 'ascii' && isTable(file))) &&
          counts(file) &&
          ((checked[place]?.code ?? 0) & UNREADABLE) === 0,
      ),
  );
}

/**
 * Whether a file may be removed from a test, by its place: from a draft, and from a returned test if it was found to keep
 * the test from its submission. Other files of a returned test are those that were evaluated.
 */
export function isRemovable(
  { status, self_check }: { status: QaTestStatus; self_check: Pick<SelfCheck, 'files'> | null },
  place: number,
): boolean {
  const code = self_check?.files[place]?.code ?? 0;
  return status === 'draft' || (status === 'returned' && (code & BLOCKING) !== 0);
}

/** Whether the files allow the submission: no wrong ids or channels, and nothing that cannot be read. */
export const isSubmittable = ({ code }: SelfCheck): boolean => (code & BLOCKING) === 0;
