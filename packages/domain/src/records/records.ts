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

/** The records that owners edit: the facility and its instruments. */
export type RecordKind = 'facility' | 'lidar' | 'photometer';

/** The records with a form: those of owners, and the settings of the installation. */
export type FormKind = RecordKind | 'installation';

/** The fields of all channel groups by their dotted paths in a lidar. */
export const channelPaths = (fields: Fields): Fields =>
  Object.fromEntries(
    CHANNEL_CATEGORIES.flatMap(({ name }) =>
      Object.entries(fields).map(([field, facts]) => [
        `channels.${name}.${field}`,
        { ...facts, label: `${name}: ${facts.label}` },
      ]),
    ),
  );

/** All form fields by their dotted paths. */
export const RECORDS: Readonly<Record<FormKind, Fields>> = {
  facility: FACILITY_FIELDS,
  lidar: { ...LIDAR_FIELDS, ...channelPaths(CHANNEL_GROUP_FIELDS) },
  photometer: PHOTOMETER_FIELDS,
  installation: INSTALLATION_FIELDS,
};

/** The field at a dotted path of a record; undefined if there is none. */
export const fieldAt = (kind: FormKind, path: string): Field | undefined =>
  Object.hasOwn(RECORDS[kind], path) ? RECORDS[kind][path] : undefined;

/** The label of the field at a path, e.g. "Elastic 1064: Height Resolution"; the path itself if there is none. */
export const labelOf = (kind: FormKind, path: string) => fieldAt(kind, path)?.label ?? path;

/** A form value in words, with its unit: names instead of codes, readable dates and positions. */
export function typedInWords(field: Field | undefined, typed: FieldValue, lists: TypeLists): string {
  const words = field && inFull(field, field.read(typed, lists));
  return words || (typeof typed === 'string' ? typed : typed.join('; '));
}
