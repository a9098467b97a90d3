import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/load-facility';
import { configurationMail, finalReportMails, preliminaryReportMails } from '../mail/report-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { listAddresses } from '../../people/users/user.store';
import { approvedConfiguration } from './approve-configuration';
import { contactsOf } from './recipients';
import type { ReportSnapshot } from '../pdf/report-snapshot';

interface Told {
  report: ReportSnapshot;
  owner: LoadedFacility['owner'];
  publicUrl: string;
}

async function mailsFor(tx: Db, { report, owner, publicUrl }: Told) {
  const { facility } = report;
  const contacts = contactsOf(facility).filter((address) => address !== owner.email.toLowerCase());
  const groups = { facility, owner, contacts, publicUrl };
  if (report.kind === 'preliminary') return preliminaryReportMails(groups);
  const administrators = await listAddresses(tx, 'administrator');
  const configurations = approvedConfiguration(report)?.configurations ?? [];
  const ares = configurations.length > 0 ? await listAddresses(tx, 'ares') : [];
  return [
    ...finalReportMails({ ...groups, administrators }),
    ...configurationMail({ facility, ares, configurations, publicUrl }),
  ];
}

/** Tells of a report: the owner, the contacts of the facility, and with the final one administrators and ARES. */
export async function notifyOfReport(tx: Db, told: Told): Promise<void> {
  for (const mail of await mailsFor(tx, told)) await writeMail(tx, mail);
}
