import { dayOf, isOwnerOrDeputy, may, prettyName, relationsOf, type Timeline } from '@portal/domain';
import type { FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import type { Actor, Context } from '../../platform/process/app-types';
import { orNotFound } from '../../platform/errors/app-error';
import { comingDays } from './due-soon';
import { loadWay, type Way } from './load-ways';
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

/** Evaluations are left out for those who may not read them. */
function asRead(way: Way, actor: Actor, { people, state }: FacilityAccessFacts): Way {
  const readsEvaluations = may('regular-evaluation.read', relationsOf(actor, people), state).allowed;
  return readsEvaluations ? way : { ...way, evaluations: [] };
}

/** The way of a facility, with paths that its reader may open. */
export async function readTimeline({ db, now }: Context, actor: Actor, about: FacilityAccessFacts): Promise<Timeline> {
  const { id } = about.loaded.facility;
  const today = dayOf(now());
  const way = asRead(orNotFound(await loadWay(db, id, today)), actor, about);
  const paths = isOwnerOrDeputy(actor, about.people) ? OWN_PATHS : centrePaths(actor);
  const [rounds, plans, versions, tests, configurations] = await Promise.all([
    listRounds(db, id),
    listPlans(db, id),
    listVersionsOnWay(db, id),
    listConcludedTests(db, id),
    listConfigurationStates(db, id),
  ]);
  const { facility, stage } = way;
  return {
    on: today,
    facility: { _id: facility.id, acronym: facility.acronym, pretty_name: prettyName(facility) },
    stage: stage.stage,
    open: openSteps(way, today, paths),
    due: comingDays(way, today, paths),
    entries: timelineEntries(way, { rounds, plans, versions, tests, configurations }, { paths, today }),
  };
}
