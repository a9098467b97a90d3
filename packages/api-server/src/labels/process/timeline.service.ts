import { dayOf, isOwnerOrDeputy, prettyName, relationsOf, type Timeline } from '@portal/domain';
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

/** The way of a facility, with paths that its reader may open. */
export async function readTimeline({ db, now }: Context, actor: Actor, about: FacilityAccessFacts): Promise<Timeline> {
  const { id } = about.loaded.facility;
  const today = dayOf(now());
  const reader = { relation: relationsOf(actor, about.people), state: about.state };
  const way = wayAsRead(orNotFound(await loadWay(db, id, today)), reader);
  const paths = isOwnerOrDeputy(actor, about.people) ? OWN_PATHS : centrePaths(actor);
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
