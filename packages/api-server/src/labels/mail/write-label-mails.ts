import { isLabelProposal, type LabelOnDay } from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { listAddresses } from '../../people/users/user.store';
import { contactsOf } from '../../labelling/acceptance/recipients';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import { aboutFacility } from '../../quality/mail/about-facility';
import { newsMail, toGroup, toHolders } from '../../quality/mail/holder-mail';
import { labelNews, labelPaths } from './label-mails';

interface Entry {
  loaded: LoadedFacility;
  decision: DecisionRow;
  before: LabelOnDay;
  label: LabelOnDay;
  publicUrl: string;
}

/**
 * Tells of an entry in the record of a label. Proposals go to administrators, and back to the centre if they are
 * returned; decisions and the end of a label to the facility and the centre, decisions also to the PIs and the data
 * centre.
 */
export async function writeLabelMails(tx: Db, { loaded, publicUrl, ...told }: Entry): Promise<void> {
  const { kind } = told.decision;
  const about = aboutFacility(loaded, publicUrl);
  const { own, centre } = labelPaths(about.facility);
  const newsFor = (path: string, withReason?: boolean) =>
    labelNews({ ...told, facility: about.facility }, path, withReason);
  if (isLabelProposal(kind))
    return writeMails(tx, toGroup(about, await listAddresses(tx, 'administrator'), newsFor(centre)));
  const ofCentre = addressesOfCentre('issue-nf-report', about.facility.id);
  await writeMailTo(tx, ofCentre, newsMail(about, newsFor(centre)));
  if (kind === 'return') return;
  await writeMails(tx, toHolders(about, newsFor(own)));
  if (kind === 'expire') return;
  const holders = about.holders.map(({ email }) => email.toLowerCase());
  const contacts = contactsOf(loaded.facility).filter((address) => !holders.includes(address));
  const toPis = contacts.flatMap((address) => toGroup(about, [address], newsFor(own)));
  await writeMails(tx, [...toPis, ...toGroup(about, await listAddresses(tx, 'ares'), newsFor(centre, false))]);
}
