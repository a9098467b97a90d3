import { acceptedInWords, citationOf, expiredInWords, labelInWords, takenInWords } from './about-instrument';
import type { AboutInstrument } from './about-instrument';

const ABOUT: Omit<AboutInstrument, 'citation'> = {
  kind: 'lidar',
  name: 'EMORAL',
  facility: { acronym: 'ATZ', name: 'Athens', institute: 'National Observatory' },
  label: { code: 'labelled', name: 'Labelled', since: '2026-02-03' },
  accepted: { version: 2, from: '2025-11-30', until: null },
  changed_on: '2025-11-30',
  licence: null,
  page: 'https://portal.example/lidar/1',
};

test.each<[why: string, change: Partial<AboutInstrument>, citation: string]>([
  [
    'accepted',
    {},
    'National Observatory (2025): EMORAL, lidar of Athens (ATZ), version 2. Portal. https://portal.example/lidar/1',
  ],
  [
    'without an institute',
    { facility: { acronym: 'ATZ', name: 'Athens', institute: null } },
    'Athens (2025): EMORAL, lidar of Athens (ATZ), version 2. Portal. https://portal.example/lidar/1',
  ],
  [
    'of a facility without a name, and never accepted',
    { facility: { acronym: 'ATZ', name: null, institute: null }, accepted: null, changed_on: '2026-01-02' },
    'ATZ (2026): EMORAL, lidar of ATZ. Portal. https://portal.example/lidar/1',
  ],
  [
    'of a facility that is not public',
    { facility: null, label: null },
    'Portal (2025): EMORAL, lidar, version 2. https://portal.example/lidar/1',
  ],
])('the citation of an instrument that is %s [12.69]', (_why, change, citation) => {
  expect(citationOf({ ...ABOUT, ...change }, 'Portal')).toBe(citation);
});

test.each<[accepted: AboutInstrument['accepted'], words: string]>([
  [null, 'Nothing is accepted'],
  [{ version: 2, from: '2025-11-30', until: null }, 'Version 2, accepted on 2025-11-30'],
  [{ version: 2, from: '2025-11-30', until: null, recorded_by: 'acceptance' }, 'Version 2, accepted on 2025-11-30'],
  [
    { version: 1, from: '2025-11-30', until: '2026-01-02', recorded_by: 'acceptance' },
    'Version 1, accepted on 2025-11-30, until 2026-01-02',
  ],
  [
    { version: 1, from: '2025-11-30', until: null, recorded_by: 'administrator' },
    'Version 1, recorded by an administrator on 2025-11-30',
  ],
])('the version %o is described as: %s [12.200]', (accepted, words) => {
  expect(acceptedInWords(accepted)).toBe(words);
});

const ENDED = { version: 1, from: '2025-11-30', until: '2026-01-02' };

test.each<
  [why: string, about: Pick<AboutInstrument, 'label' | 'accepted'>, label: string | null, taken: string | null]
>([
  ['part of a labelled facility', ABOUT, 'Labelled since 2026-02-03', null],
  ['no longer part of it', { ...ABOUT, accepted: ENDED }, null, null],
  ['of a facility without a label', { ...ABOUT, label: null }, null, null],
  [
    'of a facility whose label is withdrawn',
    { ...ABOUT, label: { code: 'withdrawn', name: 'Withdrawn', since: '2026-03-04' } },
    'Withdrawn since 2026-03-04',
    'The label of its facility is withdrawn since 2026-03-04.',
  ],
  [
    'of a facility whose label is suspended since an unknown day',
    { ...ABOUT, label: { code: 'suspended', name: 'Label suspended', since: null } },
    'Label suspended',
    'The label of its facility is suspended.',
  ],
])('the label of an instrument that is %s [12.203]', (_why, about, label, taken) => {
  expect([labelInWords(about), takenInWords(about)]).toEqual([label, taken]);
});

const UNTIL = '2031-02-02';
const LABELLED = { code: 'labelled', name: 'Labelled', since: '2026-02-03', valid_until: UNTIL } as const;
const ACCEPTED = { ...LABELLED, code: 'initial_acceptance', name: 'Initial acceptance' } as const;

test.each<[why: string, label: AboutInstrument['label'], words: string | null]>([
  ['valid', LABELLED, 'Labelled since 2026-02-03, valid until 2031-02-02'],
  ['valid, but it is unknown since when', { ...LABELLED, since: null }, 'Labelled, valid until 2031-02-02'],
  ['without a record', { ...LABELLED, valid_until: null }, 'Labelled since 2026-02-03'],
  ['past', ACCEPTED, 'Initial acceptance since 2026-02-03'],
  ['suspended', { ...LABELLED, code: 'suspended', name: 'Suspended' }, 'Suspended since 2026-02-03'],
])('a label that is %s in words [12.770]', (_why, label, words) => {
  expect(labelInWords({ ...ABOUT, label })).toBe(words);
});

const EXPIRED = 'The label of its facility expired on 2031-02-03.';

test.each<[why: string, label: AboutInstrument['label'], today: string, words: string | null]>([
  ['on its last day', ACCEPTED, UNTIL, null],
  ['on the day after', ACCEPTED, '2031-02-03', EXPIRED],
  ['years after', { ...ACCEPTED, since: null }, '2034-01-01', EXPIRED],
  ['of a facility without a record of one', { ...ACCEPTED, valid_until: null }, '2034-01-01', null],
  ['of an older server', { code: 'labelled', name: 'Labelled', since: null }, '2034-01-01', null],
  ['that was withdrawn before', { ...ACCEPTED, code: 'withdrawn', name: 'Withdrawn' }, '2034-01-01', null],
  ['that there is not', null, '2034-01-01', null],
])('the end of a label %s [12.770]', (_why, label, today, words) => {
  expect(expiredInWords({ label }, today)).toBe(words);
});
