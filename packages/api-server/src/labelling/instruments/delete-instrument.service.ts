import { changes, dayOf, isLabelAbout } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import type { Actor } from '../../platform/process/app-types';
import { conflict, orNotFound } from '../../platform/errors/app-error';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { startApplication } from '../facilities/start-application';
import { labelOf } from '../label/label-decisions.store';
import { releaseFiles } from '../../platform/files/files.store';
import { deleteUnfinished } from './unfinished.store';
import type { SentInstrument, StoredInstrument } from './instrument-kind';
import { lockFor, recordInstrumentAudit, type Writer } from './instrument-writes';
import { deleteEvaluations } from './write-instruments.store';

const IN_LABEL =
  'The label of the facility is about this instrument. It can be deleted when the label has ended or was renewed without it.';

/** What an instrument is about to take with it. */
export interface Deletion {
  facility: LoadedFacility;
  id: string;
  actor: Actor;
  at: Date;
  publicUrl: string;
}

/** Ends what rests on an instrument before it is deleted; another wing knows what that is. */
export type BeforeDeletion = (tx: Db, deletion: Deletion) => Promise<void>;

/** Deletes an instrument with its picture and its evaluations of the current round; finished rounds keep theirs. */
export function deleteInstrument<
  Input extends SentInstrument,
  Stored extends StoredInstrument,
  Shown extends { version: number },
>({ context, actor, of }: Writer<Input, Stored, Shown>, id: string, before?: BeforeDeletion): Promise<void> {
  return transaction(context.db, async (tx) => {
    const { facilityId } = orNotFound(await of.find(tx, id)).row;
    const facility = await lockFor(tx, { context, actor }, 'instrument.delete', facilityId);
    // Read again: another transaction may have changed or deleted it before this one got the lock.
    const stored = orNotFound(await of.find(tx, id));
    // What the label rests on goes with it: test book, configurations, and figures of the past.
    const at = context.now();
    if (isLabelAbout(labelOf(facility, dayOf(at)), { kind: of.kind, id })) throw conflict(IN_LABEL);
    await before?.(tx, { facility, id, actor, at, publicUrl: context.settings.publicUrl });
    await of.remove(tx, id);
    await deleteUnfinished(tx, { facilityId, kind: of.kind, id });
    await deleteEvaluations(tx, facility.application.id, id);
    await releaseFiles(tx, stored.row.pictureId ? [stored.row.pictureId] : []);
    await startApplication(tx, context, actor, facility);
    await refreshDerivedState(tx, facility.facility.id, at);
    const list = changes(of.formValues(stored), of.formValues(null));
    await recordInstrumentAudit(tx, actor, 'delete', { kind: of.kind, ...stored.row }, list);
  });
}
