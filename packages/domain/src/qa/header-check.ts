import { isDay, type Day } from '../time/day';
import type { AtlasName } from './atlas-name';
import type { AtlasText } from './atlas-text';
import { isSameChannel } from './configuration';
import type { FileContext } from './file-check';
import { codeFrom } from './flags';
import { idsInHeader, otherIds } from './other-ids';
import { isOtherThan } from './stated-times';
import { qaTestType } from './test-types';

type Header = Pick<AtlasText, 'header'>;

const valueOf = ({ header }: Header, isMeant: (name: string) => boolean): string =>
  header.find(([name]) => isMeant(name.toLowerCase()))?.[1] ?? '';

const DATE = /(\d{2})\.(\d{2})\.(\d{4})/;

/** The day of the measurement; undefined for one that there is not. Durations and times are taken from the name. */
function measuredOn(text: Header): Day | null | undefined {
  const value = valueOf(text, (name) => name.startsWith('date of') && name.includes('measurement'));
  const found = DATE.exec(value);
  if (!found) return null;
  const [, date, month, year] = found;
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

function isOfOtherDay(text: Header, name: AtlasName | null, context: FileContext): boolean {
  const day = measuredOn(text);
  if (day === undefined) return true;
  if (day === null) return false;
  return isOtherThan(day, context) || (name !== null && isOtherThan(day, { from: name.day, to: name.day }));
}

/** What the words of a signal say of a letter in the name of its channel; letters that are not listed fit any word. */
const WORDS: readonly { word: RegExp; place: number; letters: string; fits: string }[] = [
  { word: /co-?polar|parallel/i, place: 5, letters: 'pct', fits: 'p' },
  { word: /cross/i, place: 5, letters: 'pct', fits: 'c' },
  { word: /analog/i, place: 6, letters: 'ap', fits: 'a' },
  { word: /photon/i, place: 6, letters: 'ap', fits: 'p' },
];

const CHANNEL = /^\d{4}[a-z]{4}$/;
const NAMED_CHANNEL = /\b\d{4}[a-z]{4}\b/g;
const WAVELENGTH = /\d+(?:\.\d+)?/;
/** Names of channels have whole nanometres. */
const ROUNDING = 1;

/** Whether the signal of the header cannot be that of a channel: another wavelength, polarisation or detection. */
function isOtherSignal(signal: string, channel: string, isPair: boolean): boolean {
  const [wavelength] = WAVELENGTH.exec(signal) ?? [];
  if (Math.abs(Number(wavelength) - Number(channel.slice(0, 4))) > ROUNDING) return true;
  const named = signal.toLowerCase().match(NAMED_CHANNEL) ?? [];
  if (!isPair && named.some((each) => !isSameChannel(each, channel))) return true;
  return (
    !isPair &&
    WORDS.some(({ word, place, letters, fits }) => {
      const letter = channel[place] ?? '';
      return word.test(signal) && letters.includes(letter) && letter !== fits;
    })
  );
}

/** A text of a polarisation calibration is about two channels, which differ in all but their wavelength. */
function isOfOtherChannel(text: Header, { channel }: AtlasName, { type }: FileContext): boolean {
  const isPair = qaTestType(type).scope === 'pair';
  const isOther = text.header.some(
    ([name, value]) => name.toLowerCase().includes('channel') && CHANNEL.test(value) && !isSameChannel(value, channel),
  );
  const signal = valueOf(text, (name) => name === 'signal');
  return (isOther && !isPair) || isOtherSignal(signal, channel, isPair);
}

/** The flags of a text of which the header is another one than its name, or than what is stated of the test. */
export const checkHeader = (text: Header, name: AtlasName | null, context: FileContext): number =>
  codeFrom({
    2: otherIds(idsInHeader(text.header), context.configuration) !== null,
    4: name !== null && isOfOtherChannel(text, name, context),
    16: isOfOtherDay(text, name, context),
  });
