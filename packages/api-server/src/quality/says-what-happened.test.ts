import { CALLS } from '../app/calls';

const ACTIONS = CALLS.filter((call) => 'stage' in call && !call.call.startsWith('GET '));

test('an action of quality assurance or support is answered in its own words, or as saved [12.703]', () => {
  expect(ACTIONS.length).toBeGreaterThan(15);
  const vague = ACTIONS.filter((action) => !('sentence' in action) && !('says' in action));
  expect(vague.map(({ call }) => call)).toEqual([]);
});
