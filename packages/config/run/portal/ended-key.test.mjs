import { endedKey } from './ended-key.mjs';
import { moment } from './table.mjs';

const END = 1_800_000_000;
const laptop = (ended_at) => ({ name: 'laptop', ended_at });
const notes = (releasedAt) =>
  `, which ended on ${moment(END)}; the portal recorded this release on ${moment(releasedAt)}, before that`;

test.each([
  ['a valid key', null, END, '', []],
  ['a key that ended after the release', END, END - 3600, notes(END - 3600), []],
  ['a key that ended in the second of the release', END, END, notes(END), []],
  [
    'a key that had ended before the release',
    END,
    END + 3600,
    '',
    [
      `is signed by "laptop", which ended on ${moment(END)}, and the portal recorded this release on ${moment(END + 3600)}, after that`,
    ],
  ],
])('a release signed by %s [12.270]', (_what, endedAt, releasedAt, note, problems) => {
  expect(endedKey(laptop(endedAt), releasedAt)).toEqual({ note, problems });
});
