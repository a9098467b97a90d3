import { problems } from '../fields/problems';
import { browserFamily, errorKind, unmetMessage } from './code-error';
import { codeErrorSchema } from './schema';

test.each([
  ['TypeError', 'TypeError'],
  ['constructor', 'Error'],
  ['Zebulon', 'Error'],
  [undefined, 'Error'],
])('an error named %s is a %s', (name, kind) => {
  expect(errorKind(name)).toBe(kind);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36', 'chromium'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141',
    'chromium',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', 'webkit'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1', 'webkit'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0', 'chromium'],
  ['curl/8', 'other'],
  ['', 'other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});

test.each([
  [{ name: 'react', wanted: '^18.0.0', found: '19.3.1' }, 'Wants react ^18.0.0; there is 19.3.1'],
  [{ name: '@portal/ui/charts' }, 'Wants @portal/ui/charts; there is none'],
])('an unmet requirement is described in a sentence: %j', (unmet, sentence) => {
  expect(unmetMessage(unmet)).toBe(sentence);
});

const REPORT = {
  part: 'mf-public',
  hash: '0123456789abcdef',
  kind: 'TypeError',
  message: 'Cannot read properties of undefined',
  file: '7.abcdef12.js',
  line: 1,
  column: 2048,
  browser: 'firefox',
};
const UNMET = { name: '@portal/ui/core', wanted: '^18.0.0', found: '19.3.1' };

test.each<[what: string, report: object, paths: string[]]>([
  ['an error', REPORT, []],
  ['without a message', { ...REPORT, message: '' }, []],
  ['an unmet version', { ...REPORT, unmet: UNMET }, []],
  ['a part with a path', { ...REPORT, part: '../x' }, ['part']],
  ['an unknown kind', { ...REPORT, kind: 'Zebulon' }, ['kind']],
  ['too long a message', { ...REPORT, message: 'x'.repeat(201) }, ['message']],
  ['a file outside the release', { ...REPORT, file: '../../main.js' }, ['file']],
  ['a file that is not a script', { ...REPORT, file: 'release.json' }, ['file']],
  ['an invalid line', { ...REPORT, line: 0 }, ['line']],
  ['a fractional column', { ...REPORT, column: 1.5 }, ['column']],
  ['a browser with its version', { ...REPORT, browser: 'firefox 140' }, ['browser']],
  ['a missing package group', { ...REPORT, unmet: { name: '@portal/ui/charts' } }, []],
  ['a sentence as a package', { ...REPORT, unmet: { name: 'Zebulon Quixote' } }, ['unmet.name']],
  ['a sentence as a version', { ...REPORT, unmet: { ...UNMET, found: 'Zebulon' } }, ['unmet.found']],
  ['nothing', {}, ['part', 'hash', 'kind', 'file', 'line', 'column', 'browser']],
])('a report of %s', (_what, report, paths) => {
  expect(
    problems(codeErrorSchema, report)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(paths.toSorted());
});
