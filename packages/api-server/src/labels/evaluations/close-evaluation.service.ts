import {
  allowsLabelStep,
  certificateNumber,
  dayOf,
  epochSeconds,
  isLabelHeld,
  LABEL_SETTINGS,
  labelOn,
  prettyName,
  problemsOfReview,
  shortened,
  type CloseEvaluationInput,
  type EvaluationWithoutFigures,
  type LabelOnDay,
  type RegularEvaluationReport,
} from '@portal/domain';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { AppError, conflict } from '../../platform/errors/app-error';
import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import type { Actor, Context } from '../../platform/process/app-types';
import { labelOf, toCounted } from '../../labelling/label/label-decisions.store';
import { freezeIssuer } from '../../quality/issuer/frozen-issuer';
import { aboutFacility } from '../../quality/mail/about-facility';
import { newsMail, toHolders } from '../../quality/mail/holder-mail';
import { lastCertificate } from '../certificates/certificates.store';
import { writeLabelMails } from '../mail/write-label-mails';
import { recordEntry } from '../record/record-entry';
import { closedNews } from './evaluation-mails';
import { toActions } from './evaluation-steps.service';
import { insertActions } from './evaluations.store';
import { indicatorsOf } from './evaluations.view';
import { byOwner, recordEvaluation } from './record-evaluation';
import { writeEvaluation, type LockedEvaluation } from './write-evaluation';

const HAS_ENDED = 'The label of the facility has ended, and its evaluation ends with it.';
const NOT_GRANTED =
  'The label is not granted at present, so its suspension cannot be proposed. Choose another outcome.';

type Period = NonNullable<LabelOnDay['period']>;

/** What the report of an evaluation says from now on. */
export async function freezeReport(
  { tx, loaded, stored, context, at }: Omit<LockedEvaluation, 'actor'>,
  input: Omit<CloseEvaluationInput, 'version'>,
  { period, valid_until }: { period: Period; valid_until: string },
): Promise<RegularEvaluationReport> {
  const { facility } = loaded;
  const { kind, periodFrom, periodTo, statement, statedAt, recommendations } = stored.evaluation;
  const { indicators, on } = await indicatorsOf(context, { loaded, stored });
  const certificate = await lastCertificate(tx, facility.id);
  return {
    issued_at: epochSeconds(at),
    issuer: await freezeIssuer(tx),
    facility: { acronym: facility.acronym, pretty_name: prettyName(facility), institute: facility.hosting_institute },
    kind,
    period_from: periodFrom,
    period_to: periodTo,
    scope: period.scope,
    label: { valid_from: period.from, valid_until, certificate: certificate ? certificateNumber(certificate) : null },
    indicators,
    indicators_on: on,
    // A statement that was never sent is no part of it.
    statement: statedAt === null ? null : statement,
    stated_at: epochSeconds(statedAt),
    conclusions: input.conclusions,
    recommendations: input.recommendations === undefined ? recommendations : input.recommendations,
    outcome: input.outcome,
    actions: toActions(input.actions),
    is_demonstration: context.settings.mode === 'demo',
  };
}

/** Proposes the suspension of the label in its record; whether it is suspended is decided outside. */
async function proposeSuspension(
  { tx, loaded, actor, at, context }: LockedEvaluation,
  label: LabelOnDay,
  reason: string,
): Promise<void> {
  if (label.request?.kind === 'suspension') return;
  const facts = { labelStatus: label.status, labelRequest: label.request?.kind ?? null };
  if (!allowsLabelStep('request-suspension', facts)) throw conflict(NOT_GRANTED);
  const decision = await recordEntry(tx, {
    loaded,
    kind: 'request-suspension',
    place: (loaded.labelDecisions.at(-1)?.place ?? 0) + 1,
    at,
    values: {
      recordedById: actor.id,
      decidedOn: dayOf(at),
      reason: shortened(reason, LABEL_SETTINGS.texts.reason),
    },
  });
  await writeLabelMails(tx, {
    loaded,
    decision,
    before: label,
    label: labelOn([...loaded.labelDecisions, toCounted(decision)], dayOf(at)),
    publicUrl: context.settings.publicUrl,
  });
}

/** Tells the facility, and those of the centre who issue reports. */
async function notify({ tx, loaded, stored, context }: LockedEvaluation, report: RegularEvaluationReport) {
  const about = aboutFacility(loaded, context.settings.publicUrl);
  const newsFor = (toCentre: boolean) => closedNews(stored.evaluation, report, { toCentre, facility: about.facility });
  await writeMails(tx, toHolders(about, newsFor(false)));
  await writeMailTo(tx, addressesOfCentre('issue-nf-report', about.facility.id), newsMail(about, newsFor(true)));
}

/** Closes an evaluation with its outcome, and freezes its figures and its report. */
export const closeEvaluation = (
  context: Context,
  actor: Actor,
  id: string,
  input: CloseEvaluationInput,
): Promise<EvaluationWithoutFigures> =>
  writeEvaluation(
    { context, actor, capability: 'regular-evaluation.close', id, version: input.version },
    async (locked) => {
      const { tx, loaded, stored, at } = locked;
      const today = dayOf(at);
      const label = labelOf(loaded, today);
      const { period, valid_until } = label;
      if (!isLabelHeld(label.status) || period === null || valid_until === null) throw conflict(HAS_ENDED);
      const errors = problemsOfReview({ ...input, actions: input.actions ?? [] }, today);
      if (errors.length > 0) throw new AppError('notSaved', 422, { errors });
      const report = await freezeReport(locked, input, { period, valid_until });
      if (input.outcome === 'propose_suspension') await proposeSuspension(locked, label, input.conclusions);
      await insertActions(tx, id, report.actions);
      await recordEvaluation(tx, {
        evaluation: stored.evaluation,
        action: 'regular-evaluation.close',
        actorId: actor.id,
        enters: 'closed',
        values: { outcome: input.outcome, ...byOwner(actor, loaded) },
      });
      await notify(locked, report);
      const { conclusions, recommendations, outcome } = report;
      return {
        conclusions,
        recommendations,
        outcome,
        report,
        draftActions: null,
        status: 'closed',
        statusSince: at,
        closedAt: at,
        closedById: actor.id,
      };
    },
  );
