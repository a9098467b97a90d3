import {
  isShownCertified,
  LABEL_PAGES,
  LABEL_STEPS,
  labelOn,
  lastDayOf,
  LOST_STATUSES,
  publicLabelInWords,
  type Day,
  type LabelOnDay,
  type PublicLabel,
} from '@portal/domain';
import { toCounted } from '../../labelling/label/label-decisions.store';
import type { Settings } from '../../platform/process/app-types';
import type { DescribedFacility } from '../described/described-facility';
import type { PublicDecision } from './public-labels.store';

/** A facility that ever had a label, with the record of it and the numbers of its certificates by decision. */
export interface LabelledFacility {
  facility: DescribedFacility;
  record: readonly PublicDecision[];
  certificates: ReadonlyMap<string, string>;
}

/** Who decided, under which reference, and when. */
const decisionOf = ({ body, reference, decidedOn: on }: PublicDecision) => ({
  body: body ?? '',
  reference: reference ?? '',
  on,
});

/** The decision that a lost label was lost by; its reason stays in the record. */
function lossOf({ status }: LabelOnDay, record: readonly PublicDecision[]): PublicLabel['lost_by'] {
  if (LOST_STATUSES[status] === undefined) return null;
  const loss = record.findLast(({ kind }) => LABEL_STEPS[kind].to === status);
  return loss ? decisionOf(loss) : null;
}

/** What a decision with a period says to the public. */
function toGranted(row: PublicDecision, { certificates }: LabelledFacility) {
  const { id, validFrom, validUntil, scope, decidedOn } = row;
  return {
    valid_from: validFrom ?? decidedOn,
    valid_until: validUntil,
    scope: scope ?? { lidars: [], photometers: [] },
    decision: decisionOf(row),
    certificate: certificates.get(id) ?? '',
  };
}

/** The renewal that begins after the period that holds. */
const renewalOf = ({ later }: LabelOnDay, record: readonly PublicDecision[]) =>
  record.find(({ place }) => place === later.at(-1)?.place);

/** A label on a day, without reasons, people and requests; null if it was never granted. */
export function toPublicLabel(
  of: LabelledFacility,
  { mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>,
  today: Day,
): PublicLabel | null {
  const { facility, record } = of;
  const label = labelOn(
    record.map((row) => toCounted({ ...row, reason: null })),
    today,
  );
  const { status, is_valid, since, period, valid_until, public_text } = label;
  const decision = record.find(({ place }) => place === period?.place);
  if (status === 'none' || !decision) return null;
  const { acronym, name, institute, country, displayed_status } = facility;
  const { valid_until: certificateUntil, ...present } = toGranted(decision, of);
  const renewal = renewalOf(label, record);
  const state = {
    status,
    is_valid,
    since,
    ...present,
    labelled_from: label.first ?? present.valid_from,
    scope_until: period ? lastDayOf(period, label.later[0]) : present.valid_from,
    certificate_until: certificateUntil ?? present.valid_from,
    // What was withdrawn is valid until no day.
    valid_until: status === 'withdrawn' ? null : valid_until,
    granted_until: valid_until ?? present.valid_from,
    lost_by: lossOf(label, record),
    renewed: renewal ? toGranted(renewal, of) : null,
  };
  return {
    facility: { acronym, name, institute, country },
    ...state,
    sentence: publicLabelInWords(state),
    public_text,
    is_on_map: isShownCertified(displayed_status, label),
    page: publicUrl + LABEL_PAGES.public(acronym),
    is_demonstration: mode === 'demo',
  };
}
