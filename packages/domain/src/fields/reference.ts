import { array } from 'yup';
import type { StringSchema } from 'yup';
import { FILES } from '../limits/limits';
import type { TypeItem } from '../types/type-item';
import { isRecordId } from './record-id';
import { REQUIRED, text } from './text';

/** The id of a value that is an id or the record itself. */
export const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value;

/** An id. The record or list item is accepted in its place. */
const id = () =>
  text().transform((value: unknown, original: unknown) => (typeof original === 'object' ? idOf(original) : value));

/** The id of a record. */
export const reference = () => id().test('record', 'Unknown record', (value) => !value || isRecordId(value));

/** The id of an item of a list. */
export const choice = <Item extends TypeItem>(list: readonly Item[]) =>
  (id() as StringSchema<Item['code'] | undefined>).test(
    'listed',
    'Choose a value from the list',
    (value) => !value || list.some(({ _id }) => _id === value),
  );

/** A required item of a list. */
export const requiredChoice = <Item extends TypeItem>(list: readonly Item[]) => choice(list).required(REQUIRED);

const optional = <Id extends string>(schema: StringSchema<Id | undefined>) =>
  schema.transform((value: unknown) => (value === '' ? null : value)).nullable();

/** An optional item of a list; may be absent or `null`. */
export const optionalChoice = <Item extends TypeItem>(list: readonly Item[]) => optional(choice(list));

/** The optional id of a record; may be absent or `null`. */
export const optionalReference = () => optional(reference());

/** File ids of the pictures of a record; `null` means none. */
export const pictures = () =>
  array()
    .of(reference().required(REQUIRED))
    .transform((ids: unknown) => ids ?? [])
    .typeError('Must be a list')
    .max(FILES.picturesPerRecord, 'Only one picture is possible');
