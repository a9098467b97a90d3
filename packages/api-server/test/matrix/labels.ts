import { randomUUID } from 'node:crypto';
import { CODE_LENGTH, type CertificateContent, type LabelScope } from '@portal/domain';
import { labelCertificates, labelDecisions } from '../../src/platform/db/tables';
import { addFile } from '../files';
import type { TestPortal } from '../portal';

interface Where {
  facilityId: string;
  acronym: string;
  lidarId: string;
  /** The place of the facility among those of the fixture. */
  at: number;
}

const DAYS = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
const NOBODY = { product_title: null, infrastructure: null, issuing_centre: null, address: null, contact: null };

/** A label that was granted and withdrawn, with its certificate; returns the code of that and the document of the grant. */
export async function addLostLabel(portal: TestPortal, { facilityId, acronym, lidarId, at }: Where) {
  const { db, context } = portal;
  const scope: LabelScope = { lidars: [{ _id: lidarId, name: 'MUSA', configurations: [1] }], photometers: [] };
  const decisionId = randomUUID();
  const decided = { facilityId, recordedAt: context.now(), body: 'Committee', reference: 'C-1' };
  const document = await addFile(portal, {
    kind: 'document',
    linkedAs: 'label-document',
    linkedId: decisionId,
    facilityId,
  });
  await db.insert(labelDecisions).values([
    {
      ...decided,
      id: decisionId,
      place: 1,
      kind: 'grant',
      decidedOn: '2026-01-01',
      scope,
      documentId: document.id,
      ...DAYS,
    },
    { ...decided, place: 2, kind: 'withdraw', decidedOn: '2026-03-01', reason: 'The lidar was sold.' },
  ]);
  const link = { linkedAs: 'label-certificate', linkedId: decisionId, facilityId } as const;
  const file = await addFile(portal, { kind: 'document', ...link });
  const code = String.fromCodePoint(65 + at).repeat(CODE_LENGTH);
  const content: CertificateContent = {
    number: `ARS-2026-000${at + 1}`,
    code,
    issued_at: 1_767_225_600,
    issuer: NOBODY,
    facility: { acronym, pretty_name: acronym, institute: null, country: null, position: null },
    scope,
    valid_from: DAYS.validFrom,
    valid_until: DAYS.validUntil,
    decision: { body: 'Committee', reference: 'C-1', on: '2026-01-01', kind: 'grant' },
    verify_url: `https://portal.example/verify/${code}`,
    is_demonstration: false,
  };
  const numbered = { decisionId, place: 1, year: 2026, number: at + 1, code, content, ...DAYS };
  const kept = { issuedAt: context.now(), fileId: file.id, sha256: 'f'.repeat(64) };
  await db.insert(labelCertificates).values({ facilityId, ...numbered, ...kept });
  return { code, labelDocument: document.id };
}
