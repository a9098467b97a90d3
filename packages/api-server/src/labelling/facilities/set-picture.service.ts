import type { NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { updateFacility } from './facility.store';
import { showFacility } from './facility.view';
import { refreshDerivedState } from './load-facility';
import { writeFacility } from './write-facility';
import { versionConflict } from '../../platform/versions/versioned-write';
import { replacePicture } from './replace-picture';
import { startApplication } from './start-application';

const asPictures = (id: string | null) => ({ pictures: id === null ? [] : [id] });

/** Sets or removes the picture of a facility. */
export function setPicture(context: Context, actor: Actor, id: string, file: string | null): Promise<NationalFacility> {
  return writeFacility({ context, actor, capability: 'facility.edit-picture', id }, async (tx, before) => {
    const { pictureId, version, acronym } = before.facility;
    if (file === pictureId) return showFacility(before, actor);
    const link = { as: 'facility-picture', linkedId: id, facilityId: id, uploaderId: actor.id, field: 'file' } as const;
    await replacePicture(tx, { before: pictureId, after: file, ...link });
    if (!(await updateFacility(tx, id, version, { pictureId: file }))) throw versionConflict(undefined);
    await startApplication(tx, context, actor, before);
    await writeAudit(tx, {
      actorId: actor.id,
      action: file === null ? 'facility.delete-picture' : 'facility.set-picture',
      objectKind: 'facility',
      objectId: id,
      objectName: acronym,
      facilityId: id,
      oldValue: asPictures(pictureId),
      newValue: asPictures(file),
    });
    return showFacility(await refreshDerivedState(tx, id, context.now()), actor);
  });
}
