import type { RoleCode } from '@portal/domain';
import { userBody } from '../../../test/accounts';
import { latestEntry } from '../../../test/audit';
import { emailsInOrder } from '../../../test/emails';
import { addReviewed, administratorToken, reviewerAddress } from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { applications, componentReviewers, emails } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const edit = (id: string, body: object, token: string) =>
  callApi('POST /user/:id/edit', { params: { id }, body, token });
const asReviewer = (roles: RoleCode[]) =>
  userBody({ email: reviewerAddress('lidar'), first_name: 'Rita', last_name: 'Lidar reviewer', roles });

test('removing a role frees the components that need it; the reviewer and the administrators are notified', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  expect((await edit(reviewers.lidar, asReviewer(['ares']), token)).status).toBe(200);
  expect((await db.select().from(componentReviewers)).map(({ component }) => component).toSorted()).toEqual([
    'lidar_data',
    'photometer',
    'photometer_data',
  ]);
  const [toReviewer, toAdministrators] = await emailsInOrder(portal);
  expect(toReviewer).toMatchObject({ kind: 'reviewer-changed', recipients: [reviewerAddress('lidar')] });
  expect(toAdministrators).toMatchObject({ kind: 'reviewers-freed', recipients: ['admin@site.example'] });
  expect(toAdministrators?.text).toContain('Potenza observatory (CIAO): Lidar reviewer');
  expect(await latestEntry(portal)).toMatchObject({
    action: 'application.set-reviewers',
    facilityId: facility.id,
    oldValue: { lidar: 'Rita Lidar reviewer' },
    newValue: { lidar: '' },
  });
});

test('removing an unused role notifies no one, and other roles free nothing', async () => {
  const { reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const more: RoleCode[] = ['lidar_reviewer', 'photometer_reviewer', 'cars'];
  for (const roles of [more, ['lidar_reviewer' as const]]) await edit(reviewers.lidar, asReviewer(roles), token);
  expect(await db.$count(componentReviewers)).toBe(4);
  expect(await db.$count(emails)).toBe(0);
});

const DUE = '2026-07-01';

test.each<[whose: string, isReviewersTurn: boolean]>([
  ['the reviewers, and applies to a successor', true],
  ['the administrators, who still have to set reviewers', false],
])('a due date stays that of %s', async (_whose, isReviewersTurn) => {
  const { reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  if (!isReviewersTurn) await db.execute(`delete from component_reviewers where component = 'photometer'`);
  await db
    .update(applications)
    .set({ stepDueDate: DUE, dueFor: isReviewersTurn ? 'evaluations' : 'reviewers', dueDate: DUE });
  await edit(reviewers.lidar, asReviewer(['ares']), token);
  expect(await db.select().from(applications)).toMatchObject([{ dueDate: DUE }]);
});
