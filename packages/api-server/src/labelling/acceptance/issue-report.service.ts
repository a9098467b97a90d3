import { STEPS, type NationalFacility, type PartOf } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { showFacility } from '../facilities/facility.view';
import { getFacility, refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { writeFacility } from '../facilities/write-facility';
import { linkFile } from '../../platform/files/files.store';
import { AppError } from '../../platform/errors/app-error';
import { freezeDecision } from '../accepted/freeze-version';
import { reportRound } from './acceptance.store';
import { approvedConfiguration } from './approve-configuration';
import { setConditions } from './conditions.store';
import { discardFile } from './discard-file';
import { keepReportPdf } from './keep-document';
import { isSame, loadReport } from './load-snapshot';
import type { ReportKind, ReportSnapshot } from '../pdf/report-snapshot';
import type { Issued } from './report.view';
import { closeAll } from '../questions/questions.store';
import { insertSnapshot } from './snapshots.store';
import { configurationMail, finalReportMails, preliminaryReportMails } from '../mail/report-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { listAddresses } from '../../people/users/user.store';
import { contactsOf } from './recipients';

const CAPABILITY = 'application.advance';
const CHANGED = 'Somebody else has just changed this facility. Please check it and issue the report again.';

const changedMeanwhile = () => new AppError('notSaved', 409, { message: CHANGED });

interface Row {
  step: 'issuePreliminary' | 'issueFinal';
  /** Of the capability. */
  part: PartOf<typeof CAPABILITY>;
  /** Kind of the snapshot, and use of the file. */
  frozenAs: 'preliminary-report' | 'final-report';
  action: 'application.issue-preliminary-report' | 'application.issue-final-report';
  decides: (issued: Issued, reportId: string) => Parameters<typeof reportRound>[1]['decides'];
}

const REPORTS: Record<ReportKind, Row> = {
  preliminary: {
    step: 'issuePreliminary',
    part: 'preliminary_acceptance',
    frozenAs: 'preliminary-report',
    action: 'application.issue-preliminary-report',
    decides: ({ acceptance }, preliminaryReportId) => ({ preliminaryAcceptance: acceptance, preliminaryReportId }),
  },
  final: {
    step: 'issueFinal',
    part: 'acceptance',
    frozenAs: 'final-report',
    action: 'application.issue-final-report',
    decides: ({ acceptance }, finalReportId) => ({ acceptance, finalReportId }),
  },
};

interface Prepared {
  actor: Actor;
  issued: Issued;
  report: ReportSnapshot;
  /** File of the report. */
  reportId: string;
}

/**
 * Issues the preliminary or the final report, for good. The document is rendered before the transaction, which then checks
 * whether it is still up to date; of two users who issue at once, one wins.
 */
export async function issueReport(
  context: Context,
  actor: Actor,
  id: string,
  decision: Omit<Issued, 'at'>,
): Promise<NationalFacility> {
  const issued = { ...decision, at: context.now() };
  const report = await loadReport(context.db, await getFacility(context.db, id), issued);
  const reportId = await keepReportPdf(context, report);
  try {
    const parts = () => [REPORTS[issued.kind].part];
    return await writeFacility({ context, actor, capability: CAPABILITY, id, parts }, (tx, before) =>
      freeze(tx, context, before, { actor, issued, report, reportId }),
    );
  } catch (error) {
    await discardFile(context, reportId);
    throw error;
  }
}

async function freeze(tx: Db, context: Context, before: LoadedFacility, prepared: Prepared): Promise<NationalFacility> {
  const { actor, issued, report } = prepared;
  const id = report.facility._id;
  if (!isSame(report, await loadReport(tx, before, issued))) throw changedMeanwhile();
  if (before.facility.ownerId === actor.id)
    context.log.warn({ capability: CAPABILITY, actor: actor.id }, 'report issued by the owner of the facility');
  await move(tx, before, prepared);
  const facility = showFacility(await refreshDerivedState(tx, id, issued.at), actor);
  await recordAudit(tx, before, prepared);
  await notifyOfReport(tx, { facility, report, owner: before.owner, publicUrl: context.settings.publicUrl });
  return facility;
}

/** Where the application goes with the report. */
function nextStatus({ application }: LoadedFacility, kind: ReportKind) {
  const { moves, refusal } = STEPS[REPORTS[kind].step];
  const to = moves[application.status];
  if (!to) throw AppError.of(refusal.code, refusal.message, 409);
  return to;
}

async function move(tx: Db, before: LoadedFacility, { actor, issued, report, reportId }: Prepared) {
  const { id: applicationId, status: from } = before.application;
  const { frozenAs, decides } = REPORTS[issued.kind];
  const link = { as: frozenAs, linkedId: applicationId, facilityId: before.facility.id } as const;
  const isLinked = await linkFile(tx, { fileId: reportId, uploaderId: null, kind: 'document', ...link });
  const to = nextStatus(before, issued.kind);
  const isMoved = await reportRound(tx, { applicationId, from, to, at: issued.at, decides: decides(issued, reportId) });
  if (!isLinked || !isMoved) throw changedMeanwhile();
  await insertSnapshot(tx, applicationId, frozenAs, report);
  if (issued.kind === 'final') await closeAll(tx, { applicationId, at: issued.at, by: actor.id });
  if (issued.kind === 'final') await freezeDecision(tx, { application: report, ...issued });
  await setConditions(tx, before.application, report);
  const configuration = issued.kind === 'final' ? approvedConfiguration(report) : undefined;
  if (configuration) await insertSnapshot(tx, applicationId, 'operational-configuration', configuration);
}

function recordAudit(tx: Db, before: LoadedFacility, { actor, issued }: Prepared) {
  const { facility, application } = before;
  return writeAudit(tx, {
    actorId: actor.id,
    action: REPORTS[issued.kind].action,
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status: application.status },
    newValue: { status: nextStatus(before, issued.kind), acceptance: issued.acceptance },
  });
}

interface Notice {
  /** As it is now: whose turn it is follows from the report. */
  facility: NationalFacility;
  report: ReportSnapshot;
  owner: LoadedFacility['owner'];
  publicUrl: string;
}

async function mailsFor(tx: Db, { facility, report, owner, publicUrl }: Notice) {
  const contacts = contactsOf(facility).filter((address) => address !== owner.email.toLowerCase());
  const groups = { facility, owner, contacts, publicUrl };
  if (report.kind === 'preliminary') return preliminaryReportMails(groups);
  const administrators = await listAddresses(tx, 'administrator');
  const configurations = approvedConfiguration(report)?.configurations ?? [];
  const ares = configurations.length > 0 ? await listAddresses(tx, 'ares') : [];
  return [
    ...finalReportMails({ ...groups, administrators, approved: configurations.map(({ lidar }) => lidar.name) }),
    ...configurationMail({ facility, ares, configurations, publicUrl }),
  ];
}

/** Notifies of a report the owner, the contacts of the facility, and of a final one administrators and ARES. */
async function notifyOfReport(tx: Db, notice: Notice): Promise<void> {
  for (const mail of await mailsFor(tx, notice)) await writeMail(tx, mail);
}
