import type { TestBook } from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { testPortal } from '../../../test/portal';
import { instrumentEvents, rateLimits } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { testing } from '../tests/quality.fixture';

const portal = testPortal();
const { callApi, db } = portal;
const { accepted } = testing(portal);

const add = (id: string, body: object, token: string) =>
  callApi('POST /lidar/system/:id/events', { params: { id }, body, token });
const pathsOf = ({ body }: { body: { errors?: unknown } }) =>
  ((body.errors ?? []) as { path: string }[]).map(({ path }) => path);

describe('the log book', () => {
  const EVENT = { kind: 'detector', on: Date.UTC(2026, 5, 3) / 1000, text: 'A new detector.' };

  test('knows consequences, and an entry is struck out once [12.400]', async () => {
    const { facility, lidar, owner } = await accepted();
    const added = await add(lidar.id, EVENT, owner);
    const { _id: event } = added.body.data as unknown as { _id: string };
    const strike = () =>
      callApi('POST /events/:id/strike', { params: { id: event }, body: { reason: 'Another lidar.' }, token: owner });
    expect((await strike()).body.data).toMatchObject({ strike_reason: 'Another lidar.' });
    expect((await strike()).status).toBe(409);
    const { body } = await callApi('GET /national-facility/:id/test-book', {
      params: { id: facility.id },
      token: owner,
    });
    const book = body.data as unknown as TestBook;
    expect(book).toMatchObject({ begun_on: Date.UTC(2026, 5, 1) / 1000, light: 'amber' });
    expect(book.lidars[0]?.events).toMatchObject([{ kind: 'detector', text: 'A new detector.' }]);
  });

  test.each<[why: string, change: object, path: string]>([
    ['tomorrow', { on: Date.UTC(2026, 5, 16) / 1000 }, 'on'],
    ['a downtime that ends before it begins', { from: EVENT.on, to: EVENT.on - 86_400 }, 'to'],
    ['no text', { text: '' }, 'text'],
    ['an unknown kind', { kind: 'guess' }, 'kind'],
  ])('takes no entry with %s', async (_why, change, path) => {
    const { lidar, owner } = await accepted();
    const answer = await add(lidar.id, { ...EVENT, ...change }, owner);
    expect([answer.status, pathsOf(answer)]).toEqual([422, [path]]);
  });

  test('of a facility takes a number of entries by the hour, those of other facilities go on', async () => {
    const { facility, lidar, owner } = await accepted();
    await add(lidar.id, EVENT, owner);
    await db.update(rateLimits).set({ count: LIMITS.logBookEntries.max });
    const refused = await add(lidar.id, EVENT, owner);
    const msg = 'Too many entries in the log books of this facility. Please try again in 60 minutes.';
    expect(refused).toMatchObject({ status: 429, body: { msg } });
    expect(await db.$count(instrumentEvents)).toBe(1);
    const other = await accepted({}, 'OTHER');
    expect((await add(other.lidar.id, EVENT, other.owner)).status).toBe(200);
    portal.pass(3600);
    expect((await add(lidar.id, EVENT, await ownerToken(portal, facility))).status).toBe(200);
  });

  test('says when a lidar is out of service', async () => {
    const { facility, lidar, owner } = await accepted();
    await add(lidar.id, { ...EVENT, kind: 'failure', from: EVENT.on }, owner);
    const { body } = await callApi('GET /national-facility/:id/test-book', {
      params: { id: facility.id },
      token: owner,
    });
    expect(body.data).toMatchObject({ lidars: [{ light: 'grey' }] });
  });
});
