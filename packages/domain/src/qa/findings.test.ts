import { findingFigures, missingFindings, type Finding } from './findings';
import type { SuggestedResult } from './flags';
import { QA_TEST_TYPES } from './test-types';
import type { QaAssessment } from './workflow';

const check = (suggested: SuggestedResult | null) => ({
  channels: [{ name: '0532xppx', code: 0, suggested, figures: null }],
});
const lacking = (finding: Omit<Finding, 'name'> | null, suggested: SuggestedResult | null) =>
  missingFindings(
    ['0532xcpx', '0532xppx'],
    [{ name: '0532xcpx', assessment: 'pass', remark: null }, ...(finding ? [{ ...finding, name: '0532xppx' }] : [])],
    check(suggested),
  ).map(({ path }) => path);

test.each<
  [
    why: string,
    assessment: QaAssessment | null,
    remark: string | null,
    suggested: SuggestedResult | null,
    path: string[],
  ]
>([
  ['no assessment', null, 'Clouds.', 'pass', ['results[1].assessment']],
  ['as suggested', 'pass', null, 'pass', []],
  ['as suggested: a failure', 'fail', null, 'fail', []],
  ['unlike the suggestion', 'fail', null, 'pass', ['results[1].remark']],
  ['unlike the suggestion, and only spaces', 'fail', '  ', 'pass', ['results[1].remark']],
  ['unlike the suggestion, and why', 'fail', 'Clouds.', 'pass', []],
  [
    'a pass with a remark, as suggested, without one',
    'pass_with_remark',
    '',
    'pass_with_remark',
    ['results[1].remark'],
  ],
  ['a pass with a remark', 'pass_with_remark', 'Late overlap.', 'pass_with_remark', []],
  ['without a suggestion', 'fail', null, null, []],
])('%s', (_why, assessment, remark, suggested, path) => {
  expect(lacking({ assessment, remark }, suggested)).toEqual(path);
});

test('a channel without a finding', () => {
  expect(lacking(null, 'pass')).toEqual(['results[1].assessment']);
});

test('figures belong to the tests that show them', () => {
  const types = QA_TEST_TYPES.filter(({ code }) => findingFigures(code).length > 0).map(({ code }) => code);
  expect(types).toEqual(['telecover', 'telecover_ring', 'polarisation_calibration']);
});
