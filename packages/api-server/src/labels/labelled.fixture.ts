import { addDays, dayOf, type LabelScope, type LabelStep } from '@portal/domain';
import { acceptAsDescribed } from '../../test/accepted';
import { addFacility } from '../../test/facilities';
import { addLidar, addPhotometer } from '../../test/instruments';
import type { TestPortal } from '../../test/portal';
import { getFacility } from '../labelling/facilities/load-facility';
import { insertDecision, listDecisions, type DecisionRow } from '../labelling/label/label-decisions.store';
import { transaction } from '../platform/db/client';
import type { facilities, labelDecisions } from '../platform/db/tables';
import { issueCertificate } from './certificates/issue-certificate';

type Change = Partial<typeof labelDecisions.$inferInsert>;

/** Reasons and names that the public must never read. */
export const SECRET = 'The laser of this facility was out of order for half a year.';

/** Helpers for tests of labels: decisions as they are recorded, with the certificates that come with them. */
export function labelling(portal: TestPortal) {
  const { db, context } = portal;
  const today = () => dayOf(context.now());

  /** Appends an entry to the record of a facility on the day of the portal's clock. */
  async function record(facilityId: string, kind: LabelStep, change: Change = {}): Promise<DecisionRow> {
    const at = context.now();
    return transaction(db, async (tx) => {
      const before = await listDecisions(tx, facilityId);
      const decision = await insertDecision(tx, {
        facilityId,
        place: before.length + 1,
        kind,
        recordedAt: at,
        decidedOn: today(),
        reason: SECRET,
        ...change,
      });
      if (kind === 'grant' || kind === 'renew')
        await issueCertificate(context, tx, { loaded: await getFacility(tx, facilityId), decision, at });
      return decision;
    });
  }

  /** An accepted facility with a lidar in the south and west, and a photometer. */
  async function accepted(change: Partial<typeof facilities.$inferInsert> = {}) {
    const facility = await addFacility(portal, {
      name: 'Izaña, "the" <observatory> & more',
      hosting_institute: 'Ινστιτούτο Ατμόσφαιρας',
      displayed_status: 'labelled',
      lidar_pi_name: 'Lidar Lead',
      lidar_pi_contact: 'lidar.lead@site.example',
      ...change,
    });
    const lidar = await addLidar(portal, facility.id, { name: 'MUSA', latitude: -23.5614, longitude: -46.735 });
    const photometer = await addPhotometer(portal, facility.id, { name: 'Cimel 1' });
    await acceptAsDescribed(portal, facility.id);
    const scope: LabelScope = {
      lidars: [{ _id: lidar.id, name: 'MUSA', configurations: [1, 3] }],
      photometers: [{ _id: photometer.id, name: 'Cimel 1' }],
    };
    return { facility, lidar, photometer, scope };
  }

  /** What a grant or a renewal states. */
  const granted = (scope: LabelScope, from = today(), until = addDays(from, 364)): Change => ({
    body: 'ACTRIS RI Committee',
    reference: 'RIC-2026-12',
    validFrom: from,
    validUntil: until,
    scope,
  });

  /** A facility whose label is granted today for a year. */
  async function labelled(change: Partial<typeof facilities.$inferInsert> = {}) {
    const fixture = await accepted(change);
    await record(fixture.facility.id, 'propose', { scope: fixture.scope });
    const decision = await record(fixture.facility.id, 'grant', granted(fixture.scope));
    return { ...fixture, decision };
  }

  return { record, accepted, granted, labelled, today };
}
