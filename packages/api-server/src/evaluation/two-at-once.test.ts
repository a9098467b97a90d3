import {
  addReviewed,
  administratorToken,
  reviewerToken,
  verdictOf,
  lidarPath,
  submitCall,
} from '../../test/evaluations';
import { testPortal } from '../../test/portal';
import { auditEntries, evaluations } from '../db/tables';

const portal = testPortal();
const { ask, db, context } = portal;

const FEATURE = submitCall(lidarPath('feature'));
const TOO_LATE = 'This verdict cannot be changed at this time.';

const entries = async () => (await db.select().from(auditEntries)).filter(({ action }) => action === 'verdict.submit');

describe('of two at once', () => {
  test.each<[what: string, path: string, aspect: string]>([
    ['a lidar', lidarPath('feature'), 'feature'],
    ['a photometer', 'initial-acceptance/photometer-general-compliance/:photometerId', 'general'],
    ['a facility', 'photometer-compliance', 'photometer'],
  ])('who judge %s, exactly one wins', async (what, path, aspect) => {
    const { place } = await addReviewed(portal);
    const reviewer = await reviewerToken(portal, what === 'a lidar' ? 'lidar' : 'photometer');
    const administrator = await administratorToken(portal);
    const submit = (token: string, comments: string) =>
      ask(submitCall(path), { token, params: place, body: verdictOf(aspect, { comments }) });
    const answers = await Promise.all([submit(reviewer, 'Of one.'), submit(administrator, 'Of the other.')]);
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status, lost?.body.msg]).toEqual([200, 409, TOO_LATE]);
    const [row] = await db.select().from(evaluations);
    expect(won?.body.data).toMatchObject({ comments: row?.comments, version: 1 });
    expect(await entries()).toHaveLength(1);
  });

  test('who save and submit, the verdict is what was submitted', async () => {
    const { place } = await addReviewed(portal);
    const token = await reviewerToken(portal, 'lidar');
    const edit = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
    const drafts = Array.from({ length: 4 }, (_, index) =>
      ask(edit, { token, params: place, body: { feature_comments: `Draft ${index}` } }),
    );
    const submitted = ask(FEATURE, { token, params: place, body: verdictOf('feature') });
    const [{ status }] = await Promise.all([submitted, ...drafts]);
    expect(status).toBe(200);
    expect(await db.select().from(evaluations)).toMatchObject([
      { comments: 'Checked on site.', evaluatedAt: context.now() },
    ]);
  });
});
