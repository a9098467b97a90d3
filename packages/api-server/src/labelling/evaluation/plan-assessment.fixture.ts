import type { ComplianceCode } from '@portal/domain';
import { addReviewed, giveEvaluations, setCompliance } from '../../../test/evaluations';
import { addFile } from '../../../test/files';
import type { TestPortal } from '../../../test/portal';
import { applications, evaluations } from '../../platform/db/tables';

/** A facility with an upgrade plan and every possible evaluation, with this compliance for lidars and facility. */
export async function planned(portal: TestPortal, compliance: ComplianceCode = 'no') {
  const { db, context } = portal;
  const reviewed = await addReviewed(portal);
  const { facility, lidar, round } = reviewed;
  await giveEvaluations(portal, reviewed);
  const given = { compliance, comments: 'Checked.', recommendations: 'Measure more.', evaluatedAt: context.now() };
  const onFacility = { applicationId: round.id, targetKind: 'facility', targetId: facility.id } as const;
  await db.insert(evaluations).values([
    { ...onFacility, ...given, aspect: 'lidar' },
    { ...onFacility, ...given, aspect: 'photometer' },
  ]);
  await setCompliance(portal, lidar, compliance);
  await setCompliance(portal, facility, compliance);
  const link = { linkedAs: 'upgrade-plan', linkedId: round.id, facilityId: facility.id } as const;
  const plan = await addFile(portal, { kind: 'document', ...link });
  const state = { status: 'waiting_final_report', preliminaryAcceptance: 'conditionally' } as const;
  await db.update(applications).set({ ...state, upgradePlanId: plan.id, evaluatedAt: context.now() });
  return reviewed;
}

/** The body of an assessment. */
export const assessmentOf = (change: object = {}) => ({
  assessment: 'partly',
  comments: 'The steps are right, but no day is named.',
  ...change,
});
