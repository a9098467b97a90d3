import { answersFor, STEPS, type ConfigurationChoiceInput, type NationalFacility, type PartOf } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { showFacility } from '../facilities/facility.view';
import { getFacility, refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { holdersOf, ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { linkFile } from '../../platform/files/files.store';
import { AppError } from '../../platform/errors/app-error';
import { freezeDecision } from '../accepted/freeze-version';
import { decideConfiguration } from '../configuration/decide-configuration';
import { reportRound } from './acceptance.store';
import { setConditions } from './conditions.store';
import { takeNumber, type DocumentNumber } from './document-numbers.store';
import { discardFile } from './discard-file';
import { keepReportPdf } from './keep-document';
import { isSame, loadReport } from './load-snapshot';
import type { ReportKind, ReportSnapshot } from '../pdf/report-snapshot';
import type { Issued } from './report.view';
import { closeAll } from '../questions/questions.store';
import { insertSnapshot } from './snapshots.store';
import { mustExplainOnlyWhatIsMissing, mustLeaveTime } from './decision-refusals';
import { notifyOfReport } from './notify-of-report';

const CAPABILITY = 'application.advance';
const CHANGED = 'Someone else has just changed this facility. Please check it and issue the report again.';

const changedMeanwhile = () => new AppError('notSaved', 409, { message: CHANGED });

interface Row {
  step: 'issuePreliminary' | 'issueFinal';
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
  document: DocumentNumber;
  report: ReportSnapshot;
  reportId: string;
  /** CARS's choice for the operational configuration; undefined for the default. */
  configuration: ConfigurationChoiceInput | undefined;
}

/**
 * Issues the preliminary or the final report; this cannot be undone. The document is rendered before the transaction,
 * which then checks that it is still up to date; the second of two simultaneous requests is refused.
 */
export async function issueReport(
  context: Context,
  actor: Actor,
  id: string,
  decision: Omit<Issued, 'at'>,
  configuration?: ConfigurationChoiceInput,
): Promise<NationalFacility> {
  const issued = { ...decision, at: context.now() };
  const loaded = await getFacility(context.db, id);
  // The guard has seen the round before; it may have been withdrawn since.
  nextStatus(loaded, issued.kind);
  mustExplainOnlyWhatIsMissing(loaded, issued);
  mustLeaveTime(issued);
  const document = await takeNumber(context.db, loaded.application.id, issued.at);
  const report = await loadReport(context.db, loaded, issued, document);
  const reportId = await keepReportPdf(context, report);
  try {
    const parts = () => [REPORTS[issued.kind].part];
    const sent = { hasPlanReason: Boolean(issued.withoutPlanReason) };
    return await writeFacility({ context, actor, capability: CAPABILITY, id, parts, sent }, (tx, before) =>
      freeze(tx, context, before, { actor, issued, document, report, reportId, configuration }),
    );
  } catch (error) {
    await discardFile(context, reportId);
    throw error;
  }
}

async function freeze(tx: Db, context: Context, before: LoadedFacility, prepared: Prepared): Promise<NationalFacility> {
  const { actor, issued, document, report } = prepared;
  const id = report.facility._id;
  if (!isSame(report, await loadReport(tx, before, issued, document))) throw changedMeanwhile();
  if (answersFor(actor, holdersOf(before)))
    context.log.warn(
      { capability: CAPABILITY, actor: actor.id },
      'an administrator issues the report on a facility of their own',
    );
  await move(tx, before, prepared);
  const facility = showFacility(await refreshDerivedState(tx, id, issued.at), actor);
  await recordAudit(tx, before, prepared);
  const { publicUrl } = context.settings;
  const approved = issued.kind === 'final' ? await configure(tx, before, prepared, publicUrl) : [];
  await notifyOfReport(tx, { facility, report, holders: ownerAndDeputies(before), publicUrl, approved });
  return facility;
}

/** Applies the final report to the operational configuration; returns the names of the lidars in it. */
async function configure(tx: Db, { facility }: LoadedFacility, prepared: Prepared, publicUrl: string) {
  const { actor, issued, report, configuration: sent } = prepared;
  const deed = { actorId: actor.id, facility, publicUrl, at: issued.at };
  const version = await decideConfiguration(tx, deed, { report, sent, acceptance: issued.acceptance });
  return version?.configurations.map(({ lidar }) => lidar.name) ?? [];
}

/** The next status of the application after the report; a refusal if it cannot be issued. */
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
    newValue: {
      status: nextStatus(before, issued.kind),
      acceptance: issued.acceptance,
      ...(answersFor(actor, holdersOf(before)) && { byOwner: true }),
      ...(issued.withoutPlanReason && { reason: `Without an upgrade plan: ${issued.withoutPlanReason}` }),
    },
  });
}
