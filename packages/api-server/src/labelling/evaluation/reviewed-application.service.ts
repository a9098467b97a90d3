import type { Day, ReviewedApplication, View } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { toNationalFacility, withLabel } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/facility.store';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';
import { listFormer, listRound } from './evaluation.store';
import { listAssessments } from './plan-assessment.store';
import { toAssessments } from './plan-assessment.view';
import { toReviewedApplication } from './reviewed-application.view';

/** The application of a facility on a day, with all targets of evaluation and the evaluations so far. */
export async function readApplication(
  db: Db,
  loaded: LoadedFacility,
  { actor, view, today }: { actor: Actor; view: View; today: Day },
): Promise<ReviewedApplication> {
  const isFirstRound = loaded.application.round === 1;
  const { id, status } = loaded.application;
  const evaluations = await listRound(db, id);
  const ofInstruments = evaluations.map((evaluation) => ({ ...evaluation, status }));
  const assessments = await listAssessments(db, id);
  return toReviewedApplication({
    facility: withLabel(toNationalFacility(loaded, { actor, view }), loaded, today),
    lidars: await listLidars(db, loaded.facility.id, view, ofInstruments),
    photometers: await listPhotometers(db, loaded.facility.id, view, ofInstruments),
    evaluations,
    assessments: toAssessments({ loaded, evaluations, assessments }, view),
    former: isFirstRound ? [] : await listFormer(db, loaded.facility.id),
    view,
    lists: loaded.lists,
  });
}
