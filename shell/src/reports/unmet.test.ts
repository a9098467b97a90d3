import { unmetIn } from './unmet';

const anError = (unmet?: unknown) => Object.assign(new Error('Refused'), unmet === undefined ? {} : { unmet });

test.each<[what: string, thrown: unknown, unmet: object | undefined]>([
  [
    'another version',
    anError({ name: 'react', wanted: '^18.0.0', found: '19.3.1' }),
    { name: 'react', wanted: '^18.0.0', found: '19.3.1' },
  ],
  [
    'a package that the shell does not share',
    anError({ name: '@portal/ui/charts', wanted: '^1.0.0' }),
    { name: '@portal/ui/charts', wanted: '^1.0.0' },
  ],
  ['another error', anError(), undefined],
  ['an error with something else of that name', anError(7), undefined],
  ['values that are no texts', anError({ name: 'react', wanted: 18 }), { name: 'react' }],
  ['a text', 'react does not fit', undefined],
])('%s', (_what, thrown, unmet) => {
  expect(unmetIn(thrown)).toEqual(unmet);
});
