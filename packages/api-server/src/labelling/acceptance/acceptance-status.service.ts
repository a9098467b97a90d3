import type { InitialAcceptanceSummary, View } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { toInitialAcceptance } from '../facilities/facility.view';
import { getFacility } from '../facilities/load-facility';

/** How far the application of a facility has come. */
export async function acceptanceStatus({ db }: Context, id: string, view: View): Promise<InitialAcceptanceSummary> {
  const { status, date, user_file, evaluation_date } = toInitialAcceptance(await getFacility(db, id), view);
  return { status, date, user_file, evaluation_date };
}
