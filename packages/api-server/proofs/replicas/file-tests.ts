import { createHash } from 'node:crypto';
import { aPdf } from '../../test/files';
import { SERVERS } from './fleet';
import { at, type Person } from './person';
import { uploadPlan } from './facility';
import type { Fixture } from './fixture';

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file that one server stored is available on all. */
export function fileTests(fixture: () => Fixture) {
  /** The response of each server to a request for this path by this user: a digest, or the status of a refusal. */
  const handedOut = (person: Person, path: string) =>
    Promise.all(
      SERVERS.map(async (server) => {
        const answer = await at(person, server).download(path);
        return answer.ok ? digestOf(Buffer.from(await answer.arrayBuffer())) : answer.status;
      }),
    );
  test.each([...SERVERS])('a file uploaded through server %i is served by all until it is deleted', async (server) => {
    const { cars } = fixture();
    const bytes = aPdf(300_000 + server);
    const id = await uploadPlan(cars, server, bytes);
    expect(await handedOut(cars, `/download/${id}`)).toEqual(SERVERS.map(() => digestOf(bytes)));
    expect((await at(cars, server + 1).delete(`/files/${id}`)).status).toBe(200);
    expect(await handedOut(cars, `/download/${id}`)).toEqual([404, 404, 404]);
  });

  test('documents that one server has rendered are served by all', async () => {
    const { rows } = await fixture().fleet.db.execute<{ id: string; sha256: string }>(
      `select id, sha256 from files where linked_as in ('submission-report', 'preliminary-report', 'final-report')`,
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const { id, sha256 } of rows)
      expect(await handedOut(fixture().anna, `/download/${id}`)).toEqual([sha256, sha256, sha256]);
  });
}
