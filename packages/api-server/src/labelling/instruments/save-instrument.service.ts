import { changes } from '@portal/domain';
import { transaction } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { countMessage, refuseMessage } from '../../platform/limits/limits';
import { viewFor } from '../facilities/facility.view';
import { versionedWrite } from '../../platform/versions/versioned-write';
import { assertNothingElse } from '../../platform/versions/whole-record';
import { replacePicture } from '../facilities/replace-picture';
import { refreshDerivedState } from '../facilities/load-facility';
import { startApplication } from '../facilities/start-application';
import { deleteUnfinished } from './unfinished.store';
import { isCorrection } from './corrections';
import type { SentInstrument, StoredInstrument } from './instrument-kind';
import { notifyOfCorrection } from './notify-of-correction';
import { lockFor, mustBeFree, recordInstrumentAudit, type Writer } from './instrument-writes';

/** Changes an instrument. If two users edit the same version, the second receives 409 with the current instrument. */
export function saveInstrument<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
>({ context, actor, of }: Writer<Input, Stored, Shown>, id: string, input: Input): Promise<Shown> {
  return transaction(context.db, async (tx) => {
    const { facilityId } = orNotFound(await of.find(tx, id)).row;
    const facility = await lockFor(tx, { context, actor }, 'instrument.edit', facilityId);
    // Read again: another transaction may have changed or deleted it before this one got the lock.
    const stored = orNotFound(await of.find(tx, id));
    const present = orNotFound(await of.load(tx, id, viewFor(facility, actor)));
    assertNothingElse(of.schema, input, present);
    const after = of.merged(stored, input);
    const list = changes(of.formValues(stored), of.formValues(after));
    const today = context.now().toISOString().slice(0, 10);
    const isCorrected = isCorrection(facility, id, { list, today });
    const write = async () => {
      await mustBeFree(tx, of, { id, facilityId }, input.name);
      const link = { as: of.picture, linkedId: id, facilityId, uploaderId: actor.id };
      await replacePicture(tx, { before: stored.row.pictureId, after: after.row.pictureId, ...link });
      if (!(await of.update(tx, stored.row, input))) return undefined;
      await startApplication(tx, context, actor, facility);
      await refreshDerivedState(tx, facilityId, context.now());
      await recordInstrumentAudit(tx, actor, isCorrected ? 'correct' : 'edit', { kind: of.kind, ...stored.row }, list);
      const instrument = { kind: of.kind, name: after.row.name };
      const { publicUrl } = context.settings;
      if (isCorrected) {
        await refuseMessage({ ...context, db: tx }, actor);
        await countMessage({ ...context, db: tx }, actor);
        await notifyOfCorrection(tx, { loaded: facility, instrument, list, publicUrl });
      }
      return of.load(tx, id, viewFor(facility, actor));
    };
    const saved = await versionedWrite({ present, version: input.version, isChanged: list.length > 0, write });
    await deleteUnfinished(tx, { facilityId, kind: of.kind, id });
    return saved;
  });
}
