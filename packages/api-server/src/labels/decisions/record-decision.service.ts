import {
  day,
  dayOf,
  epochOf,
  OFFERED_STATUSES,
  problemsOfDecisionDays,
  recordsDecision,
  type Day,
  type LabelChangeInput,
  type LabelGrantInput,
  type LabelRecord,
  type LabelRefusalInput,
  type LabelReturnInput,
  type LabelStep,
} from '@portal/domain';
import { AppError, refusedField } from '../../platform/errors/app-error';
import { linkFile } from '../../platform/files/files.store';
import { setDisplayedStatus } from '../../labelling/facilities/set-displayed-status';
import { endEvaluations } from '../evaluations/end-evaluation';
import { issueCertificate } from '../certificates/issue-certificate';
import { loadGrounds } from '../conditions/load-conditions';
import { lostSinceProposal } from './lost-since-proposal';
import { takeLabelStep, type LabelAction, type LockedLabel } from './take-label-step';

const NO_DOCUMENT = 'The PDF was not found among your uploads';

type Decided = Pick<LabelGrantInput, 'on' | 'body' | 'reference' | 'document'>;
type Validity = Pick<LabelGrantInput, 'valid_from' | 'valid_until'>;

const dayIn = (epoch: number): Day => day(epoch) ?? '';

/** Refuses impossible days on their fields. */
function assertPossible({ onDay, at }: LockedLabel, days: { on: number } & Partial<Validity>, isRenewal: boolean) {
  const { loaded, label } = onDay;
  const last = loaded.labelDecisions.findLast(({ kind }) => recordsDecision(kind));
  const errors = problemsOfDecisionDays(days, {
    today: epochOf(dayOf(at)),
    last: last ? epochOf(last.on) : null,
    proposed: label.request ? epochOf(dayIn(label.request.since)) : null,
    end: isRenewal && label.valid_until !== null ? epochOf(label.valid_until) : null,
  });
  if (errors.length > 0) throw new AppError('notSaved', 422, { errors });
}

const RETURN = 'Return the proposal, so that the centre can propose what holds now.';

/** Refuses to label what the proposal rests on no longer; the scope that is granted is the one that was checked. */
async function assertStillHolds({ tx, onDay, present }: LockedLabel): Promise<void> {
  const { loaded, label, proposable, today } = onDay;
  const proposedOn = label.request ? dayIn(label.request.since) : today;
  const then = proposedOn === today ? onDay.grounds : await loadGrounds(tx, loaded.facility.id, proposedOn);
  const lost = lostSinceProposal(label.request?.scope ?? null, proposable, then.book);
  if (lost.length === 0) return;
  const message = ['This has changed since the proposal.', ...lost, RETURN].join(' ');
  throw new AppError('notSaved', 409, { message, data: await present() });
}

/** Links the uploaded document of a decision, which is a PDF of who records it. */
async function linkDocument({ tx, actor, onDay, entryId }: LockedLabel, fileId: string): Promise<string> {
  const { id: facilityId } = onDay.loaded.facility;
  const link = { as: 'label-document', linkedId: entryId, facilityId, uploaderId: actor.id, kind: 'document' } as const;
  if (!(await linkFile(tx, { fileId, ...link }))) throw refusedField('document', NO_DOCUMENT);
  return fileId;
}

/** The decision outside as columns, with its document linked. */
const decidedColumns = async (locked: LockedLabel, { on, body, reference, document }: Decided) => ({
  decidedOn: dayIn(on),
  body,
  reference,
  documentId: document ? await linkDocument(locked, document) : null,
});

/** Sets the public status that fits the step, if the administrator wants it. */
async function setOffered(locked: LockedLabel, kind: LabelStep, isWanted: boolean | undefined): Promise<void> {
  const status = OFFERED_STATUSES[kind];
  if (isWanted !== true || status === undefined) return;
  const { context, tx, actor, onDay } = locked;
  await setDisplayedStatus(tx, context, { before: onDay.loaded, actor, status });
}

/** Returns what was proposed to the centre, with the reason. */
export const returnProposal = (action: LabelAction, { version, reason }: LabelReturnInput): Promise<LabelRecord> =>
  takeLabelStep(action, { kind: 'return', version, valuesOf: async ({ at }) => ({ decidedOn: dayOf(at), reason }) });

/** Records a grant or a renewal, and issues its certificate. The scope is that of the proposal. */
export const grantLabel = (
  action: LabelAction,
  kind: 'grant' | 'renew',
  { version, ...input }: LabelGrantInput,
): Promise<LabelRecord> =>
  takeLabelStep(action, {
    kind,
    version,
    valuesOf: async (locked) => {
      assertPossible(locked, input, kind === 'renew');
      await assertStillHolds(locked);
      return {
        ...(await decidedColumns(locked, input)),
        publicText: input.public_text ?? null,
        validFrom: dayIn(input.valid_from),
        validUntil: dayIn(input.valid_until),
        scope: locked.onDay.label.request?.scope ?? null,
      };
    },
    after: async (locked, decision) => {
      const { context, tx, onDay, at } = locked;
      await issueCertificate(context, tx, { loaded: onDay.loaded, decision, at });
      await setOffered(locked, kind, input.set_displayed_status);
    },
  });

/** Records a refusal, which leaves the label as it was before the proposal. */
export const refuseProposal = (action: LabelAction, { version, ...input }: LabelRefusalInput): Promise<LabelRecord> =>
  takeLabelStep(action, {
    kind: 'refuse',
    version,
    valuesOf: async (locked) => {
      assertPossible(locked, input, false);
      return { ...(await decidedColumns(locked, input)), reason: input.reason };
    },
  });

/** Records a suspension, a reinstatement or a withdrawal. */
export const changeLabel = (
  action: LabelAction,
  kind: 'suspend' | 'reinstate' | 'withdraw',
  { version, ...input }: LabelChangeInput,
): Promise<LabelRecord> =>
  takeLabelStep(action, {
    kind,
    version,
    valuesOf: async (locked) => {
      assertPossible(locked, input, false);
      return { ...(await decidedColumns(locked, input)), reason: input.reason, publicText: input.public_text ?? null };
    },
    after: async (locked) => {
      const { tx, onDay, at } = locked;
      if (kind === 'withdraw') await endEvaluations(tx, onDay.loaded.facility.id, at);
      await setOffered(locked, kind, input.set_displayed_status);
    },
  });
