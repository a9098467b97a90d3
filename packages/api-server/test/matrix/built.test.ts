import { MATRIX } from '@portal/domain';
import { CALLS } from '../../src/calls';

test('the calls that are built are those of the matrix', () => {
  expect(CALLS.map(({ call }) => call).toSorted()).toEqual(Object.keys(MATRIX).toSorted());
});
