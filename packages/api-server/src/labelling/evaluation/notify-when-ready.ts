import { isFullyEvaluated } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { toInitialAcceptance } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/load-facility';
import { readyMail } from '../mail/evaluation-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { listAddressesWith } from '../../people/users/user.store';

const isReady = ({ application: { openEvaluations } }: LoadedFacility) => isFullyEvaluated(openEvaluations);

/** Tells those who issue reports when the last required evaluation has come in; `before` is the facility without it, `after` with it. */
export async function notifyWhenReady(
  tx: Db,
  { settings }: Context,
  before: LoadedFacility,
  after: LoadedFacility,
): Promise<void> {
  const { facility, application } = before;
  if (isReady(before) || !isReady(after)) return;
  const recipients = await listAddressesWith(tx, 'issue-nf-report');
  if (recipients.length === 0) return;
  const { publicUrl } = settings;
  const acceptance = toInitialAcceptance(after, 'full');
  await writeMail(tx, readyMail({ facility, applicationId: application.id, acceptance, recipients, publicUrl }));
}
