import { CHANNEL_CATEGORIES } from '../channels/categories';
import { FACILITY_FIELDS } from '../facilities/facility-fields';
import type { Field } from '../fields/field';
import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS } from '../lidar/lidar-fields';
import { PHOTOMETER_FIELDS } from '../photometer/photometer-fields';

/** What people fill in: the facility itself and its instruments. */
export type RecordKind = 'facility' | 'lidar' | 'photometer';

const CHANNEL_FIELDS = Object.fromEntries(
  CHANNEL_CATEGORIES.flatMap(({ name }) =>
    Object.entries(CHANNEL_GROUP_FIELDS).map(([field, facts]) => [
      `channels.${name}.${field}`,
      { ...facts, label: `${name}: ${facts.label}` },
    ]),
  ),
);

const FIELDS: Readonly<Record<RecordKind, Readonly<Record<string, Field>>>> = {
  facility: FACILITY_FIELDS,
  lidar: { ...LIDAR_FIELDS, ...CHANNEL_FIELDS },
  photometer: PHOTOMETER_FIELDS,
};

/** The field at a dotted path of a record; nothing for what is no field. */
export const fieldAt = (kind: RecordKind, path: string): Field | undefined =>
  Object.hasOwn(FIELDS[kind], path) ? FIELDS[kind][path] : undefined;

/** What people call the field at this path, e.g. "Elastic 1064: Height Resolution"; the path where it is no field. */
export const labelOf = (kind: RecordKind, path: string) => fieldAt(kind, path)?.label ?? path;
