import { problems } from '../fields/problems';
import { REQUIRED } from '../fields/text';
import { lidarFormValues, lidarSchema } from '../lidar/lidar';
import type { LidarFormValues } from '../lidar/lidar';
import { whatCounts } from '../lidar/what-counts';
import { photometerFormValues, photometerSchema } from '../photometer/photometer';
import type { InstrumentKind } from '../types/type-lists';

/** What was typed into the form of an instrument and not saved yet, in the shape of that form. */
export type UnfinishedValues = Readonly<Record<string, unknown>>;

/** An unfinished copy of an instrument as its facility sees it in a list. */
export interface UnfinishedInstrument {
  /** Of the instrument; of one that is not saved yet, an id of its own. */
  _id: string;
  kind: InstrumentKind;
  /** As typed; empty while nothing is. */
  name: string;
  /** Required fields that are empty. */
  missing: number;
  /** Fields whose value would be refused. */
  wrong: number;
  /** Grows with every save of the copy. */
  version: number;
  /** Epoch seconds. */
  updated_at: number;
  /** Who typed last; `null` when nobody is known any more. */
  updated_by: string | null;
}

/** An unfinished copy with everything that was typed. */
export interface UnfinishedCopy extends UnfinishedInstrument {
  values: UnfinishedValues;
}

/** The empty form of each kind, which gives what is kept its shape. */
const EMPTY: Readonly<Record<InstrumentKind, UnfinishedValues>> = {
  lidar: lidarFormValues(null),
  photometer: photometerFormValues(null),
};

const isGroup = (value: unknown): value is UnfinishedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The database stores neither the first of all characters nor half of one.
const storable = (text: string) => text.replaceAll(/\0|\p{Surrogate}/gu, '');

function shaped(model: unknown, sent: unknown): unknown {
  if (isGroup(model))
    return Object.fromEntries(
      Object.entries(model).map(([name, value]) => [name, shaped(value, isGroup(sent) ? sent[name] : undefined)]),
    );
  if (Array.isArray(model))
    return Array.isArray(sent) ? sent.filter((one) => typeof one === 'string').map(storable) : model;
  return typeof sent === 'string' ? storable(sent) : model;
}

/** Values in the shape of the form of an instrument: what the form does not have is left out, what it lacks is empty. */
export function asTyped(kind: InstrumentKind, sent: UnfinishedValues): UnfinishedValues {
  const { version } = sent;
  const values = shaped(EMPTY[kind], sent) as UnfinishedValues;
  return Number.isInteger(version) ? { ...values, version } : values;
}

/** How much is left to do in what was typed. */
export function stillOpen(kind: InstrumentKind, values: UnfinishedValues): { missing: number; wrong: number } {
  const found =
    kind === 'lidar'
      ? problems(lidarSchema, whatCounts(asTyped(kind, values) as unknown as LidarFormValues))
      : problems(photometerSchema, asTyped(kind, values));
  const missing = found.filter(({ message }) => message === REQUIRED).length;
  return { missing, wrong: found.length - missing };
}

const fields = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`;

/** How far an unfinished copy is, in words: "unfinished, 19 fields missing". */
export function unfinishedInWords({ missing, wrong }: Pick<UnfinishedInstrument, 'missing' | 'wrong'>): string {
  return ['unfinished', missing > 0 && `${fields(missing)} missing`, wrong > 0 && `${fields(wrong)} to correct`]
    .filter(Boolean)
    .join(', ');
}
