import type { QaAssessment } from '@portal/domain';
import { inOrder } from './results-table';

const aResult = (name: string, assessment: QaAssessment | null) => ({
  name,
  assessment,
  remark: null,
  full_overlap_m: null,
  eta: null,
  epsilon_deg: null,
  residual: null,
});

test('results that ask for most come first, the others in the order of the channels', () => {
  const results = [aResult('c', 'pass'), aResult('d', 'fail'), aResult('b', 'not_assessable'), aResult('a', 'pass')];
  expect(inOrder(results, ['a', 'b', 'c', 'd']).map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c']);
});
