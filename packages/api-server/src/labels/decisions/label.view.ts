import {
  asksForConditions,
  epochSeconds,
  LABEL_PAGES,
  LABEL_STEPS,
  labelTurns,
  may,
  prettyName,
  relationsOf,
  type FacilityPeople,
  type LabelDecision,
  type LabelOnDay,
  type LabelRecord,
  type LabelStep,
  type LabelStepOffer,
} from '@portal/domain';
import type { Actor, Settings } from '../../platform/process/app-types';
import { toDisplayedStatus } from '../../labelling/facilities/facility.view';
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

/** Reasons are for the facility, its reviewers, the centre and administrators, and not for the data centre. */
function readsReasons(actor: Actor, people: FacilityPeople): boolean {
  return relationsOf(actor, people).columns.some((column) => column !== 'Ar' && column !== 'Oo');
}

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
  document: row.documentId,
  certificate: certificates.find(({ decisionId }) => decisionId === row.id)?.content.number ?? null,
});

const TAKEN = (Object.keys(LABEL_STEPS) as LabelStep[]).filter((step) => step !== 'expire');

/** The steps that a user may take, and the proposals that only lack their conditions. */
function offersFor(actor: Actor, onDay: LabelFactsOnDay): LabelStepOffer[] {
  return TAKEN.flatMap((step): LabelStepOffer[] => {
    const { people, state } = labelFactsOf(onDay, step);
    const asIfMet = { ...state, unmetConditions: [] };
    if (!may(`label.${step}`, relationsOf(actor, people), asIfMet).allowed) return [];
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
  const { people } = labelFactsOf(onDay);
  const withReason = readsReasons(actor, people);
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
    is_demonstration: settings.mode === 'demo',
  };
}
