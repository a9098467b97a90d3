import { epochOf, roleByName } from '@portal/domain';
import { aConfiguration, aTest } from '../../../test/a-test-book';
import { aTelecoverName, aTelecoverText } from '../../../test/atlas-file';
import { checkFileOfTest } from './check-file';

const CHECK = {
  test: aTest({ measured_from: epochOf('2026-06-12') + 75_600, measured_to: null }),
  configuration: aConfiguration(),
  today: '2026-06-15',
};
const check = (name: string, text: string | null = aTelecoverText(), role = roleByName(name)) =>
  checkFileOfTest({ name, role, sha256: name, text, plotProblem: null }, CHECK);

test('a file sorts itself into its channel, and is checked and drawn', () => {
  const { code, channel, suggestion, lines } = check(aTelecoverName());
  expect([code, channel, suggestion?.suggested]).toEqual([0, '0532xppx', 'pass']);
  expect(lines.map(({ name }) => name).join()).toBe('N,E,S,W,repeated,N,E,S,W');
  expect(lines.every(({ points }) => points.length <= 800)).toBe(true);
});

test('a late sector is suggested with its flags', () => {
  expect(check(aTelecoverName(), aTelecoverText(500)).suggestion).toMatchObject({
    suggested: 'pass_with_remark',
    code: 4,
  });
});

test.each<[why: string, name: string, text: string | null, code: number]>([
  ['another lidar', aTelecoverName('0532xppr_1480', '121'), aTelecoverText(), 2],
  ['an unknown channel', aTelecoverName('0355xppr_1480'), aTelecoverText(), 4],
  ['another test', aTelecoverName().replace('tlc', 'ray'), aTelecoverText(), 1 + 32],
  ['another day', aTelecoverName().replace('20260612', '20260609'), aTelecoverText(), 16],
  ['no table', aTelecoverName(), 'nothing', 32],
  ['a plot', aTelecoverName().replace('.txt', '.png'), null, 0],
  ['a note', 'notes.txt', null, 0],
  ['an export under another name', 'hello.txt', aTelecoverText(), 1],
  ['an export of another station under another name', 'hello.csv', aTelecoverText().replace('= ino', '= abc'), 1 + 2],
])('%s', (_why, name, text, code) => {
  expect(check(name, text).code).toBe(code);
});

test('without times of the test, a file is compared with its own day', () => {
  const test = { ...CHECK.test, measured_from: null };
  const file = {
    name: aTelecoverName(),
    role: 'ascii',
    sha256: '',
    text: aTelecoverText(),
    plotProblem: null,
  } as const;
  expect(checkFileOfTest(file, { ...CHECK, test }).code).toBe(0);
});
