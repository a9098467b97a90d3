import { applicationChannel, isSameChannel, MAX_CHANNELS, type ChannelSettings } from './configuration';
import {
  INI_SECTIONS,
  LETTERS,
  METRES_PER_NS,
  MODES,
  NEEDED,
  OTHER_NAMES,
  RECORDER_MODES,
  SYSTEM_NAMES,
  ZERO_BINS,
  type SystemValue,
} from './configuration-ini';
import { listIn, readIni, type IniEntry } from './ini';
import { QA_SETTINGS } from './settings';

/** A channel as its file has it; values that the file does not give are absent. */
export type IniChannel = Pick<ChannelSettings, 'short_name'> & Partial<Omit<ChannelSettings, 'short_name'>>;

/** What the portal takes from a file of ATLAS. Nothing of it is checked beyond being a number. */
export interface ConfigurationReading {
  system: Partial<Record<SystemValue, string>>;
  channels: IniChannel[];
  /** What is missing, unknown or not taken, one sentence each. */
  findings: string[];
}

/** [I] The detected wavelength of a file is that of the filter, which differs from the nominal one, nm. */
const NEAREST = 2;

const COLUMNS = {
  scc_channel_id: 'scc_channel_id',
  laser: 'laser',
  dead_time: 'dead_time',
  filter_fwhm: 'channel_bandwidth',
  background_low: 'background_low_bin',
  background_high: 'background_high_bin',
} as const;

const KNOWN = new Set<string>([
  ...Object.values(SYSTEM_NAMES),
  ...Object.values(COLUMNS),
  ...NEEDED.channels,
  ...ZERO_BINS,
  ...OTHER_NAMES,
  'acquisition_mode',
  'detected_wavelength',
  'range_resolution',
  'g',
  'h',
  'k',
  'ch_r',
  'ch_t',
]);

const SECTIONS: readonly string[] = Object.values(INI_SECTIONS);

/** Sections as ATLAS writes them. */
const HEADINGS = { system: '[System]', channels: '[Channels]', calibration: '[Polarization_Calibration]' };

/** The file by section and name; the last of two equal names counts, as in ATLAS. */
class Values {
  readonly #texts: ReadonlyMap<string, string>;
  readonly findings: string[] = [];

  constructor(entries: readonly IniEntry[]) {
    this.#texts = new Map(entries.map(({ section, name, value }) => [`${section}.${name}`, value]));
  }

  text(section: string, name: string): string {
    return this.#texts.get(`${section}.${name}`) ?? '';
  }

  /** The values of all channels; none if there is not one for each. */
  column(name: string, count: number): (string | null)[] {
    const values = listIn(this.text(INI_SECTIONS.channels, name));
    if (values.length === count || values.length === 0) return values;
    this.findings.push(`${name} has ${values.length} values for ${count} channels, so none of them is taken.`);
    return [];
  }

