import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@portal/domain';
import type { AnyObject, ObjectSchema } from 'yup';
import { AppError } from '../errors/app-error';
import { assertCurrentVersion } from './versioned-write';

/** The body of a save that may contain the whole record as served, and not only its editable fields. */
export const mayBeWhole = <S extends ObjectSchema<AnyObject>>(schema: S): S => schema.meta({ keys: 'any' });

const asServed = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/**
 * Refuses fields that a save would not store: unknown ones, and read-only ones with another value. If they differ
 * because the record has changed meanwhile, the save is refused as outdated.
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
