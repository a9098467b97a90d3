import { checkRace, type Race } from './race';
import { differences } from './traces';

const aResponse = (status: number, code = 0, msg = 'Said.') => ({ status, body: { code, msg } });
const WON = aResponse(200);
const LATE = aResponse(409, 1005);

const race = (change: Partial<Race> = {}): Race => ({
  what: 'a race',
  held: '',
  tries: [async () => WON, async () => LATE],
  winners: 'one',
  refusal: { status: 409, code: 1005 },
  leaves: {},
  ...change,
});

// A check that has never been seen failing proves nothing.
test.each<[what: string, change: Partial<Race>, answers: ReturnType<typeof aResponse>[], problems: string[]]>([
  ['one wins', {}, [LATE, WON], []],
  ['all may succeed', { winners: 'all' }, [WON, WON], []],
  ['two win', {}, [WON, WON], ['2 succeeded in place of 1']],
  ['no attempt wins', {}, [LATE, LATE], ['0 succeeded in place of 1']],
  ['one of all is refused', { winners: 'all' }, [WON, LATE], ['1 succeeded in place of 2']],
  ['a refusal has another code', {}, [WON, aResponse(409, 1003)], ['somebody heard 409, 1003 "Said."']],
  ['an attempt fails', {}, [WON, aResponse(500, 1000)], ['somebody heard 500, 1000 "Said."']],
  ['an attempt has no response', {}, [WON, aResponse(0)], ['somebody heard 0, 0 "Said."']],
  ['a refusal has no sentence', {}, [WON, aResponse(409, 1005, '')], ['somebody heard 409, 1005 ""']],
])('%s', (_what, change, answers, problems) => {
  expect(checkRace(race(change), answers)).toEqual(problems);
});

test('added and removed records are reported, and nothing else', () => {
  const before = { round: 1, 'mail news': 2, 'file upload': 1 };
  const after = { round: 1, 'mail news': 4, 'entry facility.edit': 1 };
  expect(differences(before, after)).toEqual({ 'entry facility.edit': 1, 'file upload': -1, 'mail news': 2 });
});
