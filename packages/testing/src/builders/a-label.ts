import type { LabelCertificate, LabelDecision, LabelRecord, LabelScope, NetworkLabel } from '@portal/domain';
import { epochOf, labelOn } from '@portal/domain';
import { anId } from './an-id';

/** One lidar with two configurations, and one photometer. */
export const A_SCOPE: LabelScope = {
  lidars: [{ _id: anId(100), name: 'RALI', configurations: [310, 311] }],
  photometers: [{ _id: anId(300), name: 'CE318' }],
};

/** An entry of the record of a label; by default a proposal. */
export function aLabelDecision(
  change: Partial<LabelDecision> & Pick<LabelDecision, 'kind' | 'place' | 'on'>,
): LabelDecision {
  return {
    _id: anId(900 + change.place),
    recorded_at: epochOf(change.on),
    body: null,
    reference: null,
    reason: null,
    public_text: null,
    valid_from: null,
    valid_until: null,
    scope: null,
    conditions: null,
    document: null,
    certificate: null,
    ...change,
  };
}

/** The proposal of a label, and its grant. */
export const A_PROPOSAL = aLabelDecision({ kind: 'propose', place: 1, on: '2026-06-01', scope: A_SCOPE });
export const A_GRANT = aLabelDecision({
  kind: 'grant',
  place: 2,
  on: '2026-06-15',
  body: 'Council of the network',
  reference: 'C-2026-12',
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
  scope: A_SCOPE,
  certificate: 'ARS-2026-0007',
});

/** The certificate of that grant. */
export const aLabelCertificate = (change: Partial<LabelCertificate> = {}): LabelCertificate => ({
  number: 'ARS-2026-0007',
  code: 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ',
  verify_url: 'https://portal.example/verify/ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  issued_at: epochOf('2026-06-15'),
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
  status: 'valid',
  sha256: 'a'.repeat(64),
  ...change,
});

/** The label of a facility on a day, from its decisions in the order of their places. */
export function aLabelRecord(
  decisions: readonly LabelDecision[],
  today: string,
  change: Partial<LabelRecord> = {},
): LabelRecord {
  const wasGranted = decisions.some(({ kind }) => kind === 'grant');
  return {
    facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' },
    version: decisions.length,
    on: today,
    today: labelOn(decisions, today),
    displayed_status: { code: 'initial_acceptance', name: 'Initial Acceptance' },
    turns: [],
    decisions: decisions.toReversed(),
    certificates: wasGranted ? [aLabelCertificate()] : [],
    steps: [],
    public_page: wasGranted ? 'https://portal.example/label/CIAO' : null,
    is_own_facility: false,
    is_demonstration: false,
    ...change,
  };
}

/** A row of the labels of the network. */
export const aNetworkLabel = (place: number, acronym: string, change: Partial<NetworkLabel> = {}): NetworkLabel => ({
  facility: { _id: anId(place), acronym, pretty_name: `${acronym} observatory` },
  status: 'none',
  is_valid: false,
  request: null,
  labelled_from: null,
  valid_until: null,
  can: [],
  ...change,
});
