import {
  answersFor,
  asksForConditions,
  epochSeconds,
  LABEL_PAGES,
  LABEL_STEPS,
  labelTurns,
  may,
  prettyName,
  relationsOf,
  type LabelDecision,
  type LabelOnDay,
  type LabelRecord,
  type LabelStep,
  type LabelStepOffer,
} from '@portal/domain';
import type { Actor, Settings } from '../../platform/process/app-types';
import { accessFactsOf, type FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { toDisplayedStatus } from '../../labelling/facilities/facility.view';
import { holdersOf } from '../../labelling/facilities/owner-and-deputies';
import type { DecisionRow } from '../../labelling/label/label-decisions.store';
import type { CertificateRow } from '../certificates/certificates.store';
import { toLabelCertificate } from '../certificates/certificates.view';
import { conditionsOfNext } from '../conditions/load-conditions';
import { conditionsOf, labelFactsOf, type LabelFactsOnDay } from './label-facts';

interface Stored {
  /** In the order of their places. */
  decisions: readonly DecisionRow[];
  /** Newest first. */
  certificates: readonly CertificateRow[];
}

interface Reader {
  actor: Actor;
  settings: Pick<Settings, 'mode'>;
}

/** Reasons and notes, and the document that gives them, have the same readers. */
const readsReasons = (actor: Actor, { people, state }: FacilityAccessFacts): boolean =>
  may('label.read', relationsOf(actor, people), state, ['reasons']).allowed;

const toDecision = (
  row: DecisionRow,
  { certificates }: Stored,
  { withReason }: { withReason: boolean },
): LabelDecision => ({
  _id: row.id,
  place: row.place,
  kind: row.kind,
  recorded_at: epochSeconds(row.recordedAt),
  on: row.decidedOn,
  body: row.body,
  reference: row.reference,
  reason: withReason ? row.reason : null,
  public_text: row.publicText,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  scope: row.scope,
  conditions: row.conditions,
  document: withReason ? row.documentId : null,
  certificate: certificates.find(({ decisionId }) => decisionId === row.id)?.content.number ?? null,
});

const TAKEN = (Object.keys(LABEL_STEPS) as LabelStep[]).filter((step) => step !== 'expire');

/** The steps that a user may take, and the proposals that only lack their conditions. */
function offersFor(actor: Actor, onDay: LabelFactsOnDay): LabelStepOffer[] {
  const { people, state } = labelFactsOf(onDay, []);
  return TAKEN.flatMap((step): LabelStepOffer[] => {
    if (!may(`label.${step}`, relationsOf(actor, people), state).allowed) return [];
    return [
      {
        step,
        conditions: conditionsOf(step, onDay.proposable),
        scope: asksForConditions(step) ? onDay.proposable.scope : null,
      },
    ];
  });
}

const withoutReason = (label: LabelOnDay): LabelOnDay => ({
  ...label,
  request: label.request && { ...label.request, reason: null },
});

/** The label of a facility as a user reads it. */
export function toLabelRecord(onDay: LabelFactsOnDay, stored: Stored, { actor, settings }: Reader): LabelRecord {
  const { loaded, label, proposable, today } = onDay;
  const { facility, lists } = loaded;
  const withReason = readsReasons(actor, accessFactsOf(loaded));
  const { code, name } = toDisplayedStatus(facility.displayed_status, lists);
  return {
    facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
    version: stored.decisions.at(-1)?.place ?? 0,
    on: today,
    today: withReason ? label : withoutReason(label),
    displayed_status: { code, name },
    turns: labelTurns(
      { label, last: stored.decisions.at(-1)?.kind ?? null },
      conditionsOfNext(label, proposable),
      today,
    ),
    decisions: stored.decisions.map((row) => toDecision(row, stored, { withReason })).toReversed(),
    certificates: stored.certificates.map((row) => toLabelCertificate(row, label, today)),
    steps: offersFor(actor, onDay),
    public_page: label.period === null ? null : LABEL_PAGES.public(facility.acronym),
    is_own_facility: answersFor(actor, holdersOf(loaded)),
    is_demonstration: settings.mode === 'demo',
  };
}
