import type { LidarConfigurationRecord, QaTest } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { addComplete } from '../../../test/applications';
import { ownerToken } from '../../../test/callers';
import { MULTIPART_TYPE, multipartOf } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { aConfigurationBody, aTelecoverName, aTelecoverText } from '../../../test/quality';
import { applications, qaTests } from '../../platform/db/tables';
import type { Call } from '../../app/calls';

/** Midnight of the night before last, by the clock of the tests. */
export const MEASURED = epochOf('2026-06-12') + 21 * 3600;

/** Helpers for tests of the test book. */
export function testing(portal: TestPortal) {
  const { callApi, db, post } = portal;

  const staffToken = async (email: string, role: 'cars' | 'administrator' | 'ares' = 'cars') => {
    await addPerson(portal, { email: `${email}@site.example`, roles: [role] });
    return (await enter(portal, `${email}@site.example`)).access_token;
  };

  /** An accepted facility with a lidar and a configuration of it, whose ids no other facility of the test may have. */
  async function accepted(ids: object = {}, acronym = 'CIAO') {
    const { facility, lidar } = await addComplete(portal, 'evaluated', { acronym });
    await db.update(applications).set({ acceptance: 'yes', evaluatedAt: new Date('2026-06-01T09:00:00Z') });
    const owner = await ownerToken(portal, facility);
    const id = lidar.id;
    const saved = await callApi('POST /lidar/system/:id/configurations', {
      params: { id },
      body: aConfigurationBody(ids),
      token: owner,
    });
    const configuration = saved.body.data as unknown as LidarConfigurationRecord;
    return { facility, lidar, owner, configuration };
  }

  const onTest = (call: Call, id: string, token: string, body?: object, params: Record<string, string> = {}) =>
    callApi(call, { params: { id, ...params }, token, ...(body && { body }) });

  /** Saves a test in its present version. */
  const saveTest = async (id: string, token: string, body: object): Promise<ApiAnswer> => {
    const { version } = await readTest(id, token);
    return onTest('POST /qa-tests/:id', id, token, { version, ...body });
  };

  /** Concludes a test in its present version. */
  const conclude = async (id: string, token: string, body: object): Promise<ApiAnswer> => {
    const rows = await db.select({ id: qaTests.id, version: qaTests.version }).from(qaTests);
    const version = rows.find((row) => row.id === id)?.version;
    return onTest('POST /qa-tests/:id/conclude', id, token, { version, ...body });
  };

  const readTest = async (id: string, token: string): Promise<QaTest> =>
    (await onTest('GET /qa-tests/:id', id, token)).body.data as unknown as QaTest;

  /** Sends one file to a test. */
  async function addFile(
    id: string,
    token: string,
    name: string,
    content: Buffer | string,
    role?: string,
  ): Promise<ApiAnswer> {
    const url = `/api/qa-tests/${id}/files${role ? `?role=${role}` : ''}`;
    const answer = await post(url, multipartOf([{ name, content }]), MULTIPART_TYPE, token);
    return { status: answer.statusCode, body: answer.json() };
  }

  /** A draft of a telecover with the texts of both channels. */
  async function drafted(late = 0) {
    const fixture = await accepted();
    const body = {
      lidar: fixture.lidar.id,
      type: 'telecover',
      configuration: 1,
      measured_from: MEASURED,
      measured_to: MEASURED + 3600,
    };
    const made = await callApi('POST /qa-tests', { body, token: fixture.owner });
    const { _id: id } = made.body.data as unknown as QaTest;
    await addFile(id, fixture.owner, aTelecoverName(), aTelecoverText({ late }));
    await addFile(
      id,
      fixture.owner,
      aTelecoverName('0532xcpt_1481'),
      aTelecoverText({ late: late && late + 10, bins: 601 }),
    );
    return { ...fixture, id };
  }

  /** The same, submitted. */
  async function submitted(late = 0) {
    const fixture = await drafted(late);
    const answer = await onTest('POST /qa-tests/:id/submit', fixture.id, fixture.owner);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return fixture;
  }

  return { staffToken, accepted, onTest, readTest, saveTest, conclude, addFile, drafted, submitted };
}
