import { addDays, asksForConditions, dayOf, isLabelProposal, recordsDecision, statesValidity } from '@portal/domain';
import { findFacility } from '../../labelling/facilities/facility.store';
import { insertDecision, labelOf } from '../../labelling/label/label-decisions.store';
import { issueCertificate } from '../../labels/certificates/issue-certificate';
import { conditionsOf } from '../../labels/decisions/label-facts';
import { endOpenEvaluations } from '../../labels/evaluations/evaluations.store';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import { EVALUATION_STORIES } from './evaluation-stories';
import { closeEvaluation, openEvaluation, type Making } from './insert-evaluations';
import { proposableAt } from './on-day';
import { LABEL_STORIES, type DecisionStory } from './stories';

const MINUTES_PER_DAY = 1440;
const BODY = 'General Assembly (demonstration)';

/** What a proposal says of a facility at that moment. */
async function proposedColumns({ tx, loaded, at }: Making, kind: 'propose' | 'propose-renewal') {
  const proposable = await proposableAt(tx, loaded, { at, label: labelOf(loaded, dayOf(at)) });
  return { scope: proposable.scope, conditions: conditionsOf(kind, proposable) };
}

/** The columns of a grant or a renewal, whose scope is that of the proposal. */
const grantedColumns = ({ loaded, at, now }: Making, { from = 0, until = 0 }: DecisionStory) => ({
  validFrom: addDays(dayOf(now), -from),
  validUntil: addDays(dayOf(now), -until),
  scope: labelOf(loaded, dayOf(at)).request?.scope ?? null,
});

/** Who has an entry recorded; null for the portal. */
function recorderOf({ centre, administrator }: Making, kind: DecisionStory['kind']): string | null {
  if (kind === 'expire') return null;
  return isLabelProposal(kind) ? centre : administrator;
}

/** Appends an entry to the record of the label, with all that comes with it. */
async function decide(making: Making, story: DecisionStory): Promise<void> {
  const { context, tx, loaded, at } = making;
  const { kind, reason = null, publicText = null } = story;
  const decidedOn = dayOf(at);
  const decision = await insertDecision(tx, {
    facilityId: loaded.facility.id,
    place: loaded.labelDecisions.length + 1,
    kind,
    recordedAt: at,
    recordedById: recorderOf(making, kind),
    decidedOn,
    reason,
    publicText,
    ...(recordsDecision(kind) && { body: BODY, reference: `GA-${decidedOn.slice(0, 4)}-${1 + (story.daysAgo % 90)}` }),
    ...(asksForConditions(kind) && (await proposedColumns(making, kind))),
    ...(statesValidity(kind) && grantedColumns(making, story)),
  });
  if (statesValidity(kind)) await issueCertificate(context, tx, { loaded, decision, at });
  if (kind === 'withdraw' || kind === 'expire') await endOpenEvaluations(tx, loaded.facility.id, at);
}

interface Step {
  acronym: string;
  daysAgo: number;
  take: (making: Making) => Promise<void>;
}

/** The steps about the label of a facility. */
function stepsOf(acronym: string): Step[] {
  const decisions = (LABEL_STORIES[acronym] ?? []).map((story): Step => {
    return { acronym, daysAgo: story.daysAgo, take: (making) => decide(making, story) };
  });
  const evaluations = (EVALUATION_STORIES[acronym] ?? []).flatMap((story): Step[] => {
    const { openedDaysAgo, closed } = story;
    const opening = { acronym, daysAgo: openedDaysAgo, take: (making: Making) => openEvaluation(making, story) };
    if (!closed) return [opening];
    const { daysAgo, outcome, conclusions: reason } = closed;
    const proposal = { kind: 'request-suspension', daysAgo, reason } as const;
    const request = { acronym, daysAgo, take: (making: Making) => decide(making, proposal) };
    const closing = { acronym, daysAgo, take: (making: Making) => closeEvaluation(making, closed) };
    return [opening, ...(outcome === 'propose_suspension' ? [request] : []), closing];
  });
  return [...decisions, ...evaluations];
}

interface Labels {
  all: readonly FacilityRows[];
  /** Who proposes and evaluates, and who records decisions. */
  people: Pick<Making, 'centre' | 'administrator'>;
}

/** Inserts the labels of the demonstration with their certificates and regular evaluations. */
export async function insertLabels(context: Context, tx: Db, { all, people }: Labels): Promise<void> {
  const now = context.now();
  // Oldest first, of all facilities: each is taken with the records before it, and certificates are numbered in turn.
  const steps = Object.keys(LABEL_STORIES).flatMap((acronym) => stepsOf(acronym));
  for (const { acronym, daysAgo, take } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const id = all.find(({ facility }) => facility.acronym === acronym)?.facility.id;
    const loaded = id && (await findFacility(tx, id));
    if (!loaded) throw new Error(`The demonstration has no facility ${acronym}.`);
    const at = plusMinutes(now, -daysAgo * MINUTES_PER_DAY);
    await take({ context: { ...context, db: tx, now: () => at }, tx, loaded, at, now, ...people });
  }
}
