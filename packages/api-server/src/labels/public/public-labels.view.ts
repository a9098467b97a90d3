import { LABEL_PAGES, labelOn, publicLabelInWords, type Day, type LabelOnDay, type PublicLabel } from '@portal/domain';
import { toCounted, type DecisionRow } from '../../labelling/label/label-decisions.store';
import type { Settings } from '../../platform/process/app-types';
import type { DescribedFacility } from '../described/described-facility';

/** A facility that ever had a label, with the record of it and the numbers of its certificates by decision. */
export interface LabelledFacility {
  facility: DescribedFacility;
  record: readonly DecisionRow[];
  certificates: ReadonlyMap<string, string>;
}

/** The state of a label as the public reads it; null if it was never granted. */
function toState({ status, is_valid, since, period, valid_until, public_text }: LabelOnDay) {
  if (status === 'none' || period === null) return null;
  const last = status === 'withdrawn' ? null : valid_until;
  const state = { status, is_valid, since, valid_from: period.from, valid_until: last };
  return { ...state, sentence: publicLabelInWords(state), scope: period.scope, public_text };
}

/** A label on a day, without reasons, people and requests; null if it was never granted. */
export function toPublicLabel(
  { facility, record, certificates }: LabelledFacility,
  { mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>,
  today: Day,
): PublicLabel | null {
  const label = labelOn(record.map(toCounted), today);
  const state = toState(label);
  const decision = record.find(({ place }) => place === label.period?.place);
  if (state === null || !decision) return null;
  const { acronym, name, institute, country } = facility;
  const { body, reference, decidedOn: on } = decision;
  return {
    facility: { acronym, name, institute, country },
    ...state,
    decision: { body: body ?? '', reference: reference ?? '', on },
    certificate: certificates.get(decision.id) ?? '',
    page: publicUrl + LABEL_PAGES.public(acronym),
    is_demonstration: mode === 'demo',
  };
}
