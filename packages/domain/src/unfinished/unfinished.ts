import { problems } from '../fields/problems';
import { REQUIRED } from '../fields/text';
import { lidarFormValues, lidarSchema } from '../lidar/lidar';
import type { LidarFormValues } from '../lidar/lidar';
import { whatCounts } from '../lidar/what-counts';
import { photometerFormValues, photometerSchema } from '../photometer/photometer';
import type { InstrumentKind } from '../types/type-lists';

/** Unsaved form values of an instrument, in the shape of the form. */
export type UnfinishedValues = Readonly<Record<string, unknown>>;

/** An unfinished copy of an instrument in the list of its facility. */
export interface UnfinishedInstrument {
  /** The id of the instrument; for one that is not saved yet, an id of the copy. */
  _id: string;
  kind: InstrumentKind;
  name: string;
  /** The number of empty required fields. */
  missing: number;
  /** The number of fields with an invalid value. */
  wrong: number;
  /** Incremented by every save of the copy. */
  version: number;
  /** Epoch seconds. */
  updated_at: number;
  /** The user who last edited it; `null` if no longer known. */
  updated_by: string | null;
}

export interface UnfinishedCopy extends UnfinishedInstrument {
  values: UnfinishedValues;
}

/** The empty form of each kind, which defines the shape of stored values. */
const EMPTY: Readonly<Record<InstrumentKind, UnfinishedValues>> = {
  lidar: lidarFormValues(null),
  photometer: photometerFormValues(null),
};

const isGroup = (value: unknown): value is UnfinishedValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The database can store neither U+0000 nor unpaired surrogates.
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

/** Values in the shape of an instrument's form. Unknown fields are dropped, missing ones are empty. */
export function asTyped(kind: InstrumentKind, sent: UnfinishedValues): UnfinishedValues {
  const { version } = sent;
  const values = shaped(EMPTY[kind], sent) as UnfinishedValues;
  return Number.isInteger(version) ? { ...values, version } : values;
}

/** The number of missing and invalid fields. */
export function stillOpen(kind: InstrumentKind, values: UnfinishedValues): { missing: number; wrong: number } {
  const found =
    kind === 'lidar'
      ? problems(lidarSchema, whatCounts(asTyped(kind, values) as unknown as LidarFormValues))
      : problems(photometerSchema, asTyped(kind, values));
  const missing = found.filter(({ message }) => message === REQUIRED).length;
  return { missing, wrong: found.length - missing };
}

const fields = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`;

/** The state of an unfinished copy in words: "unfinished, 19 fields missing". */
export function unfinishedInWords({ missing, wrong }: Pick<UnfinishedInstrument, 'missing' | 'wrong'>): string {
  return ['unfinished', missing > 0 && `${fields(missing)} missing`, wrong > 0 && `${fields(wrong)} to correct`]
    .filter(Boolean)
    .join(', ');
}
