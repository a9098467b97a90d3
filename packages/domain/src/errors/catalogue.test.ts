import { CATALOGUE, HTTP_TEXTS, isSuccessCode } from './catalogue';

test.each<[code: number, message: string, isGood: boolean]>([
  [0, 'Operation successful!', true],
  [1, 'Information loaded successfully!', true],
  [2, 'Information saved successfully!', true],
  [3, 'Application sent successfully!', true],
  [1000, 'Unknown error!', false],
  [1001, 'Permission denied!', false],
  [1002, 'Could not load information!', false],
  [1003, 'Could not save information!', false],
  [1004, 'Could not register National Facility!', false],
  [
    1005,
    'National Facility cannot be edited because it is currently being evaluated or has already been evaluated.',
    false,
  ],
  [1006, 'Please enter the code of your second factor.', false],
  [1007, 'Please confirm that it is you.', false],
  [1008, 'Your role requires a second factor. Please set one up first.', false],
])('code %i says "%s"; success: %s [8.1]', (code, message, isGood) => {
  expect(Object.values(CATALOGUE).filter((row) => row.code === code)).toEqual([{ code, message }]);
  expect(isSuccessCode(code)).toBe(isGood);
});

test('there are thirteen codes, and those below 1000 mean success [8.1, 9.7]', () => {
  expect(Object.keys(CATALOGUE)).toHaveLength(13);
  expect([999, 1000].map(isSuccessCode)).toEqual([true, false]);
});

test('default messages of HTTP statuses [8.4]', () => {
  expect(HTTP_TEXTS).toEqual({ 403: 'Permission denied!', 404: 'Resource not found!', 500: 'API Server Error!' });
});
