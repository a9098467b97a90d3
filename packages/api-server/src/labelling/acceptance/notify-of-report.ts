import type { NationalFacility } from '@portal/domain';
import { listAddresses } from '../../people/users/user.store';
import type { Db } from '../../platform/db/client';
import { readInstallation } from '../../platform/installation/installation.store';
import { writeMail } from '../../platform/mail/mail.store';
import type { LoadedFacility } from '../facilities/load-facility';
import { finalReportMails, preliminaryReportMails } from '../mail/report-mails';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { contactsOf } from './recipients';

interface Notice {
  /** The facility after the report, as the party to act next follows from it. */
  facility: NationalFacility;
  report: ReportSnapshot;
  holders: LoadedFacility['owner'][];
  publicUrl: string;
  approved: readonly string[];
}

async function mailsFor(tx: Db, { facility, report, holders, publicUrl, approved }: Notice) {
  const told = holders.map(({ email }) => email.toLowerCase());
  const contacts = contactsOf(facility).filter((address) => !told.includes(address));
  const { statement = null, conditions = [] } = report;
  const groups = {
    facility,
    holders,
    contacts,
    statement,
    conditions,
    meanings: await readInstallation(tx),
    publicUrl,
  };
  if (report.kind === 'preliminary') return preliminaryReportMails(groups);
  const administrators = await listAddresses(tx, 'administrator');
  return finalReportMails({ ...groups, administrators, approved });
}

/**
 * Notifies the owner, the deputies and the contacts of a facility of a report, and the administrators of a final one.
 */
export async function notifyOfReport(tx: Db, notice: Notice): Promise<void> {
  for (const mail of await mailsFor(tx, notice)) await writeMail(tx, mail);
}
