import type { ReviewedApplication, View } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { toNationalFacility } from '../facilities/facility.view';
import { getFacility } from '../facilities/load-facility';
import { listLidars, listPhotometers } from '../instruments/load-instruments';
import { listRound } from './evaluation.store';
import { toReviewedApplication } from './reviewed-application.view';

/** The application of a facility with everything that is evaluated, and the evaluations so far. */
export async function readApplication(
  db: Db,
  id: string,
  { actor, view }: { actor: Actor; view: View },
): Promise<ReviewedApplication> {
  const loaded = await getFacility(db, id);
  return toReviewedApplication({
    facility: toNationalFacility(loaded, { actor, view }),
    lidars: await listLidars(db, id, view),
    photometers: await listPhotometers(db, id, view),
    evaluations: await listRound(db, loaded.application.id),
    view,
    lists: loaded.lists,
  });
}
