import type { Change } from '@portal/domain';
import { carsOrAdministrators, findUser } from '../../people/users/user.store';
import type { Db } from '../../platform/db/client';
import { writeMail } from '../../platform/mail/mail.store';
import type { LoadedFacility } from '../facilities/load-facility';
import { correctedMail } from '../mail/correction-mails';

interface Corrected {
  loaded: LoadedFacility;
  instrument: { kind: 'lidar' | 'photometer'; name: string };
  list: readonly Change[];
  publicUrl: string;
}

/**
 * Notifies the reviewers of the instrument, who may have read the old values, and CARS, who opened the fields;
 * administrators if there are no CARS users.
 */
export async function notifyOfCorrection(tx: Db, { loaded, instrument, list, publicUrl }: Corrected): Promise<void> {
  const recipients = new Set(await carsOrAdministrators(tx));
  for (const { id } of loaded.reviewers.filter(({ component }) => component.startsWith(instrument.kind))) {
    const reviewer = await findUser(tx, id);
    if (reviewer) recipients.add(reviewer.email);
  }
  if (recipients.size === 0) return;
  const mail = correctedMail({ facility: loaded.facility, instrument, list, publicUrl });
  await writeMail(tx, { ...mail, recipients: [...recipients].toSorted() });
}
