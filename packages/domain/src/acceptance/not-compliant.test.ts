import { byCode } from '../types/type-item';
import { COMPLIANCES } from '../types/type-lists';
import type { ComplianceCode } from '../types/type-lists';
import { LIDAR, PHOTOMETER } from './application.fixture';
import { notCompliant, notCompliantShares, sharesInWords } from './not-compliant';
import type { ReviewedApplication } from './reviewed-application';

const given = (aspect: string, code: ComplianceCode, date: number | null = 1) => ({
  [`${aspect}_compliance`]: byCode(COMPLIANCES, code),
  [`${aspect}_evaluation_date`]: date,
});
const synergy = (code: ComplianceCode, evaluation_date: number | null = 1) => ({
  compliance: byCode(COMPLIANCES, code),
  evaluation_date,
});

const evaluated = (lidars: object[], photometers: object[], synergy_compliance = synergy('yes')) =>
  ({
    lidars: lidars.map((lidar) => ({ ...LIDAR, name: 'RALI', ...lidar })),
    photometers: photometers.map((photometer) => ({ ...PHOTOMETER, name: 'CIMEL', ...photometer })),
    synergy_compliance,
    lidar_compliance: synergy('yes'),
    photometer_compliance: synergy('yes'),
  }) as unknown as ReviewedApplication;

const counted = (...application: Parameters<typeof evaluated>) => {
  const { instruments, aspects } = notCompliantShares(evaluated(...application));
  return `${instruments.not}/${instruments.of} ${aspects.not}/${aspects.of}`;
};

const CHANNEL = given('channel', 'no');
const WHOLE = given('general', 'no');

test.each<[why: string, lidars: object[], photometers: object[], said: string]>([
  ['nothing evaluated', [{}], [{}], '0/2 0/8'],
  ['an aspect of a lidar', [CHANNEL], [{}], '0/2 1/8'],
  ['the lidar as a whole counts as an instrument and as an aspect', [{ ...CHANNEL, ...WHOLE }], [{}], '1/2 2/8'],
  ['partially is not a no', [given('channel', 'partially')], [{}], '0/2 0/8'],
  ['a draft does not count', [given('general', 'no', null)], [{}], '0/2 0/8'],
  ['a photometer', [{}], [given('data', 'no')], '0/2 1/8'],
  ['several of both', [WHOLE, CHANNEL, {}], [WHOLE, {}], '2/5 3/20'],
  ['without a pair there is no synergy', [], [WHOLE], '1/1 1/2'],
])('shares of non-compliance: %s [12.58]', (_why, lidars, photometers, said) => {
  expect(counted(lidars, photometers)).toBe(said);
});

test('the synergy of a pair counts as an aspect but not for an instrument [12.58]', () => {
  expect(counted([{}], [{}], synergy('no'))).toBe('0/2 1/8');
  expect(counted([{}], [{}], synergy('no', null))).toBe('0/2 0/8');
  expect(counted([{}], [], synergy('no'))).toBe('0/1 0/5');
});

test('both shares are said in one sentence [12.58]', () => {
  expect(sharesInWords(notCompliantShares(evaluated([{ ...CHANNEL, ...WHOLE }], [{}], synergy('no'))))).toBe(
    '1 of 2 instruments, 3 of 8 aspects',
  );
  expect(sharesInWords(notCompliantShares(evaluated([], [WHOLE])))).toBe('1 of 1 instrument, 1 of 2 aspects');
});

test.each<[why: string, names: string[], one: Parameters<typeof evaluated>]>([
  ['everything compliant', [], [[{}], [{}]]],
  ['the whole of an instrument', ['RALI (instrument)'], [[WHOLE], [{}]]],
  [
    'the data of an instrument',
    ['RALI (data)'],
    [[{ ...given('general', 'partially'), ...given('data', 'no') }], [{}]],
  ],
  ['the data of a photometer', ['CIMEL (data)'], [[{}], [given('data', 'no')]]],
  ['the synergy', ['synergy'], [[{}], [{}], synergy('no')]],
  ['the synergy without a pair', [], [[{}], [], synergy('no')]],
  ['drafts', [], [[given('data', 'no', null)], [{}], synergy('no', null)]],
  [
    'several, by instrument',
    ['RALI (channel)', 'RALI (instrument)', 'synergy'],
    [[{ ...CHANNEL, ...WHOLE }], [{}], synergy('no')],
  ],
])('names the evaluations that a yes contradicts: %s [12.190]', (_why, names, one) => {
  expect(notCompliant(evaluated(...one))).toEqual(names);
});

test('names an evaluation of all instruments of a kind [12.190]', () => {
  const application = { ...evaluated([{}], [{}]), lidar_compliance: synergy('no') } as unknown as ReviewedApplication;
  expect(notCompliant(application)).toEqual(['all lidars']);
});
