import type { IndicatorCode, IndicatorFigure, RegularEvaluation } from '@portal/domain';
import { epochOf, EVALUATION_TURNS } from '@portal/domain';
import { anId } from './an-id';

/** An indicator on its target, by default the share of tests on time. */
export const anIndicatorFigure = (
  code: IndicatorCode = 'tests_on_time',
  change: Partial<IndicatorFigure> = {},
): IndicatorFigure => ({
  code,
  value: 0.96,
  numerator: 350,
  denominator: 365,
  target: 0.9,
  light: 'green',
  imported_at: null,
  ...change,
});

/** A yearly evaluation that waits for the statement of its facility, with time until 2099. */
export const aRegularEvaluation = (change: Partial<RegularEvaluation> = {}): RegularEvaluation => ({
  _id: anId(900),
  facility: { _id: anId(10), acronym: 'CIAO', pretty_name: 'CIAO – Potenza' },
  kind: 'yearly',
  year: 2027,
  period_from: '2026-01-01',
  period_to: '2026-12-31',
  status: 'facility_input',
  turn: EVALUATION_TURNS[change.status ?? 'facility_input'],
  turn_since: epochOf('2027-02-01'),
  turn_due: change.status === undefined || change.status === 'facility_input' ? '2099-04-02' : null,
  opened_on: '2027-02-01',
  statement_due: '2099-04-02',
  status_since: epochOf('2027-02-01'),
  outcome: null,
  open_actions: 0,
  next_action_due: null,
  actions_pending: [],
  on: '2027-02-15',
  label: {
    status: 'granted',
    is_valid: true,
    since: '2026-06-15',
    valid_from: '2026-06-15',
    valid_until: '2031-06-14',
    request: null,
  },
  version: 1,
  is_own_facility: false,
  indicators: [
    anIndicatorFigure(),
    anIndicatorFigure('level1_days', { value: null, numerator: null, denominator: null, target: null, light: 'grey' }),
  ],
  indicators_on: '2026-12-31',
  statement: null,
  stated_at: null,
  conclusions: null,
  recommendations: null,
  actions: [],
  closed_at: null,
  before: null,
  steps: [],
  ...change,
});
