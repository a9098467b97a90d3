import { randomUUID } from 'node:crypto';
import { COMPONENTS, TYPE_LISTS, dayOf } from '@portal/domain';
import type { AcceptanceCode } from '@portal/domain';
import { toPublicLidar } from '../labelling/instrument-records/instruments.view';
import type { StaffMember } from './accounts';
import { application, withDerivedState } from './application-rows';
import { chooser } from './chooser';
import type { Chooser } from './chooser';
import type { ApplicationRow, FacilityRows, ReviewerRow } from './demo.store';
import type { FacilityFacts } from './facts';
import { facilityRow } from './facility-rows';
import { handOverRows } from './hand-overs';
import { historyRows } from './history';
import { earlierInstruments, instrumentRows } from './instrument-rows';
import type { Instruments } from './instrument-rows';
import { keptDrafts } from './kept-drafts';
import { acceptanceFrom, formOpinions } from './opinions';
import { assessmentRows } from './plan-assessments';
import { roundsOf } from './rounds';
import { snapshotRows } from './snapshot-rows';
import type { Owner } from './snapshot-rows';
import type { Stage } from './stages';
import { STORIES } from './stories';
import type { Event, Story } from './stories';
import { timeline } from './timeline';
import type { Happening } from './timeline';
import { upgradePlan } from './upgrade-plan';

export interface People {
  staffId: (member: StaffMember) => string;
  /** The PI of the facility with this acronym. */
  owner: (acronym: string) => Owner;
}

/** All rows of one facility of the demonstration. */
export function demoFacility(facts: FacilityFacts, stage: Stage, people: People, now: Date): FacilityRows {
  const story: Story = STORIES[stage.story];
  const choose = chooser(facts.acronym);
  const id = randomUUID();
  const planned = timeline(story.events, stage.daysAgo, now, choose);
  const instruments = instrumentsOf(facts, stage, { id, now, choose, happenings: planned });
  const opinions = opinionsOf(id, instruments, stage, momentOf(planned, 'evaluate') ?? now, choose);
  const preliminary = acceptanceFrom(opinions);
  const happenings = planned.filter(({ event }) => event !== 'addUpgradePlan' || preliminary === 'conditionally');
  const rounds = roundsOf(happenings, { preliminary, final: finalAfter(preliminary, choose) });
  const owner = people.owner(stage.ownedBy ?? facts.acronym);
  const applications = rounds.map((round) =>
    application(round, { facilityId: id, opinions, progress: story.progress, staffId: people.staffId, choose }),
  );
  const facility = facilityRow(facts, {
    id,
    ownerId: owner.id,
    stage,
    instruments,
    isFilledIn: momentOf(happenings, 'save') !== null,
    createdAt: happenings[0]?.at ?? now,
    updatedAt: happenings.at(-1)?.at ?? now,
  });
  const evaluations = [
    ...applications.flatMap((round) => round.evaluations),
    ...keptDrafts(applications, { facility: id, rebuilt: instruments.lidars[0]?.id }),
  ];
  const assessments = applications.flatMap((round) => assessmentRows(facts.acronym, round));
  const reviewers = reviewerRows(id, story, instruments, happenings, people);
  const told = { facilityId: id, acronym: facts.acronym, happenings };
  const history = historyRows({
    ...told,
    displayed_status: stage.displayed_status,
    now,
    idOf: (who) => (who === 'owner' ? owner.id : people.staffId(who)),
  });
  const rows = {
    facility,
    ...instruments,
    applications: applications.map(({ row }) => row),
    evaluations,
    assessments,
    reviewers,
    history,
  };
  const derived = withDerivedState(rows);
  return {
    ...rows,
    applications: derived,
    history: [...history, ...handOverRows({ ...told, preliminary }, presentTurn(derived))],
    snapshots: applications.flatMap((round) => {
      const frozen = round.isReturned ? earlierInstruments(instruments) : instruments;
      return snapshotRows({ facility, owner, instruments: frozen, ...round });
    }),
    plans: applications.flatMap(({ row, plannedAt, evaluations: reviewed }) =>
      plannedAt
        ? [upgradePlan({ facility, instruments, applicationId: row.id, addedAt: plannedAt, evaluations: reviewed })]
        : [],
    ),
  };
}

/** Whom the current application waits for, and since when. */
function presentTurn(applications: readonly ApplicationRow[]) {
  const current = applications.find(({ isCurrent }) => isCurrent);
  return current ? { at: current.pendingSince, pendingFor: current.pendingFor } : null;
}

const momentOf = (happenings: readonly Happening[], event: Event) =>
  happenings.findLast((happening) => happening.event === event)?.at ?? null;

interface Making {
  id: string;
  now: Date;
  happenings: readonly Happening[];
  choose: Chooser;
}

/** No instruments before the owner has started; known values in drafts; all required values once submitted. */
function instrumentsOf(facts: FacilityFacts, stage: Stage, { id, now, happenings, choose }: Making): Instruments {
  const startedAt = momentOf(happenings, 'save');
  if (!startedAt) return { lidars: [], groups: [], photometers: [] };
  return instrumentRows(facts, {
    facilityId: id,
    isComplete: momentOf(happenings, 'submit') !== null,
    strength: stage.strength ?? 'strong',
    today: dayOf(now),
    startedAt,
    choose,
  });
}

function opinionsOf(facilityId: string, instruments: Instruments, stage: Stage, at: Date, choose: Chooser) {
  const lidars = instruments.lidars.map((lidar) =>
    toPublicLidar(
      lidar,
      instruments.groups.filter(({ lidarId }) => lidarId === lidar.id),
      TYPE_LISTS,
    ),
  );
  const { photometers } = instruments;
  return formOpinions(
    { facilityId, lidars, photometers },
    { strength: stage.strength ?? 'strong', day: dayOf(at), choose },
  );
}

/** Final acceptance: a good upgrade plan can turn a conditional acceptance into a yes. */
const finalAfter = (preliminary: AcceptanceCode, choose: Chooser) =>
  preliminary === 'conditionally' ? choose.pick<AcceptanceCode>(['yes', 'conditionally']) : preliminary;

function reviewerRows(
  facilityId: string,
  { components }: Story,
  { lidars, photometers }: Instruments,
  happenings: readonly Happening[],
  { staffId }: People,
): ReviewerRow[] {
  const createdAt = momentOf(happenings, 'setReviewers');
  if (!createdAt) return [];
  const evaluated = [...(lidars.length > 0 ? ['lidar'] : []), ...(photometers.length > 0 ? ['photometer'] : [])];
  return COMPONENTS.map(({ code }) => code)
    .filter((code) => evaluated.some((kind) => code.startsWith(kind)) && (components?.includes(code) ?? true))
    .map((component) => ({ facilityId, component, userId: staffId(component), workSince: createdAt, createdAt }));
}
