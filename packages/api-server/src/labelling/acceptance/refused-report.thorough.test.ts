import { everything } from '../../../test/applications';
import { entriesOf } from '../../../test/audit';
import { administratorToken } from '../../../test/evaluations';
import { tokenOf, type Caller } from '../../../test/callers';
import { heldFiles } from '../../../test/files';
import { testPortal } from '../../../test/portal';
import { applications, componentReviewers, facilities, facilityDeputies, snapshots } from '../../platform/db/tables';
import { RendererBusyError } from '../../platform/pdf/renderer';
import { reporting } from './reporting.fixture';

const portal = testPortal();
const { db, context } = portal;
const { evaluated, carsToken, issue, sent } = reporting(portal);

const NO_PLAN = 'The facility has not uploaded its upgrade plan: please say why the report is issued without it.';

const STEPS = [
  ['preliminary report', 'submitted', { preliminary_acceptance: 'yes' }],
  ['final report', 'waiting_final_report', { acceptance: 'yes' }],
] as const;

describe.each(STEPS)('the %s', (report, due, body) => {
  const refusal = `Cannot submit ${report} at this time.`;

  test.each<[who: Caller, status: number]>([
    ['nobody', 401],
    ['its owner', 403],
    ['another owner', 403],
    ['an evaluator', 403],
    ['the reviewer of lidars', 403],
    ['ARES', 403],
  ])('may not be issued by %s (%i), and nothing changes [11.3.4]', async (who, status) => {
    const { facility } = await evaluated(due);
    await db.delete(componentReviewers);
    const token = await tokenOf(portal, who, facility);
    const before = await everything(portal);
    expect((await issue(facility.id, body, token)).status).toBe(status);
    expect(await everything(portal)).toEqual(before);
  });

  test.each(['the owner', 'a deputy'] as const)(
    'is not issued by CARS staff who are %s of the facility, but by other staff [11.3.9]',
    async (who) => {
      const { facility } = await evaluated(due);
      const token = await carsToken();
      const { _id: userId } = (await portal.callApi('GET /user/profile', { token })).body.data as unknown as {
        _id: string;
      };
      if (who === 'the owner') await db.update(facilities).set({ ownerId: userId });
      else await db.insert(facilityDeputies).values({ facilityId: facility.id, userId, createdAt: context.now() });
      const before = await everything(portal);
      const { status, body: told } = await issue(facility.id, body, token);
      expect([status, told.msg]).toEqual([
        403,
        'You lead this facility or are a deputy there, so others decide on it.',
      ]);
      expect(await everything(portal)).toEqual(before);
      expect((await issue(facility.id, body, await administratorToken(portal))).status).toBe(200);
    },
  );

  test('is issued by an administrator who owns the facility, as log and audit entry state [11.3.9]', async () => {
    const { facility } = await evaluated(due);
    const token = await administratorToken(portal);
    const { _id: ownerId } = (await portal.callApi('GET /user/profile', { token })).body.data as unknown as {
      _id: string;
    };
    await db.update(facilities).set({ ownerId });
    expect((await issue(facility.id, body, token)).status).toBe(200);
    expect(portal.logged.join('')).toContain('an administrator issues the report on a facility of their own');
    const entries = await entriesOf(portal, facility.id);
    expect(entries.find(({ action }) => action.startsWith('application.issue'))).toMatchObject({
      actorId: ownerId,
      newValue: { byOwner: true },
    });
  });

  test.each(['registered', 'invited', 'draft', 'submitted', 'preliminary_report_issued', 'evaluated'] as const)(
    'cannot be issued too early or too late, as %s, and nothing changes [4.8, 4.9]',
    async (status) => {
      const { facility } = await evaluated(status, 'conditionally', ['facility-synergy']);
      const token = await carsToken();
      const before = await everything(portal);
      const { status: answered, body: told } = await issue(facility.id, body, token);
      // Here a reason for the missing plan is required.
      const isExplained = report === 'final report' && status === 'preliminary_report_issued';
      const said = isExplained ? `${refusal} ${NO_PLAN}` : refusal;
      expect([answered, told.code, told.msg]).toEqual([409, 1003, said]);
      expect(await everything(portal)).toEqual(before);
    },
  );

  test('cannot be issued with a value outside the list, and nothing changes', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const before = await everything(portal);
    for (const evaluation of ['maybe', 'partially', 7, ['yes', 'no'], '']) {
      const other = Object.fromEntries(Object.keys(body).map((part) => [part, evaluation]));
      expect((await issue(facility.id, other, token)).status).toBe(422);
    }
    expect(await everything(portal)).toEqual(before);
  });

  test('is issued once by two simultaneous requests, with one document, one entry and one set of messages [11.6.17]', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const [part = ''] = Object.keys(body);
    const answers = await Promise.all(
      ['yes', 'no'].map((evaluation) => issue(facility.id, { [part]: evaluation }, token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body.msg).toBe(refusal);
    expect(await heldFiles(portal)).toEqual({ rows: 1, stored: 1, incoming: 0 });
    const issued = (await entriesOf(portal, facility.id)).filter(({ action }) =>
      action.startsWith('application.issue-'),
    );
    expect(issued).toHaveLength(1);
    const reports = (await db.select().from(snapshots)).filter(({ kind }) => kind.endsWith('-report'));
    expect(reports).toHaveLength(1);
    expect((await sent()).filter(([, to]) => String(to) === 'pi.ciao@site.example')).toHaveLength(1);
  });

  test('is not issued when another user changes the facility meanwhile, and no file remains', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    let changed: unknown;
    meanwhile(async () => {
      await db.update(facilities).set({ lidar_pi_name: 'Somebody', version: 9 });
      changed = await everything(portal);
    });
    const { status, body: told } = await issue(facility.id, body, token);
    expect([status, told.msg]).toEqual([409, expect.stringContaining('Please check it and issue the report again.')]);
    expect(await everything(portal)).toEqual(changed);
  });

  test('is not issued when the application moves on meanwhile, and no file remains', async () => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    let changed: unknown;
    meanwhile(async () => {
      await db.update(applications).set({ status: 'draft' });
      changed = await everything(portal);
    });
    const { status, body: told } = await issue(facility.id, body, token);
    expect([status, told.msg]).toEqual([409, refusal]);
    expect(await everything(portal)).toEqual(changed);
  });

  test.each<[why: string, error: Error, status: number]>([
    ['cannot be rendered', new Error('no font'), 500],
    ['has to wait too long', new RendererBusyError('busy'), 503],
  ])('is not issued when its document %s', async (_why, error, status) => {
    const { facility } = await evaluated(due);
    const token = await carsToken();
    const before = await everything(portal);
    jest.spyOn(context.pdf, 'render').mockRejectedValueOnce(error);
    expect((await issue(facility.id, body, token)).status).toBe(status);
    expect(await everything(portal)).toEqual(before);
  });
});

/** Runs `work` while the document is rendered. */
function meanwhile(work: () => Promise<unknown>) {
  const { render } = context.pdf;
  jest.spyOn(context.pdf, 'render').mockImplementationOnce(async (document) => {
    const bytes = await render(document);
    await work();
    return bytes;
  });
}
