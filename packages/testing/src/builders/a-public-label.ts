import type { PublicLabel, VerifiedCertificate } from '@portal/domain';
import { anId } from './an-id';

const DECISION = { body: 'General Assembly', reference: 'GA-2026-12', on: '2026-06-10' };

/** A valid label, as anyone sees it. */
export const aPublicLabel = (change: Partial<PublicLabel> = {}): PublicLabel => ({
  facility: { acronym: 'CIAO', name: 'Potenza observatory', institute: 'CNR-IMAA', country: 'Italy' },
  status: 'granted',
  is_valid: true,
  sentence: 'Labelled, valid until 2031-06-14',
  since: '2026-06-15',
  labelled_from: '2026-06-15',
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
  granted_until: '2031-06-14',
  scope: {
    lidars: [{ _id: anId(100), name: 'RALI', configurations: [1, 3] }],
    photometers: [{ _id: anId(200), name: 'Sun photometer 1' }],
  },
  public_text: null,
  decision: DECISION,
  lost_by: null,
  certificate: 'ARS-2026-0007',
  scope_until: '2031-06-14',
  certificate_until: '2031-06-14',
  renewed: null,
  is_on_map: true,
  page: 'https://portal.example/label/CIAO',
  is_demonstration: false,
  ...change,
});

/** The answer to the code of a valid certificate. */
export const aVerifiedCertificate = (change: Partial<VerifiedCertificate> = {}): VerifiedCertificate => ({
  number: 'ARS-2026-0007',
  status: 'valid',
  is_valid: true,
  sentence: 'This certificate is valid today, 2026-11-28.',
  on: '2026-11-28',
  facility: { acronym: 'CIAO', name: 'Potenza observatory', institute: 'CNR-IMAA' },
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
  scope: aPublicLabel().scope,
  issued_on: '2026-06-12',
  decision: DECISION,
  sha256: '0'.repeat(64),
  page: 'https://portal.example/label/CIAO',
  is_demonstration: false,
  ...change,
});
