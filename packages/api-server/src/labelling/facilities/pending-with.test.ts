import { PARTY_NAMES, pendingWith, type Party } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { applications } from '../../platform/db/tables';
import { loadDemo } from '../../demo/load-demo';
import { loadFacilities } from './all-facilities.service';
import { toInitialAcceptance } from './facility.view';
import type { LoadedFacility } from './load-facility';
import { hasReviewers, isUnderEvaluation, pendingParty } from './pending-with.store';

const isSubmitted = ({ application }: LoadedFacility) => application.status === 'submitted';

const portal = testPortal();
const { db, context } = portal;

test('of every facility of the demonstration, the database says whose turn it is as the domain does', async () => {
  await loadDemo(context);
  const all = await db
    .select({
      isCurrent: applications.isCurrent,
      facilityId: applications.facilityId,
      party: pendingParty,
      hasReviewers: hasReviewers.mapWith(Boolean),
      isUnderEvaluation: isUnderEvaluation.mapWith(Boolean),
    })
    .from(applications);
  const told = all.filter(({ isCurrent }) => isCurrent);
  const facilities = await loadFacilities(
    db,
    told.map(({ facilityId }) => facilityId),
  );
  expect(facilities).toHaveLength(40);
  const seen = new Set<Party>();
  for (const loaded of facilities) {
    const acceptance = toInitialAcceptance(loaded, 'full');
    const { party } = pendingWith(acceptance);
    seen.add(party);
    const here = told.find(({ facilityId }) => facilityId === loaded.facility.id);
    const isUnderWay = acceptance.status.code === 'submitted' && !acceptance.can_issue_preliminary_report;
    expect({ ...here, isUnderEvaluation: here?.isUnderEvaluation && isSubmitted(loaded) }).toMatchObject({
      party,
      hasReviewers: acceptance.reviewers_set,
      isUnderEvaluation: isUnderWay,
    });
  }
  expect(seen).toEqual(new Set(Object.keys(PARTY_NAMES)));
});
