import type { LabelOnDay } from '../label/label-on-day';
import { isLabelHeld } from '../label/label-steps';
import { day, type Day } from '../time/day';
import type { ProcessStage } from './stage';

/** What the stage of a facility follows from. */
export interface StageFacts {
  registered_on: Day;
  /** Of the first application that was submitted. */
  submitted_on: Day | null;
  /** Since when an acceptance is in force; `null` without one. */
  accepted_on: Day | null;
  /** When the present round was refused; `null` unless it ended so. */
  refused_on: Day | null;
  label: LabelOnDay;
  /** When the last grant of a label was recorded, and when that label was proposed. */
  granted_on: Day | null;
  proposed_on: Day | null;
  /** The day on which the stage is asked for. */
  on: Day;
}

/** The stage of a facility with the day on which it began. */
export interface StageSince {
  stage: ProcessStage;
  since: Day | null;
}

const later = (one: Day | null, other: Day | null): Day | null => ((one ?? '') > (other ?? '') ? one : other);

/** The stage by the label: from its first day on while it holds, while one is proposed, and after its end. */
function ofLabel({ label, granted_on, proposed_on, on }: StageFacts): StageSince | null {
  const { status, request, since, first } = label;
  if (isLabelHeld(status))
    return first !== null && first > on
      ? { stage: '1c', since: proposed_on }
      : { stage: '2', since: later(granted_on, first) };
  // A renewal that was not decided on before the end of the label was proposed before it.
  if (request?.kind === 'label') return { stage: '1c', since: later(day(request.since), since) };
  return status === 'none' ? null : { stage: 'ended', since };
}

/** The stage of a facility on the day of its label. */
export function stageOf(facts: StageFacts): StageSince {
  const { registered_on, submitted_on, accepted_on, refused_on } = facts;
  const ofItsLabel = ofLabel(facts);
  if (ofItsLabel) return ofItsLabel;
  if (accepted_on !== null) return { stage: '1b', since: accepted_on };
  if (refused_on !== null) return { stage: 'ended', since: refused_on };
  if (submitted_on !== null) return { stage: '1a', since: submitted_on };
  return { stage: 'registered', since: registered_on };
}
