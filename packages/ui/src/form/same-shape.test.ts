import { inShapeOf } from './same-shape';

test.each<[why: string, model: unknown, stored: unknown, expected: unknown]>([
  ['stored values are taken', { name: '' }, { name: 'Ada' }, { name: 'Ada' }],
  [
    'fields missing from the stored value keep the default',
    { name: '', city: 'Rome' },
    { name: 'Ada' },
    { name: 'Ada', city: 'Rome' },
  ],
  ['former fields are dropped', { name: '' }, { name: 'Ada', fax: '1' }, { name: 'Ada' }],
  ['nested fields are treated alike', { a: { b: '' } }, { a: { b: 'x', c: 'y' } }, { a: { b: 'x' } }],
  ['a list is taken as a whole', { ids: [] }, { ids: ['1', '2'] }, { ids: ['1', '2'] }],
  ['a text is not accepted as a list', { ids: [] }, { ids: '1' }, { ids: [] }],
  ['null is not accepted as a text', { name: '' }, { name: null }, { name: '' }],
  ['a text is not accepted as a group', { a: { b: '' } }, { a: 'x' }, { a: { b: '' } }],
])('%s', (_why, model, stored, expected) => {
  expect(inShapeOf(model, stored)).toEqual(expected);
});
