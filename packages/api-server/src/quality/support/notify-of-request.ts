import { numberOf, permissionFor } from '@portal/domain';
import type { AuditAction, SlotSummary } from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { appointmentOf } from '../appointments/appointment';
import { aboutFacility } from '../mail/about-facility';
import { newsMail, toHolders } from '../mail/holder-mail';
import { supportNews, type SupportEvent } from '../mail/support-mails';
import type { RequestRow } from './support.store';

interface Happened {
  loaded: LoadedFacility;
  request: RequestRow;
  actor: Actor;
  step: SupportEvent;
  text: string | null;
  byFacility: boolean;
  context: Context;
  at: Date;
  /** On offer, or chosen, after the step. */
  slots?: readonly SlotSummary[];
  /** No longer on offer. */
  gone?: SlotSummary;
}

/** Tells the other side: the facility, or those who arrange this kind of support. */
export async function notifyOfRequest(tx: Db, happened: Happened): Promise<void> {
  const { loaded, request, step, text, byFacility, context, at, slots = [], gone } = happened;
  const about = aboutFacility(loaded, context.settings.publicUrl);
  const of = { id: request.id, number: numberOf(request), subject: request.subject, facility: about.facility };
  const calendar = await appointmentOf(tx, { requestId: request.id }, { context, toCentre: byFacility, changedAt: at });
  const news = supportNews(of, step, { text, toCentre: byFacility, slots, gone, at, calendar });
  if (byFacility)
    await writeMailTo(tx, addressesOfCentre(permissionFor(request), about.facility.id), newsMail(about, news));
  else await writeMails(tx, toHolders(about, news));
}

/** The line of a request in the audit log, which the history of the facility shows too. */
export const recordRequest = (
  tx: Db,
  { request, actor }: Pick<Happened, 'request' | 'actor'>,
  action: AuditAction,
  values: Record<string, unknown>,
) =>
  writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'support-request',
    objectId: request.id,
    objectName: `${numberOf(request)} (${request.subject})`,
    facilityId: request.facilityId,
    newValue: values,
  });
