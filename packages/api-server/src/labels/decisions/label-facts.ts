import { asksForConditions, dayOf, unmetConditions, type Day, type LabelOnDay, type LabelStep } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { accessFactsOf, type FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { conditionsOfNext, loadProposable, type Proposable } from '../conditions/load-conditions';

/** The label of a loaded facility on a day, with what may be proposed. */
export interface LabelFactsOnDay {
  loaded: LoadedFacility;
  label: LabelOnDay;
  proposable: Proposable;
  today: Day;
}

/** Determines the label of a loaded facility at a moment, and what may be proposed. */
export async function labelOnDayOf(db: Db, loaded: LoadedFacility, at: Date): Promise<LabelFactsOnDay> {
  const today = dayOf(at);
  const label = labelOf(loaded, today);
  return { loaded, label, today, proposable: await loadProposable(db, loaded.facility.id, label, today) };
}

/** The facts that the steps of a label depend on; the conditions are those of the step. */
export function labelFactsOf({ loaded, label, proposable }: LabelFactsOnDay, step?: LabelStep): FacilityAccessFacts {
  const facts = accessFactsOf(loaded);
  const conditions = step === undefined ? conditionsOfNext(label, proposable) : conditionsOf(step, proposable);
  return {
    ...facts,
    state: {
      ...facts.state,
      labelStatus: label.status,
      labelRequest: label.request?.kind ?? null,
      wasLabelled: loaded.labelDecisions.some(({ kind }) => kind === 'grant'),
      unmetConditions: unmetConditions(conditions),
    },
  };
}

/** The conditions that a step asks for. */
export function conditionsOf(step: LabelStep, { label, renewal }: Proposable) {
  if (!asksForConditions(step)) return [];
  return step === 'propose' ? label : renewal;
}
