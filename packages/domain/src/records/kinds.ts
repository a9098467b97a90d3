import { LIDAR_CHANNELS } from '../channels/channels';
import type { LidarChannel } from '../channels/channels';
import { LENGTHS, RANGES } from '../limits/limits';
import { day as dayOf, epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { TYPE_LISTS } from '../types/type-lists';
import type { TypeListItem, TypeListName, TypeLists } from '../types/type-lists';
import type { Facts, Field, NumberRange } from './field';
import { fixedDecimals, withDecimals } from './decimals';
import { WORDS } from './words';

/** Rejects unknown properties at compile time, such as a misspelt optional one. */
type Only<Known, Given> = Given & { readonly [Unknown in Exclude<keyof Given, keyof Known>]: never };

const finite = (value: number) => (Number.isFinite(value) ? value : null);

const ofText = {
  column: 'text',
  store: (sent: string | null) => sent,
  show: (stored: string | null) => stored,
  send: (shown: string | null) => shown,
  typed: (shown: string | null) => shown ?? '',
  read: (typed: string) => (typed === '' ? null : typed),
  words: WORDS.line,
  open: (shown: string | null) => shown,
} as const;

type TextFacts = Facts & Pick<Field, 'max' | 'pattern' | 'isName'> & { sample?: string };

/** A text of one line. */
export const text = <const Given extends TextFacts>(facts: Only<TextFacts, Given>) => ({
  ...ofText,
  ...facts,
  control: 'line' as const,
  sample: facts.sample ?? (facts.required ? facts.label : null),
});

/** A text of several lines. */
export const longText = <const Given extends TextFacts>(facts: Only<TextFacts, Given>) => ({
  ...ofText,
  // Widened to `number`, so that a field can override it.
  max: LENGTHS.longText as number,
  ...facts,
  control: 'lines' as const,
  sample: facts.sample ?? (facts.required ? facts.label : null),
});

/** An email address. */
export const email = <const Given extends TextFacts>(facts: Only<TextFacts, Given>) => ({
  ...ofText,
  ...facts,
  control: 'email' as const,
  sample: facts.sample ?? (facts.required ? 'someone@site.example' : null),
});

const ofNumber = {
  control: 'number',
  store: (sent: number | null) => sent,
  show: (stored: number | null) => stored,
  send: (shown: number | null) => shown,
  typed: (shown: number | null) => (shown ?? '') + '',
  read: (typed: string) => (typed.trim() === '' ? null : finite(Number(typed))),
  words: WORDS.number,
  open: (shown: number | null) => shown,
} as const;

type NumberFacts = Facts & { sample?: number };

/** A coordinate, or a height above sea level. */
export const coordinate = <const Given extends NumberFacts & Required<Pick<Facts, 'unit'>>>(
  range: NumberRange,
  facts: Only<NumberFacts, Given>,
) => ({
  ...ofNumber,
  ...facts,
  column: 'number' as const,
  range,
  step: range.step,
  typed: (shown: number | null) => withDecimals(ofNumber.typed(shown), fixedDecimals({ unit: facts.unit, range })),
  open: (shown: number | null) => shown && Number(shown.toFixed(range.decimals)),
  sample: facts.sample ?? range.min / 2 + range.max / 2,
});

/** A length in metres, more than 0. */
export const length = <const Given extends Omit<NumberFacts, 'unit'>>(
  facts: Only<Omit<NumberFacts, 'unit'>, Given>,
) => ({
  ...ofNumber,
  ...facts,
  column: 'number' as const,
  unit: 'm' as const,
  size: 'metres' as const,
  step: RANGES.resolution.step,
  sample: facts.sample ?? 10,
});

/** A time in whole seconds, more than 0. */
export const duration = <const Given extends Omit<NumberFacts, 'unit'>>(
  facts: Only<Omit<NumberFacts, 'unit'>, Given>,
) => ({
  ...ofNumber,
  ...facts,
  column: 'integer' as const,
  unit: 's' as const,
  size: 'seconds' as const,
  step: RANGES.time.step,
  sample: facts.sample ?? 10,
});

type DayFacts = Facts & { sample?: string };

/** A day: epoch seconds in the API, a day in the database. */
export const day = <const Given extends DayFacts>({ sample = '2020-01-01', ...facts }: Only<DayFacts, Given>) => ({
  ...(facts as unknown as Omit<Given, 'sample'>),
  control: 'day' as const,
  column: 'day' as const,
  store: (sent: number | null) => dayOf(sent),
  show: (stored: string | null) => (stored === null ? null : epochOf(stored)),
  send: (shown: number | null) => shown,
  typed: (shown: number | null) => dayOf(shown) ?? '',
  read: (typed: string) => finite(epochOf(typed)),
  words: WORDS.day,
  open: (shown: number | null) => dayOf(shown),
  sample: epochOf(sample),
});

/** The selectable values of a list, and the sample value for tests. */
interface ChoiceFacts<List extends TypeListName> extends Facts {
  only?: (item: TypeListItem<List>) => boolean;
  sample?: TypeListItem<List>['code'];
}

/** A value of a list, stored as its code. */
export function choice<List extends TypeListName, const Given extends ChoiceFacts<List>>(
  list: List,
  facts: Only<ChoiceFacts<List>, Given>,
) {
  type Item = TypeListItem<List>;
  type Code = Item['code'];
  const { only, ...rest } = facts;
  const itemsOf = (lists: TypeLists): readonly Item[] => lists[list];
  const options = (lists: TypeLists) => (only ? itemsOf(lists).filter(only) : itemsOf(lists));
  const find = (code: string | null, lists: TypeLists): Item | null => byCode(itemsOf(lists), code);
  return {
    ...(rest as Omit<Given, 'only' | 'sample'>),
    control: 'choice' as const,
    column: 'text' as const,
    list,
    options,
    store: (sent: Code | null) => sent,
    show: (stored: Code | null, lists: TypeLists) => find(stored, lists),
    send: (shown: Item | null): Code | null => shown?.code ?? null,
    typed: (shown: Item | null): Code | '' => shown?.code ?? '',
    read: (typed: string, lists: TypeLists) => find(typed, lists),
    words: WORDS.choice,
    open: (shown: Item | null) => shown && { code: shown.code, name: shown.name },
    sample: find(facts.sample ?? null, TYPE_LISTS) ?? (facts.required ? (options(TYPE_LISTS)[0] ?? null) : null),
  };
}

/** The pictures of a record, at most one. The file id is stored. */
export const pictures = <const Given extends Facts>(facts: Only<Facts, Given>) => ({
  ...facts,
  control: 'pictures' as const,
  column: null,
  store: (sent: readonly string[]) => sent[0] ?? null,
  show: (stored: string | null): string[] => (stored === null ? [] : [stored]),
  send: (shown: string[]): readonly string[] => shown,
  typed: (shown: string[] | null): string[] => shown ?? [],
  read: (typed: readonly string[]): string[] => [...typed],
  words: WORDS.pictures,
  open: (shown: string[]) => shown,
  sample: [] as string[],
});

const channelsIn = (ids: readonly string[]) => LIDAR_CHANNELS.filter(({ _id }) => ids.includes(_id));

/** The recorded signals of a channel group, stored as their short names. */
export const channels = <const Given extends Facts>(facts: Only<Facts, Given>) => ({
  ...facts,
  control: 'channels' as const,
  column: 'texts' as const,
  store: (sent: readonly string[] | null): string[] => [...(sent ?? [])],
  show: (stored: readonly string[]): LidarChannel[] => channelsIn(stored),
  send: (shown: LidarChannel[]): readonly string[] => shown.map(({ _id }) => _id),
  typed: (shown: LidarChannel[] | null): string[] => (shown ?? []).map(({ _id }) => _id),
  read: (typed: readonly string[]): LidarChannel[] => channelsIn(typed),
  words: WORDS.channels,
  open: (shown: LidarChannel[]) => shown.map(({ short_name, description }) => ({ short_name, description })),
  sample: [] as LidarChannel[],
});

type Always<F extends Field> = Omit<F, 'show' | 'store'> & {
  always: true;
  store(sent: Parameters<F['store']>[0]): NonNullable<ReturnType<F['store']>>;
  show(stored: NonNullable<Parameters<F['show']>[0]>, lists: TypeLists): NonNullable<ReturnType<F['show']>>;
};

/** A field that always has a value: it is never `null`, and a save with `null` leaves it unchanged. */
export const always = <F extends Field>(field: F) => ({ ...field, always: true }) as unknown as Always<F>;
