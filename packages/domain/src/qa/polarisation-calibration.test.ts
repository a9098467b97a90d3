import {
  assessPolarisation,
  calibrate,
  linearDepolarisation,
  residualDepolarisation,
  type PolarisationFacts,
} from './polarisation-calibration';

const OPTICS = { g_r: 1, g_t: 1, h_r: -1, h_t: 1, k: 1 };
const FACTS: PolarisationFacts = {
  isFlat: true,
  eta: 0.995,
  epsilonDeg: 1.44,
  residual: 0.0005,
  lastEta: 1,
  optics: OPTICS,
  hasBothPositions: true,
};

test('P1: ratios 1.10 and 0.90', () => {
  const { eta, psi, epsilon_deg } = calibrate({ plus: 1.1, minus: 0.9 }, 1);
  expect([eta.toFixed(3), psi.toFixed(3), epsilon_deg.toFixed(2)]).toEqual(['0.995', '0.100', '1.44']);
  expect(assessPolarisation({ ...FACTS, eta, epsilonDeg: epsilon_deg })).toEqual({ code: 0, suggested: 'pass' });
});

test.each<[id: string, calibrated: number, residual: string, code: number]>([
  ['P3: 0.0041', 0.0041, '0.0005', 0],
  ['P3: 0.012', 0.012, '0.0084', 0],
  ['P3: 0.030', 0.03, '0.0264', 4],
])('%s against molecules of 0.0036', (_id, calibrated, expected, code) => {
  const residual = residualDepolarisation(calibrated, 0.0036);
  expect(residual.toFixed(4)).toBe(expected);
  expect(assessPolarisation({ ...FACTS, residual }).code).toBe(code);
});

test.each<[why: string, change: Partial<PolarisationFacts>, code: number, suggested: string]>([
  ['all met', {}, 0, 'pass'],
  ['a first calibration, without an earlier one', { lastEta: null }, 0, 'pass'],
  ['rotated by 2°', { epsilonDeg: -2 }, 0, 'pass'],
  ['rotated by more', { epsilonDeg: -2.01 }, 2, 'pass_with_remark'],
  ['residual at the limit', { residual: 0.025 }, 0, 'pass'],
  ['negative residual beyond it', { residual: -0.0251 }, 4, 'fail'],
  ['gain ratio 5 % higher', { eta: 1.05, lastEta: 1.0001 }, 0, 'pass'],
  ['gain ratio 6 % lower', { eta: 0.94, lastEta: 1 }, 8, 'pass_with_remark'],
  ['the ratio drifts in the window', { isFlat: false }, 1, 'fail'],
  ['no GHK parameters', { optics: null }, 16, 'not_assessable'],
  ['G above 2', { optics: { ...OPTICS, g_r: 2.01 } }, 16, 'not_assessable'],
  ['H is no number', { optics: { ...OPTICS, h_t: Number.NaN } }, 16, 'not_assessable'],
  ['K is 0', { optics: { ...OPTICS, k: 0 } }, 16, 'not_assessable'],
  [
    'one position only: nothing is said of the window',
    { hasBothPositions: false, isFlat: false, eta: null },
    32,
    'not_assessable',
  ],
  ['missing parameters win over a failure', { optics: null, residual: 0.1 }, 4 + 16, 'not_assessable'],
])('%s', (_why, change, code, suggested) => {
  expect(assessPolarisation({ ...FACTS, ...change })).toEqual({ code, suggested });
});

// An ideal receiver reflects the cross-polar and transmits the parallel light.
test.each([0, 0.0036, 0.3])('an ideal receiver measures a depolarisation of %s as the ratio itself', (ratio) => {
  expect(linearDepolarisation(ratio, OPTICS)).toBeCloseTo(ratio, 12);
});
