import { epochOf, type LabelRecord, type LabelStep } from '@portal/domain';
import { enter } from '../../../test/people';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { labelDecisions, photometerCalibrations, photometers, regularEvaluations } from '../../platform/db/tables';
import { approving } from '../../quality/approval/approval.fixture';
import { testing } from '../../quality/tests/quality.fixture';

type Step = Exclude<LabelStep, 'expire'>;

const DECIDED = { body: 'Research Infrastructure Committee', reference: 'RIC-2026-12', on: epochOf('2026-06-15') };

/** The body of a grant that is valid for five years from the first day of the clock of the tests. */
export const aGrant = (change: object = {}) => ({
  ...DECIDED,
  valid_from: epochOf('2026-06-15'),
  valid_until: epochOf('2031-06-14'),
  ...change,
});

/** The body of a suspension, a reinstatement, a withdrawal or a refusal. */
export const aChange = (change: object = {}) => ({
  ...DECIDED,
  reason: 'The laser was broken for a whole year.',
  ...change,
});

export const labelIn = ({ body }: ApiAnswer): LabelRecord => body.data as unknown as LabelRecord;

/** Helpers for tests of the label of a facility. */
export function labelling(portal: TestPortal) {
  const { callApi, db } = portal;
  const { staffToken } = testing(portal);
  const { tested, step: stepOfConfiguration } = approving(portal);

  /** A photometer that was calibrated in February 2026. */
  async function calibrate(facilityId: string, change: Partial<typeof photometerCalibrations.$inferInsert> = {}) {
    const [photometer] = (await db.select().from(photometers)).filter((each) => each.facilityId === facilityId);
    if (!photometer) throw new Error('The facility has no photometer.');
    await db.insert(photometerCalibrations).values({
      facilityId,
      photometerId: photometer.id,
      instrumentNumber: '383',
      centre: 'lille',
      kind: 'pre_field',
      calibratedOn: '2026-02-01',
      installedOn: '2026-02-27',
      channels: [],
      checks: {},
      result: 'usable',
      createdById: photometer.facilityId,
      ...change,
    });
    return photometer;
  }

  /** A facility that meets every condition of a label, with the centre and an administrator. */
  async function labellable() {
    const fixture = await tested();
    const cars = await staffToken('cars');
    const administrator = await staffToken('administrator', 'administrator');
    const approved = await stepOfConfiguration('approve', fixture.lidar.id, cars, { text: 'Well done.' });
    if (approved.status !== 200) throw new Error(JSON.stringify(approved.body));
    const photometer = await calibrate(fixture.facility.id, { createdById: fixture.facility.ownerId });
    const { id } = fixture.facility;
    const scope = {
      lidars: [{ _id: fixture.lidar.id, configurations: [1] }],
      photometers: [photometer.id],
    };
    return { ...fixture, id, cars, administrator, photometer, scope };
  }

  const read = async (id: string, token: string) =>
    labelIn(await callApi('GET /national-facility/:id/label', { params: { id }, token }));

  /** Takes a step of a label in its present version. */
  async function take(step: Step, id: string, token: string, body: object): Promise<ApiAnswer> {
    const rows = await db.select().from(labelDecisions);
    // The public reads something of every suspension and of its end.
    const suspension = (step === 'suspend' || step === 'reinstate') && { public_text: 'A new laser.' };
    const version = Math.max(0, ...rows.filter((row) => row.facilityId === id).map(({ place }) => place));
    return callApi(`POST /national-facility/:id/label/${step}`, {
      params: { id },
      body: { version, ...suspension, ...body },
      token,
    });
  }

  /** Adds the full evaluation that a renewal needs, closed on the first day of the clock of the tests. */
  async function addFullEvaluation(facilityId: string): Promise<void> {
    await db.insert(regularEvaluations).values({
      facilityId,
      kind: 'full',
      openedOn: '2026-02-01',
      periodFrom: '2025-01-01',
      periodTo: '2025-12-31',
      statementDue: '2026-04-02',
      status: 'closed',
      statusSince: new Date('2026-06-15T12:00:00Z'),
      closedAt: new Date('2026-06-15T12:00:00Z'),
    });
  }

  /** A facility whose label is proposed, and one whose label is granted. */
  async function proposed() {
    const fixture = await labellable();
    const answer = await take('propose', fixture.id, fixture.cars, { scope: fixture.scope });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { ...fixture, answer };
  }
  async function granted(change: object = {}) {
    const fixture = await proposed();
    const answer = await take('grant', fixture.id, fixture.administrator, aGrant(change));
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { ...fixture, answer };
  }

  /** A new session, for sessions end while the clock moves on. */
  const again = async (name: 'cars' | 'administrator') => (await enter(portal, `${name}@site.example`)).access_token;

  return { labellable, proposed, granted, take, read, calibrate, again, addFullEvaluation };
}
