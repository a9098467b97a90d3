import { readFileSync, writeFileSync } from 'node:fs';
import { QA_SETTINGS } from '../src/qa/settings';
import { TO_CONFIRM, toConfirmDoc, valuesIn } from './to-confirm-doc';

const FILE = `${__dirname}/../../../docs/to-confirm.md`;

test('docs/to-confirm.md is up to date with the settings', () => {
  if (process.env.UPDATE_DOCS) writeFileSync(FILE, toConfirmDoc());
  expect(readFileSync(FILE, 'utf8')).toBe(toConfirmDoc());
});

/** Read in a source, which the comment of the setting names; the version is none of them. */
const READ = [
  'version',
  'intervals.yearly',
  'telecover.normaliseFrom',
  'telecover.normaliseTo',
  'telecover.maxDeviation',
  'telecover.nearRange',
  'telecover.smoothing',
  'telecover.advisedOverlap',
  'rayleigh.maxRsem',
  'rayleigh.maxSlope',
  'rayleigh.maxHalfDifference',
  'rayleigh.durbinWatsonFrom',
  'rayleigh.durbinWatsonTo',
  'rayleigh.shortestWindow',
  'rayleigh.longestWindow',
  'rayleigh.searchFrom',
  'rayleigh.searchTo',
  'rayleigh.radiosondeHours',
  'dark.maxDeviation',
  'polarisation.calibrateFrom',
  'polarisation.calibrateTo',
  'polarisation.molecularFrom',
  'polarisation.molecularTo',
];

test('every setting was either read in a source or is listed to be confirmed, once', () => {
  const listed = TO_CONFIRM.flatMap(({ rows }) => rows.map(({ setting }) => setting));
  const all = valuesIn(QA_SETTINGS).map(([setting]) => setting);
  expect([...listed, ...READ].toSorted()).toEqual(all.toSorted());
});
