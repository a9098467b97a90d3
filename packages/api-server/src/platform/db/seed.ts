import { ROLES } from '@portal/domain';
import type { Db } from './client';
import { composition, roles } from './tables';

/** Writes the rows that every portal needs and leaves those alone that are there, so a renamed role keeps its name. */
export async function seed(db: Db): Promise<void> {
  await db
    .insert(roles)
    .values(ROLES.map(({ code, name }) => ({ code, name })))
    .onConflictDoNothing();
  await db.insert(composition).values({ id: 1 }).onConflictDoNothing();
}
