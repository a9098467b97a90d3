import type { CertificateStatus } from './certificate';
import { labelOn } from './label-on-day';
import { badgeWords, certificateInWords, publicLabelInWords, scopeInWords } from './public-label';

const GRANTED = {
  status: 'granted',
  is_valid: true,
  since: '2026-06-15',
  valid_from: '2026-06-15',
  valid_until: '2031-06-14',
} as const;

test.each<[why: string, label: Parameters<typeof badgeWords>[0], words: string, badge: string]>([
  ['valid', GRANTED, 'Labelled, valid until 2031-06-14', 'valid until 2031-06'],
  [
    'not valid yet',
    { ...GRANTED, is_valid: false },
    'Labelled, valid from 2026-06-15 until 2031-06-14',
    'valid from 2026-06-15',
  ],
  [
    'suspended',
    { ...GRANTED, status: 'suspended', is_valid: false, since: '2027-01-02' },
    'Label suspended since 2027-01-02',
    'suspended',
  ],
  [
    'withdrawn',
    { ...GRANTED, status: 'withdrawn', is_valid: false, since: '2027-01-02', valid_until: null },
    'Label withdrawn since 2027-01-02',
    'withdrawn',
  ],
  [
    'expired',
    { ...GRANTED, status: 'expired', is_valid: false, since: '2031-06-15' },
    'Label expired on 2031-06-15',
    'expired',
  ],
])('a label that is %s, in words and on its badge [12.547, 12.549]', (_why, label, words, badge) => {
  expect([publicLabelInWords(label), badgeWords(label)]).toEqual([words, badge]);
});

const LOST = { ...labelOn([], '2026-06-15'), since: '2026-06-01' };

test.each<[status: CertificateStatus, sentence: string]>([
  ['valid', 'This certificate is valid today, 2026-06-15.'],
  ['not-yet-valid', 'This certificate is not valid today, 2026-06-15: its first day is 2026-07-01.'],
  ['superseded', 'This certificate is not valid today, 2026-06-15: it was superseded by a later decision.'],
  ['suspended', 'This certificate is not valid today, 2026-06-15: the label is suspended since 2026-06-01.'],
  ['withdrawn', 'This certificate is not valid today, 2026-06-15: the label is withdrawn since 2026-06-01.'],
  ['expired', 'This certificate is not valid today, 2026-06-15: its last day was 2026-08-31.'],
])('a certificate that is %s, in a sentence [12.551]', (status, sentence) => {
  const certificate = { status, on: '2026-06-15', valid_from: '2026-07-01', valid_until: '2026-08-31' };
  expect(certificateInWords(certificate, LOST)).toBe(sentence);
});

const COUNTING = { number: 'ARS-2026-0009', label: 'Labelled, valid until 2031-04-30' };

test.each<
  [why: string, status: CertificateStatus, label: Partial<Parameters<typeof certificateInWords>[1]>, sentence: string]
>([
  [
    'will be superseded',
    'valid',
    { next: { number: 'ARS-2026-0009', from: '2026-08-01' } },
    'This certificate is valid today, 2026-06-15. From 2026-08-01 on, certificate ARS-2026-0009 counts instead of it.',
  ],
  [
    'was superseded by one that was superseded since',
    'superseded',
    { next: { number: 'ARS-2026-0008', from: '2026-05-01' }, counting: COUNTING },
    'This certificate is not valid today, 2026-06-15: it was superseded by ARS-2026-0008 from 2026-05-01 on. Labelled, valid until 2031-04-30, with certificate ARS-2026-0009.',
  ],
  [
    'is of a label that was withdrawn before another one',
    'withdrawn',
    { isFormer: true, counting: COUNTING },
    'This certificate is not valid today, 2026-06-15: its label was withdrawn on 2026-04-01. Labelled, valid until 2031-04-30, with certificate ARS-2026-0009.',
  ],
  [
    'is of a label that expired before another one',
    'expired',
    { isFormer: true, counting: COUNTING },
    'This certificate is not valid today, 2026-06-15: its last day was 2026-08-31. Labelled, valid until 2031-04-30, with certificate ARS-2026-0009.',
  ],
])('a certificate that %s, in a sentence [12.551]', (_why, status, label, sentence) => {
  const certificate = { status, on: '2026-06-15', valid_from: '2026-07-01', valid_until: '2026-08-31' };
  expect(certificateInWords(certificate, { since: '2026-04-01', ...label })).toBe(sentence);
});

test('a scope in one line names the configurations of each lidar', () => {
  expect(
    scopeInWords({
      lidars: [
        { _id: '1', name: 'MUSA', configurations: [1, 3] },
        { _id: '2', name: 'PEARL', configurations: [2] },
        { _id: '4', name: 'LILAS', configurations: [] },
      ],
      photometers: [{ _id: '3', name: 'Cimel 1' }],
    }),
  ).toBe('MUSA (configurations 1, 3); PEARL (configuration 2); LILAS; Cimel 1');
});
