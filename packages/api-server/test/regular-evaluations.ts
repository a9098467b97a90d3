import type { RegularEvaluationReport } from '@portal/domain';

/** The report of a closed evaluation. */
export const anEvaluationReport = (change: Partial<RegularEvaluationReport> = {}): RegularEvaluationReport => ({
  issued_at: 1_780_000_000,
  issuer: {
    product_title: 'Labelling portal',
    infrastructure: null,
    issuing_centre: null,
    address: null,
    contact: null,
  },
  facility: { acronym: 'CIAO', pretty_name: 'Potenza observatory (CIAO)', institute: null },
  kind: 'yearly',
  period_from: '2025-01-01',
  period_to: '2025-12-31',
  scope: { lidars: [{ _id: 'lidar', name: 'MUSA', configurations: [1] }], photometers: [] },
  label: { valid_from: '2024-03-01', valid_until: '2029-02-28', certificate: 'ARS-2024-0001' },
  indicators: [],
  indicators_on: '2025-12-31',
  statement: null,
  stated_at: null,
  conclusions: 'Well.',
  recommendations: null,
  outcome: 'continue_with_actions',
  actions: [{ text: 'Repeat it.', due: '2026-12-01' }],
  is_demonstration: false,
  ...change,
});
