import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@portal/domain';
import type { AnyObject, ObjectSchema } from 'yup';
import { AppError } from '../errors/app-error';
import { assertCurrentVersion } from './versioned-write';

/** The body of a save that may hold the whole record as it was served, and not only what can be changed. */
export const mayBeWhole = <S extends ObjectSchema<AnyObject>>(schema: S): S => schema.meta({ keys: 'any' });

const asServed = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/**
 * Refuses what a save would not keep: fields that the record does not have, and fields of it that are not changed here
 * but differ. If they differ because the record is another one by now, it is refused for that.
 */
export function assertNothingElse(
  { fields }: ObjectSchema<AnyObject>,
  sent: { version?: number | undefined },
  present: { version: number },
): void {
  const shown: Partial<Record<string, unknown>> = present;
  const errors = Object.entries(sent)
    .filter(([name, value]) => !Object.hasOwn(fields, name) && !isDeepStrictEqual(value, asServed(shown[name])))
    .map(([name]): FieldError => {
      const isShown = Object.hasOwn(present, name);
      return { path: name.slice(0, 100), message: isShown ? 'Cannot be changed here' : 'Unknown field' };
    });
  if (errors.length === 0) return;
  assertCurrentVersion(sent.version, present);
  throw new AppError('notSaved', 422, { message: 'Please check the marked fields.', errors: errors.slice(0, 20) });
}
