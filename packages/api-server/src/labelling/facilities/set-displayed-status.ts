import { displayedStatusMail } from '../mail/facility-mails';
import type { Change, DisplayedStatus } from '@portal/domain';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { versionConflict } from '../../platform/versions/versioned-write';
import { updateFacility } from './facility.store';
import { toDisplayedStatus } from './facility.view';
import { refreshDerivedState, type LoadedFacility } from './load-facility';
import { ownerAndDeputies } from './owner-and-deputies';
import { recordShown } from './record-shown';

interface Shown {
  before: LoadedFacility;
  actor: Actor;
  /** The change of the displayed status. */
  change: Change;
  reason: string | null;
}

/** Writes the entry of a change of the displayed status, and a message to owner and deputies. */
export async function recordDisplayedStatus(
  tx: Db,
  { settings }: Pick<Context, 'settings'>,
  { before, actor, change, reason }: Shown,
): Promise<void> {
  const { facility, lists } = before;
  const { oldValue, newValue } = auditedChanges([change]);
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.set-displayed-status',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue,
    newValue: { ...newValue, ...(reason && { reason }) },
  });
  const nameOf = (code: string) => toDisplayedStatus(code, lists);
  const statuses = { before: nameOf(facility.displayed_status), after: nameOf(String(change.after)) };
  for (const to of ownerAndDeputies(before))
    await writeMail(tx, displayedStatusMail({ to, facility, ...statuses, publicUrl: settings.publicUrl }));
}

interface Chosen {
  before: LoadedFacility;
  actor: Actor;
  status: DisplayedStatus['code'];
}

/** Sets the displayed status within another step, as the choice of an administrator. The caller holds the lock of the facility. */
export async function setDisplayedStatus(
  tx: Db,
  context: Pick<Context, 'settings' | 'now'>,
  { before, actor, status }: Chosen,
): Promise<void> {
  const { id, version, displayed_status } = before.facility;
  if (status === displayed_status) return;
  const change: Change = { path: 'displayed_status', before: displayed_status, after: status };
  if (!(await updateFacility(tx, id, version, { displayed_status: status }))) throw versionConflict(undefined);
  await recordDisplayedStatus(tx, context, { before, actor, change, reason: null });
  const at = context.now();
  const after = await refreshDerivedState(tx, id, at);
  await recordShown(tx, after, { actor, list: [change], reason: null, at });
}
