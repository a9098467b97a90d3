import { stagesInUse } from './stages-in-use';

afterEach(() => document.getElementById('composition')?.remove());

test.each<[settings: object, stages: string]>([
  [{ stages: '1a' }, '1a'],
  [{ stages: 'all' }, 'all'],
  [{}, 'all'],
])('a page with %j: %s', (settings, stages) => {
  const block = document.createElement('script');
  Object.assign(block, { id: 'composition', type: 'application/json', textContent: JSON.stringify({ settings }) });
  document.body.append(block);
  expect(stagesInUse()).toBe(stages);
});

test('a page that says nothing uses all of them', () => {
  expect(stagesInUse()).toBe('all');
});
