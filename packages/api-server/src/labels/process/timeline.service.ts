import { dayOf, isOwnerOrDeputy, prettyName, relationsOf, type ComingStep, type Timeline } from '@portal/domain';
import type { FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { Actor, Context } from '../../platform/process/app-types';
import { orNotFound } from '../../platform/errors/app-error';
import { recordsAsRead, wayAsRead } from './as-read';
import { comingSteps } from './due-steps';
import { loadWay } from './load-ways';
import { openSteps } from './open-steps';
import { centrePaths, OWN_PATHS } from './paths';
import { timelineEntries } from './timeline-events';
import {
  listConcludedTests,
  listConfigurationStates,
  listPlans,
  listRounds,
  listVersionsOnWay,
} from './timeline.store';

/** The way of a facility as its reader reads it, with paths that they may open. */
async function loadForReader({ db, now }: Context, actor: Actor, about: FacilityAccessFacts) {
  const { id } = about.loaded.facility;
  const today = dayOf(now());
  const reader = { relation: relationsOf(actor, about.people), state: about.state };
  const way = wayAsRead(orNotFound(await loadWay(db, id, today)), reader);
  const paths = isOwnerOrDeputy(actor, about.people) ? OWN_PATHS : centrePaths(actor);
  return { id, today, reader, way, paths };
}

/** The timeline of a facility. */
export async function readTimeline(context: Context, actor: Actor, about: FacilityAccessFacts): Promise<Timeline> {
  const { id, today, reader, way, paths } = await loadForReader(context, actor, about);
  const { db } = context;
  const [rounds, plans, versions, tests, configurations] = await Promise.all([
    listRounds(db, id),
    listPlans(db, id),
    listVersionsOnWay(db, id),
    listConcludedTests(db, id),
    listConfigurationStates(db, id),
  ]);
  const records = recordsAsRead({ rounds, plans, versions, tests, configurations }, reader);
  const { facility, stage } = way;
  return {
    on: today,
    facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
    stage: stage.stage,
    open: openSteps(way, today, paths),
    coming: comingSteps(way, today, paths),
    entries: timelineEntries(way, records, { paths, today }),
  };
}

/** What comes next for a facility, without the steps of its past, which grow with the years. */
export async function readComing(context: Context, actor: Actor, about: FacilityAccessFacts): Promise<ComingStep[]> {
  const { today, way, paths } = await loadForReader(context, actor, about);
  return comingSteps(way, today, paths);
}
