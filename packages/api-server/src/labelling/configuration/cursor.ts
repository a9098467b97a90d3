import { refusedField } from '../../platform/errors/app-error';

const CURSOR = /^([1-9]\d{0,8})-([0-9a-f]{8})$/;
const UNKNOWN_CURSOR = 'This cursor is unknown. Please start again without one.';

/** The cursor after a change of a feed: its number, and a part of its id. */
export const cursorFor = ({ number, id }: { number: number; id: string }) => `${number}-${id.slice(0, 8)}`;

/** The number of the change that a cursor refers to; 422 if this database does not know it, such as after a restore. */
export async function numberBehind(
  cursor: string,
  findId: (number: number) => Promise<string | undefined>,
): Promise<number> {
  const [, number, tag = ''] = CURSOR.exec(cursor) ?? [];
  const id = number === undefined ? undefined : await findId(Number(number));
  if (!id?.startsWith(tag) || tag === '') throw refusedField('changed_since', UNKNOWN_CURSOR);
  return Number(number);
}
