import type { AcceptanceCode, AcceptanceStatusCode } from '@portal/domain';
import { emailsByRecipient } from '../../../test/emails';
import { addReviewed, giveEvaluations } from '../../../test/evaluations';
import { addPerson, enter } from '../../../test/people';
import type { TestPortal } from '../../../test/portal';
import { applications } from '../../platform/db/tables';

const EDIT = 'POST /national-facility/:id/edit/initial-acceptance';

/** Helpers for the tests of reports. */
export function reporting(portal: TestPortal) {
  const { callApi, db } = portal;

  /** A facility with every required evaluation; if `status` is given, in a status after the preliminary report. */
  async function evaluated(
    status: AcceptanceStatusCode = 'submitted',
    preliminary: AcceptanceCode = 'conditionally',
    leftOut: string[] = [],
  ) {
    const contacts = {
      pi_contact: 'pi@site.example',
      lidar_pi_contact: 'PI@site.example',
      photometer_pi_contact: 'telephone 12',
      ceilometer_pi_contact: 'ceilo@site.example',
    };
    const reviewed = await addReviewed(portal, 'submitted', contacts);
    await giveEvaluations(portal, reviewed, leftOut);
    const reported = { status, preliminaryAcceptance: preliminary, evaluatedAt: new Date('2026-06-01T09:00:00Z') };
    if (status !== 'submitted') await db.update(applications).set(reported);
    return reviewed;
  }

  const carsToken = async () => {
    await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
    return (await enter(portal, 'cars@site.example')).access_token;
  };

  const issue = (id: string, body: object, token?: string) => callApi(EDIT, { params: { id }, body, token });

  /** Kind and recipients of each message, in order. */
  const sent = async () => (await emailsByRecipient(portal)).map(({ kind, recipients }) => [kind, recipients]);

  return { evaluated, carsToken, issue, sent };
}
