import type { TypedFigure } from './suggestion';

type FigureName = Exclude<keyof TypedFigure, 'short_name'>;

/** What the facility says of a test, besides its figures and files. Times are epoch seconds. */
export interface StatedFacts {
  /** Number of its configuration. */
  configuration: number;
  /** Short names; empty: all of its configuration. */
  channels: string[];
  measured_from: number | null;
  measured_to: number | null;
  atlas_version: string | null;
  radiosonde_source: string | null;
  radiosonde_at: number | null;
  method: string | null;
  weather: string | null;
  comment: string | null;
}
export type ReturnedField = keyof StatedFacts;

const FIELDS = Object.keys({
  configuration: true,
  channels: true,
  measured_from: true,
  measured_to: true,
  atlas_version: true,
  radiosonde_source: true,
  radiosonde_at: true,
  method: true,
  weather: true,
  comment: true,
} satisfies Record<ReturnedField, true>) as ReturnedField[];

/** A test as it was when it was returned. */
export interface ReturnedFacts extends StatedFacts {
  figures: TypedFigure[];
  files: { _id: string; name: string }[];
}

type Value = string | number | null;

/** What a facility changed in a returned test: a file, a value, or a typed figure of a channel. Times are epoch seconds. */
export type ChangeSinceReturn =
  | { kind: 'file'; change: 'added' | 'replaced' | 'removed'; name: string }
  | { kind: 'value'; field: ReturnedField; before: Value; after: Value }
  | { kind: 'figure'; channel: string; figure: FigureName; before: number | null; after: number | null };

/** The facts of a test that are kept when it is returned. */
export const returnedFacts = (test: ReturnedFacts): ReturnedFacts => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, test[field]])) as Pick<StatedFacts, ReturnedField>),
  figures: test.figures,
  files: test.files.map(({ _id, name }) => ({ _id, name })),
});

/** No channel means all of the configuration. */
const valueOf = (facts: ReturnedFacts, field: ReturnedField): Value =>
  field === 'channels' ? facts.channels.join(', ') || null : facts[field];

function changedValues(before: ReturnedFacts, now: ReturnedFacts): ChangeSinceReturn[] {
  return FIELDS.flatMap((field) => {
    const [was, is] = [valueOf(before, field), valueOf(now, field)];
    return was === is ? [] : [{ kind: 'value' as const, field, before: was, after: is }];
  });
}

function changedFigures(before: ReturnedFacts, now: ReturnedFacts): ChangeSinceReturn[] {
  const channels = [...new Set([...now.figures, ...before.figures].map(({ short_name }) => short_name))];
  const of = (facts: ReturnedFacts, channel: string, figure: FigureName) =>
    facts.figures.find(({ short_name }) => short_name === channel)?.[figure] ?? null;
  return channels.flatMap((channel) =>
    (['dark_deviation', 'trigger_delay_bins'] as const).flatMap((figure) => {
      const [was, is] = [of(before, channel, figure), of(now, channel, figure)];
      return was === is ? [] : [{ kind: 'figure' as const, channel, figure, before: was, after: is }];
    }),
  );
}

/** A new file with the name of one that the test had is a new version of it. */
function changedFiles(before: ReturnedFacts, now: ReturnedFacts): ChangeSinceReturn[] {
  const isIn = ({ files }: ReturnedFacts, id: string) => files.some(({ _id }) => _id === id);
  const names = new Set(before.files.map(({ name }) => name));
  const added = now.files.filter(({ _id }) => !isIn(before, _id)).map(({ name }) => name);
  const removed = before.files.filter(({ _id }) => !isIn(now, _id)).map(({ name }) => name);
  return [
    ...added.map((name) => ({
      kind: 'file' as const,
      change: names.has(name) ? ('replaced' as const) : ('added' as const),
      name,
    })),
    ...removed
      .filter((name) => !added.includes(name))
      .map((name) => ({ kind: 'file' as const, change: 'removed' as const, name })),
  ];
}

/** What differs between a test when it was returned and now: its files, then its values, then its figures. */
export const changesSinceReturn = (before: ReturnedFacts, now: ReturnedFacts): ChangeSinceReturn[] => [
  ...changedFiles(before, now),
  ...changedValues(before, now),
  ...changedFigures(before, now),
];
