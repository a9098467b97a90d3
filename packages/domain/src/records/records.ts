import { CHANNEL_CATEGORIES } from '../channels/categories';
import type { TypeLists } from '../types/type-lists';
import { CHANNEL_GROUP_FIELDS } from './channel-group';
import { FACILITY_FIELDS } from './facility';
import type { Field, FieldValue } from './field';
import { INSTALLATION_FIELDS } from './installation';
import { LIDAR_FIELDS } from './lidar';
import { PHOTOMETER_FIELDS } from './photometer';
import { inFull } from './record';
import type { Fields } from './record';

/** The records that owners fill in: the facility itself and its instruments. */
export type RecordKind = 'facility' | 'lidar' | 'photometer';

/** Everything that is filled in field by field: those, and the settings of the installation. */
export type FormKind = RecordKind | 'installation';

/** The fields of the channel groups by their dotted paths in a lidar. */
export const channelPaths = (fields: Fields): Fields =>
  Object.fromEntries(
    CHANNEL_CATEGORIES.flatMap(({ name }) =>
      Object.entries(fields).map(([field, facts]) => [
        `channels.${name}.${field}`,
        { ...facts, label: `${name}: ${facts.label}` },
      ]),
    ),
  );

/** Every field that people fill in, by its dotted path. */
export const RECORDS: Readonly<Record<FormKind, Fields>> = {
  facility: FACILITY_FIELDS,
  lidar: { ...LIDAR_FIELDS, ...channelPaths(CHANNEL_GROUP_FIELDS) },
  photometer: PHOTOMETER_FIELDS,
  installation: INSTALLATION_FIELDS,
};

/** The field at a dotted path of a record; undefined for any other path. */
export const fieldAt = (kind: FormKind, path: string): Field | undefined =>
  Object.hasOwn(RECORDS[kind], path) ? RECORDS[kind][path] : undefined;

/** The label of the field at this path, e.g. "Elastic 1064: Height Resolution"; the path where it is no field. */
export const labelOf = (kind: FormKind, path: string) => fieldAt(kind, path)?.label ?? path;

/** A value of a form in words, with its unit: names in place of codes, readable dates and positions. */
export function typedInWords(field: Field | undefined, typed: FieldValue, lists: TypeLists): string {
  const words = field && inFull(field, field.read(typed, lists));
  return words || (typeof typed === 'string' ? typed : typed.join('; '));
}
