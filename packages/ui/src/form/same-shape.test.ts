import { inShapeOf } from './same-shape';

test.each<[why: string, model: unknown, stored: unknown, expected: unknown]>([
  ['takes what was kept', { name: '' }, { name: 'Ada' }, { name: 'Ada' }],
  ['fields of today that it lacks stay', { name: '', city: 'Rome' }, { name: 'Ada' }, { name: 'Ada', city: 'Rome' }],
  ['fields of yesterday go', { name: '' }, { name: 'Ada', fax: '1' }, { name: 'Ada' }],
  ['deep inside too', { a: { b: '' } }, { a: { b: 'x', c: 'y' } }, { a: { b: 'x' } }],
  ['a list is taken as a whole', { ids: [] }, { ids: ['1', '2'] }, { ids: ['1', '2'] }],
  ['text is no list', { ids: [] }, { ids: '1' }, { ids: [] }],
  ['nothing is no text', { name: '' }, { name: null }, { name: '' }],
  ['text is no group', { a: { b: '' } }, { a: 'x' }, { a: { b: '' } }],
])('%s', (_why, model, stored, expected) => {
  expect(inShapeOf(model, stored)).toEqual(expected);
});
