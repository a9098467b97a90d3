import type { TypeListName } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { typeNames } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** Renames a value of a list, as an administrator of the database would. */
export async function renameType({ db }: Pick<TestPortal, 'db'>, list: TypeListName, code: string, name: string) {
  await db
    .update(typeNames)
    .set({ name })
    .where(and(eq(typeNames.list, list), eq(typeNames.code, code)));
}
