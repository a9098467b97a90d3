import { ROLES, TYPE_LISTS, type TypeListName } from '@portal/domain';
import type { Db } from './client';
import { composition, roles, typeNames } from './tables';

const LISTS = Object.keys(TYPE_LISTS) as TypeListName[];

/** Writes the rows that every portal needs and leaves those alone that are there, so a role or a value that was renamed keeps its name. */
export async function seed(db: Db): Promise<void> {
  await db
    .insert(roles)
    .values(ROLES.map(({ code, name }) => ({ code, name })))
    .onConflictDoNothing();
  await db
    .insert(typeNames)
    .values(LISTS.flatMap((list) => TYPE_LISTS[list].map(({ code, name }) => ({ list, code, name }))))
    .onConflictDoNothing();
  await db.insert(composition).values({ id: 1 }).onConflictDoNothing();
}