  /** Names without a value; of a section without any, one sentence says enough. */
  missing(section: 'system' | 'channels', names: readonly string[]) {
    const isThere = [...this.#texts.keys()].some((key) => key.startsWith(`${INI_SECTIONS[section]}.`));
    const lacking = names.filter((name) => this.text(INI_SECTIONS[section], name) === '');
    const sentences = isThere
      ? lacking.map((name) => `${name} is missing, which ATLAS needs in mode “labeling”.`)
      : [`The file has no values of ${HEADINGS[section]}, which ATLAS needs in mode “labeling”.`];
    this.findings.push(...sentences);
  }
}

/** What the file calls a channel: the id of its recorder, or its place. */
const nameOf = (place: number, recorder: string | null | undefined) =>
  recorder ? `channel ${place + 1} (${recorder})` : `channel ${place + 1}`;

function numberIn(values: Values, { name, text, channel }: { name: string; text: string; channel: string }) {
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  values.findings.push(`${name} of ${channel}: “${text.slice(0, 40)}” is not a number.`);
  return null;
}

/** The letters of a short name after the wavelength; `null` with a sentence if one is missing or unknown. */
function lettersOf(values: Values, columns: Columns, place: number, channel: string): string | null {
  const codes = (['telescope_type', 'channel_type', 'channel_subtype'] as const).map((name) => {
    const code = columns(name)[place]?.toLowerCase();
    if (code !== undefined && LETTERS[name].test(code)) return code;
    if (code !== undefined) values.findings.push(`${name} of ${channel}: “${code.slice(0, 40)}” is unknown.`);
    return null;
  });
  const recorder = columns('recorder_channel_id')[place]?.slice(0, 2).toUpperCase() ?? '';
  const mode = MODES[columns('acquisition_mode')[place]?.toLowerCase() ?? ''] ?? RECORDER_MODES[recorder];
  if (mode === undefined) values.findings.push(`acquisition_mode of ${channel} is missing.`);
  const [telescope, type, subtype] = codes;
  return telescope && type && subtype && mode ? `${telescope}${type}${mode}${subtype}` : null;
}

type Columns = (name: string) => readonly (string | null)[];

/** ATLAS has no subtype for rotational Raman channels that the portal knows. */
const isAlike = (letters: string, shortName: string) =>
  isSameChannel(`0000${letters}`, `0000${shortName.slice(4)}`) ||
  (letters[1] === 'r' && letters.slice(0, 3) === shortName.slice(4, 7));

/** The channel of the application that is meant, as the file states its geometry; `null` if there is not just one. */
function shortNameOf(letters: string, wavelength: number | null, offered: readonly string[]): string | null {
  const alike = offered.filter((shortName) => isAlike(letters, shortName));
  const distance = (shortName: string) => Math.abs(Number(shortName.slice(0, 4)) - (wavelength ?? 0));
  const [nearest] = alike.toSorted((one, other) => distance(one) - distance(other));
  const found = wavelength === null ? (alike.length === 1 ? alike[0] : undefined) : nearest;
  if (found === undefined || (wavelength !== null && distance(found) > NEAREST)) return null;
  const stated = `${found.slice(0, 4)}${letters}`;
  return applicationChannel(stated) ? stated : found;
}

/** The zero bin of a channel as the values that the portal has for it. */
function zeroBin(values: Values, bins: number, resolution: number | null, channel: string): Partial<ChannelSettings> {
  if (bins <= 0) return { first_signal_rangebin: bins === 0 ? 0 : -bins };
  if (resolution !== null && resolution > 0)
    return { trigger_delay: Math.round((bins * resolution * 1000) / METRES_PER_NS) / 1000 };
  values.findings.push(`The trigger delay of ${channel} is not taken: range_resolution is missing.`);
  return {};
}

/** Optical parameters, which the file has by channel and the portal by position of the channel behind the beam splitter. */
function optics(values: Values, columns: Columns, place: number, of: { shortName: string; channel: string }) {
  const position = of.shortName.slice(-1);
  const found: Partial<ChannelSettings> = {};
  for (const name of ['g', 'h'] as const) {
    const text = columns(name)[place];
    if (text === null || text === undefined) continue;
    const number = numberIn(values, { name: name.toUpperCase(), text, channel: of.channel });
    if (position === 'r') found[`${name}_r`] = number;
    else if (position === 't') found[`${name}_t`] = number;
  }
  return found;
}

/** K of the pair of a channel, which is named by the id of its recorder or by its short name. */
function calibrationConstant(values: Values, names: readonly (string | null | undefined)[]): Partial<ChannelSettings> {
  const { calibration } = INI_SECTIONS;
  const constants = listIn(values.text(calibration, 'k'));
  for (const list of ['ch_r', 'ch_t']) {
    const place = listIn(values.text(calibration, list)).findIndex((each) => each !== null && names.includes(each));
    const k = Number(constants[place] ?? Number.NaN);
    if (Number.isFinite(k)) return { k };
  }
  return {};
}

function readChannel(values: Values, columns: Columns, place: number, offered: readonly string[]): IniChannel | null {
  const recorder = columns('recorder_channel_id')[place];
  const channel = nameOf(place, recorder);
  const number = (name: string) => {
    const text = columns(name)[place];
    return text === null || text === undefined ? null : numberIn(values, { name, text, channel });
  };
  const letters = lettersOf(values, columns, place, channel);
  if (letters === null) return null;
  const wavelength = number('detected_wavelength');
  const shortName = shortNameOf(letters, wavelength, offered);
  if (shortName === null) {
    const why = wavelength === null ? 'without detected_wavelength, ' : '';
    values.findings.push(`The application has no single channel that fits ${channel}: ${why}“${letters}”.`);
    return null;
  }
  const zero = ZERO_BINS.map(number).find((each) => each !== null);
  return {
    short_name: shortName,
    ...(recorder && { recorder_channel_id: recorder }),
    ...Object.fromEntries(
      Object.entries(COLUMNS).flatMap(([own, name]) => {
        const value = number(name);
        return value === null ? [] : [[own, value]];
      }),
    ),
    ...(zero !== undefined && zero !== null && zeroBin(values, zero, number('range_resolution'), channel)),
    ...optics(values, columns, place, { shortName, channel }),
    ...calibrationConstant(values, [recorder, shortName]),
  };
}

function readChannels(values: Values, offered: readonly string[]): IniChannel[] {
  const { channels } = INI_SECTIONS;
  const sizes = NEEDED.channels.map((name) => listIn(values.text(channels, name)).length);
  const count = sizes.find((size) => size > 0) ?? 0;
  if (count > MAX_CHANNELS) {
    values.findings.push(`There are more than ${MAX_CHANNELS} channels, so none of them is taken.`);
    return [];
  }
  const read = new Map<string, readonly (string | null)[]>();
  const columns: Columns = (name) => {
    const known = read.get(name) ?? values.column(name, count);
    read.set(name, known);
    return known;
  };
  const found: IniChannel[] = [];
  for (let place = 0; place < count; place += 1) {
    const channel = readChannel(values, columns, place, offered);
    if (channel && found.some(({ short_name }) => isSameChannel(short_name, channel.short_name)))
      values.findings.push(`${channel.short_name} is listed twice; the first counts.`);
    else if (channel) found.push(channel);
  }
  return found;
}

const SECTION_NAMES = `${HEADINGS.system}, ${HEADINGS.channels} and ${HEADINGS.calibration}`;

/** A misspelt section would leave out its values without a word. */
const otherSections = (entries: readonly IniEntry[]): string[] =>
  [...new Set(entries.map(({ section }) => section))]
    .filter((section) => section !== '' && !SECTIONS.includes(section))
    .map((section) => `[${section.slice(0, 40)}] is not read. The sections are ${SECTION_NAMES}.`);

/** Reads the file in which ATLAS has the configuration of a lidar; `offered` are the channels of its application. */
export function readConfigurationIni(
  text: string,
  offered: readonly string[],
): ConfigurationReading | { problem: string } {
  const file = readIni(text);
  if ('problem' in file) return file;
  if (!file.entries.some(({ section }) => section === INI_SECTIONS.system || section === INI_SECTIONS.channels))
    return {
      problem: [
        'This is no configuration of ATLAS: it has neither [System] nor [Channels].',
        ...otherSections(file.entries),
      ]
        .slice(0, 2)
        .join(' '),
    };
  const values = new Values(file.entries);
  const unknown = file.entries
    .filter(({ section, name }) => SECTIONS.includes(section) && !KNOWN.has(name))
    .slice(0, QA_SETTINGS.reader.maxFindings)
    .map(({ name, line }) => `Line ${line}: “${name.slice(0, 40)}” is unknown.`);
  values.missing('system', NEEDED.system);
  values.missing('channels', NEEDED.channels);
  const system = Object.fromEntries(
    Object.entries(SYSTEM_NAMES).flatMap(([own, name]) => {
      const value = values.text(INI_SECTIONS.system, name);
      return value === '' ? [] : [[own, own === 'station_id' ? value.toLowerCase() : value]];
    }),
  );
  const channels = readChannels(values, offered);
  const findings = [...otherSections(file.entries), ...values.findings, ...file.findings, ...unknown];
  return { system, channels, findings: [...new Set(findings)].slice(0, QA_SETTINGS.reader.maxFindings) };
}
