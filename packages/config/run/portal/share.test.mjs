import { planLines } from './share.mjs';
import { moment } from './table.mjs';

const RULE = {
  back: { tabs: 20, networks: 3 },
  forward: { tabs: 200, seconds: 86_400 },
  longestSeconds: 14 * 86_400,
};

test('the decisions on a share, with the tabs on each side and the networks [12.131]', () => {
  expect(planLines(RULE, null)).toEqual([
    'It is taken back automatically if it fails significantly more often, with 20 tabs on each side and failures from 3 networks;',
    'otherwise all tabs receive it after 1 day, with 200 tabs on each side. If undecided after 14 days, it ends.',
  ]);
});

test('until when nothing is decided, as long as that lies ahead [12.131]', () => {
  const until = 1_780_000_000;
  expect(planLines(RULE, until, until - 1)[2]).toBe(
    `Nothing is decided before ${moment(until)}, as this part was moved by itself a short while ago.`,
  );
  expect(planLines(RULE, until, until)).toHaveLength(2);
});
