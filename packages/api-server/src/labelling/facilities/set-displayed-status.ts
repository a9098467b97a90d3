import { displayedStatusMail } from '../mail/facility-mails';
import { dayOf, isShownCertified, shownStatus, type Change, type DisplayedStatus } from '@portal/domain';
import { auditedChanges, writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMail } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { versionConflict } from '../../platform/versions/versioned-write';
import { updateFacility } from './facility.store';
import { toDisplayedStatus } from './facility.view';
import { labelOf } from '../label/label-decisions.store';
import { refreshDerivedState, type LoadedFacility } from './load-facility';
import { ownerAndDeputies } from './owner-and-deputies';
import { recordShown } from './record-shown';

type Labelled = Pick<LoadedFacility, 'labelDecisions'>;

interface Shown {
  before: LoadedFacility;
  /** With the record of its label after the change. */
  after: Labelled;
  actor: Actor;
  /** The change of the displayed status. */
  change: Change;
  reason: string | null;
}

/**
 * Writes the entry of a change of the displayed status and, if the public reads another one from now on, a message to
 * owner and deputies.
 */
export async function recordDisplayedStatus(
  tx: Db,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { before, after, actor, change, reason }: Shown,
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
  const shown = (chosen: string, { labelDecisions }: Labelled): DisplayedStatus => {
    const label = labelOf({ labelDecisions }, dayOf(now()));
    const { code } = toDisplayedStatus(chosen, lists);
    return { ...toDisplayedStatus(shownStatus(code, label), lists), certified: isShownCertified(code, label) };
  };
  const statuses = { before: shown(facility.displayed_status, before), after: shown(String(change.after), after) };
  const isSameForPublic =
    statuses.before.code === statuses.after.code && statuses.before.certified === statuses.after.certified;
  if (isSameForPublic) return;
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
  const at = context.now();
  const after = await refreshDerivedState(tx, id, at);
  await recordDisplayedStatus(tx, context, { before, after, actor, change, reason: null });
  await recordShown(tx, after, { actor, list: [change], reason: null, at });
}
