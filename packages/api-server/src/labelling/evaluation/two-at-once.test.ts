import { writtenEntries } from '../../../test/audit';
import {
  addReviewed,
  administratorToken,
  reviewerToken,
  evaluationOf,
  lidarPath,
  submitCall,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { evaluations } from '../../platform/db/tables';
import { evaluationCallName } from './write-evaluation.routes';
import { EVALUATION_KINDS } from './evaluation-kinds';

const portal = testPortal();
const { callApi, db, context } = portal;

const FEATURE = submitCall(lidarPath('feature'));
const TOO_LATE = 'This evaluation cannot be changed at this time.';

describe('of two simultaneous requests', () => {
  test.each(EVALUATION_KINDS)('to evaluate $about, exactly one succeeds [11.6.9]', async (kind) => {
    const { place } = await addReviewed(portal);
    const tokens = [await administratorToken(portal, 'one'), await administratorToken(portal, 'another')];
    const submit = (token: string) =>
      callApi(evaluationCallName(kind, 'submit'), {
        token,
        params: place,
        body: evaluationOf(kind.aspect, { comments: `By ${token}` }),
      });
    const answers = await Promise.all(tokens.map(submit));
    const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status, lost?.body.msg]).toEqual([200, 409, TOO_LATE]);
    const [row] = await db.select().from(evaluations);
    expect(won?.body.data).toMatchObject({ comments: row?.comments, version: 1 });
    expect(await writtenEntries(portal, 'evaluation.submit')).toHaveLength(1);
  });

  test('to save and to submit, the submission determines the evaluation', async () => {
    const { place } = await addReviewed(portal);
    const token = await reviewerToken(portal, 'lidar');
    const edit = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';
    const drafts = Array.from({ length: 4 }, (_, index) =>
      callApi(edit, { token, params: place, body: { feature_comments: `Draft ${index}` } }),
    );
    const submitted = callApi(FEATURE, { token, params: place, body: evaluationOf('feature') });
    const [{ status }] = await Promise.all([submitted, ...drafts]);
    expect(status).toBe(200);
    expect(await db.select().from(evaluations)).toMatchObject([
      { comments: 'Checked on site.', evaluatedAt: context.now() },
    ]);
  });
});
