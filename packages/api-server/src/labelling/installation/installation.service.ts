import {
  changes,
  INSTALLATION_FIELDS,
  installationFormValues,
  rowOf,
  type Installation,
  type InstallationInput,
  type PublicInstallation,
  type View,
} from '@portal/domain';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import {
  lockInstallation,
  readInstallation,
  updateInstallation,
  type InstallationRow,
} from '../../platform/installation/installation.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { applyPatch, versionedWrite } from '../../platform/versions/versioned-write';
import { replacePicture } from '../facilities/replace-picture';
import { toInstallation, toPublicInstallation } from './installation.view';

/** The settings of the installation in the caller's view. */
export async function showInstallation({ db }: Context, view: View): Promise<Installation | PublicInstallation> {
  const row = await readInstallation(db);
  return view === 'full' ? toInstallation(row) : toPublicInstallation(row);
}

/** The fields of the body as columns; `undefined` for omitted fields. */
const toColumns = (input: InstallationInput) => ({
  ...rowOf(INSTALLATION_FIELDS, input),
  pictureId: input.logo && INSTALLATION_FIELDS.logo.store(input.logo),
});

const formValues = (row: InstallationRow) => installationFormValues(toInstallation(row));

/** Changes the settings. If two users edit one version, the second receives 409 with the current settings. */
export const editInstallation = ({ db }: Context, actor: Actor, input: InstallationInput): Promise<Installation> =>
  transaction(db, async (tx) => {
    const before = await lockInstallation(tx);
    const columns = toColumns(input);
    const list = changes(formValues(before), formValues(applyPatch(before, columns)));
    const write = async () => {
      const picture = { before: before.pictureId, after: columns.pictureId ?? null };
      const link = { as: 'installation-picture', linkedId: before.id, facilityId: null, field: 'logo' } as const;
      if (columns.pictureId !== undefined) await replacePicture(tx, { ...picture, ...link, uploaderId: actor.id });
      const after = await updateInstallation(tx, before.version, columns);
      await writeAudit(tx, {
        actorId: actor.id,
        action: 'installation.edit',
        objectKind: 'installation',
        objectId: before.id,
        ...auditedChanges(list),
      });
      return after && toInstallation(after);
    };
    return versionedWrite({
      present: toInstallation(before),
      version: input.version,
      isChanged: list.length > 0,
      write,
    });
  });
