import {
  asksForConditions,
  dayOf,
  unmetConditions,
  type Day,
  type LabelCondition,
  type LabelOnDay,
  type LabelStep,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { accessFactsOf, type FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { loadGrounds, proposableOf, type Grounds, type Proposable } from '../conditions/load-conditions';

/** The label of a loaded facility on a day. */
export interface LabelToday {
  loaded: LoadedFacility;
  label: LabelOnDay;
  today: Day;
}

/** The same with what may be proposed. */
export interface LabelFactsOnDay extends LabelToday {
  grounds: Grounds;
  proposable: Proposable;
}

/** The label of a loaded facility at a moment. */
export function labelTodayOf(loaded: LoadedFacility, at: Date): LabelToday {
  const today = dayOf(at);
  return { loaded, today, label: labelOf(loaded, today) };
}

/** The same with what may be proposed; `grounds` are those of this day, if they are known. */
export async function labelOnDayOf(
  db: Db,
  loaded: LoadedFacility,
  { at, grounds: known }: { at: Date; grounds?: Grounds },
): Promise<LabelFactsOnDay> {
  const of = labelTodayOf(loaded, at);
  const grounds = known ?? (await loadGrounds(db, loaded.facility.id, of.today));
  return { ...of, grounds, proposable: proposableOf(grounds, of.label, of.today) };
}

/** The facts that the steps of a label depend on, with the conditions that count. */
export function labelFactsOf(
  { loaded, label }: LabelToday,
  conditions: readonly LabelCondition[],
): FacilityAccessFacts {
  const facts = accessFactsOf(loaded);
  return {
    ...facts,
    state: {
      ...facts.state,
      labelStatus: label.status,
      labelRequest: label.request?.kind ?? null,
      unmetConditions: unmetConditions(conditions),
    },
  };
}

/** The conditions that a step asks for. */
export function conditionsOf(step: LabelStep, { label, renewal }: Proposable) {
  if (!asksForConditions(step)) return [];
  return step === 'propose' ? label : renewal;
}
