import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import { storedBytes, storedFile } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { applications } from '../../platform/db/tables';
import { reporting } from './reporting.fixture';

const portal = testPortal();
Object.assign(portal.context, { pdf: renderHere });
const { callApi, db } = portal;
const { evaluated, carsToken, issue } = reporting(portal);

const dataOf = async (call: Parameters<typeof callApi>[0], params: { id: string }, token: string) =>
  (await callApi(call, { params, token })).body.data;

describe('without an upgrade plan', () => {
  const REASON = 'The laser is out of order for a year.';
  const conditional = { acceptance: 'no' };
  const PATH = 'without_plan_reason';

  test('a final report is issued with a reason, which is recorded and printed in the report [12.27]', async () => {
    const { facility } = await evaluated('preliminary_report_issued');
    const token = await carsToken();
    const { status } = await issue(facility.id, { ...conditional, without_plan_reason: REASON }, token);
    expect(status).toBe(200);
    const params = { id: facility.id };
    expect(await dataOf('GET /national-facility/:id/decisions', params, token)).toMatchObject([
      { without_plan_reason: REASON },
    ]);
    const history = await dataOf('GET /national-facility/:id/history', params, token);
    expect(JSON.stringify(history)).toContain(`Without an upgrade plan: ${REASON}`);
    const [round] = await db.select().from(applications);
    const { storageKey } = await storedFile(portal, round?.finalReportId ?? '');
    const words = wordsOf(await readPdf((await storedBytes(portal, storageKey)) ?? Buffer.alloc(0)));
    expect(words).toContain(REASON.replaceAll(' ', ''));
  });

  test('the refusal names the missing reason on its field [12.27]', async () => {
    const { facility } = await evaluated('preliminary_report_issued');
    const { status, body } = await issue(facility.id, conditional, await carsToken());
    expect([status, body.code, body.errors]).toEqual([
      409,
      1003,
      [{ path: PATH, message: 'Please say why the report is issued without an upgrade plan' }],
    ]);
  });

  test.each<[why: string, reason: unknown, message: string]>([
    ['too short', 'No plan came.', 'At least 20 characters'],
    ['too long', 'x'.repeat(4001), 'Maximum 4000 characters'],
    ['not a text', 12, 'Must be a text'],
    ['not renderable', `${REASON} 𝄞`, 'The character “𝄞” cannot be shown in documents'],
  ])(
    'a reason that is %s is refused on its field, and nothing is issued',
    async (_why, without_plan_reason, message) => {
      const { facility } = await evaluated('preliminary_report_issued');
      const answer = await issue(facility.id, { ...conditional, without_plan_reason }, await carsToken());
      expect([answer.status, answer.body.errors]).toEqual([422, [{ path: PATH, message }]]);
      expect((await db.select().from(applications)).map(({ status }) => status)).toEqual(['preliminary_report_issued']);
    },
  );

  test.each([
    ['there is a plan', 'waiting_final_report', 'conditionally', { acceptance: 'yes' }],
    ['none was asked for', 'preliminary_report_issued', 'yes', { acceptance: 'yes' }],
    ['the report is the preliminary one', 'submitted', 'yes', { preliminary_acceptance: 'yes' }],
  ] as const)('a reason is refused where %s', async (_why, status, preliminary, body) => {
    const { facility } = await evaluated(status, preliminary);
    const answer = await issue(facility.id, { ...body, without_plan_reason: REASON }, await carsToken());
    const message = 'No upgrade plan is missing: please leave this empty.';
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: PATH, message }]]);
  });
});
