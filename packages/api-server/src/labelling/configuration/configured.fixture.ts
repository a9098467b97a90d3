import type { ConfigurationChanges, ConfigurationVersion } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { wholeRound } from '../../../test/rounds';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { findLastReport } from '../accepted/final-reports.store';

/** Helpers for the tests of operational configurations. */
export function configuring(portal: TestPortal) {
  const { callApi, db } = portal;

  /** A facility whose first version was approved by the final report, a CARS user, and calls of that user. */
  async function configured() {
    const { token: administrator, ...reviewed } = await wholeRound(portal);
    const { facility, lidar } = reviewed;
    await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
    await addPerson(portal, { email: 'ares@site.example', roles: ['ares'] });
    let token = '';
    /** Advances the clock by some days and logs CARS in again. */
    const pass = async (days: number) => {
      portal.pass(days * 86_400);
      token = (await enter(portal, 'cars@site.example')).access_token;
      return token;
    };
    await pass(0);
    const params = { id: facility.id };
    const approve = (body: object) =>
      callApi('POST /national-facility/:id/operational-configurations', { params, body, token });
    const withdraw = (number: number | string, reason: string | null = 'The laser is broken.') =>
      callApi('POST /national-facility/:id/operational-configurations/:number/withdraw', {
        params: { ...params, number: String(number) },
        body: { reason },
        token,
      });
    const list = async () => {
      const { body } = await callApi('GET /national-facility/:id/operational-configurations', { params, token });
      return body.data as unknown as ConfigurationVersion[];
    };
    return { reviewed, facility, lidar, token, administrator, params, pass, approve, withdraw, list };
  }

  async function changes(token: string | undefined, query = ''): Promise<ConfigurationChanges> {
    const answer = await portal.get(`/api/operational-configurations${query}`, { authorization: `Bearer ${token}` });
    return answer.json<{ data: ConfigurationChanges }>().data;
  }

  /** The last final report of a facility, attributed to another facility. */
  async function reportFor(facilityId: string, other: { id: string; acronym: string }): Promise<ReportSnapshot> {
    const report = await findLastReport(db, facilityId);
    if (!report) throw new Error('The facility has no final report.');
    const { id: _id, acronym } = other;
    return {
      ...report,
      facility: { ...report.facility, _id, acronym },
      lidars: report.lidars.map((lidar) => ({ ...lidar, _id: other.id })),
    };
  }

  return { configured, changes, reportFor };
}
