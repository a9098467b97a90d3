import { emptyRowOf, INSTALLATION_FIELDS } from '@portal/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { INSTALLATION_ID } from '../db/schema/installation-id';
import { installation } from '../db/tables';

export type InstallationRow = typeof installation.$inferSelect;

const NEVER_SET: InstallationRow = {
  id: INSTALLATION_ID,
  ...emptyRowOf(INSTALLATION_FIELDS),
  pictureId: null,
  version: 0,
};

/** The settings of the installation; all are empty before the first save. */
export async function readInstallation(db: Db): Promise<InstallationRow> {
  const [row] = await db.select().from(installation);
  return row ?? NEVER_SET;
}

/** The settings of the installation, locked until the transaction ends. */
export async function lockInstallation(tx: Db): Promise<InstallationRow> {
  await tx.insert(installation).values(NEVER_SET).onConflictDoNothing();
  const [row] = await tx.select().from(installation).for('update');
  if (!row) throw new Error('The settings of the installation were inserted and are not there.');
  return row;
}

type InstallationChange = {
  [Name in keyof Omit<InstallationRow, 'id' | 'version'>]?: InstallationRow[Name] | undefined;
};

/** Changes the settings if they still have this version, and returns them; undefined if the version has changed. */
export async function updateInstallation(tx: Db, before: number, values: InstallationChange) {
  const [row] = await tx
    .update(installation)
    .set({ ...values, version: sql`${installation.version} + 1` })
    .where(and(eq(installation.id, INSTALLATION_ID), eq(installation.version, before)))
    .returning();
  return row;
}
