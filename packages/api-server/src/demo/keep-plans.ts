import type { Context } from '../platform/process/app-types';
import { storeGenerated } from '../platform/files/keep-file';
import type { KeptPlan } from './demo.store';
import type { DemoPlan } from './demo-plan';

/** Draws upgrade plans and keeps them as files that belong to nothing yet. */
export async function keepPlans(context: Context, plans: readonly DemoPlan[]): Promise<KeptPlan[]> {
  const kept: KeptPlan[] = [];
  for (const { name, document, applicationId, facilityId } of plans) {
    const bytes = Buffer.from(await context.pdf.render(document));
    kept.push({ applicationId, facilityId, fileId: await storeGenerated(context, { name, bytes }) });
  }
  return kept;
}
