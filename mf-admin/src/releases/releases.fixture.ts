import type {
  CodeErrorCount,
  FaultCount,
  HeldToken,
  ReleasedPart,
  ReleaseOverview,
  ReleaseRecord,
  ShareRecord,
} from '@portal/domain';
import { epochOf, OWN_GRANT } from '@portal/domain';

/** Composition of the fixtures. */
export const COMPOSITION = 'a1b2c3d4e5f6';

/** Noon (UTC) of a day, epoch seconds. */
export const noon = (day: string) => epochOf(day) + 43_200;

/** The current release of a part, with some loads and no failures. */
export const aRelease = (version: string, change: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  hash: version.replaceAll('.', '').padEnd(16, '0'),
  contract: '^1.0.0',
  released_at: noon('2026-03-01'),
  replaced_at: null,
  is_current: true,
  current_since: noon('2026-03-01'),
  was_current: true,
  was_taken_back: false,
  taken_back: null,
  withdrawn_at: null,
  replaces: null,
  is_kept: true,
  provenance: null,
  unstated: { why: 'start of the server', by: null },
  signed_by: null,
  loads: [
    { within_ms: 100, count: 2 },
    { within_ms: 250, count: 10 },
  ],
  faults: [],
  errors: [],
  ...change,
});

/** A release that was replaced on this day. */
export const anEarlier = (version: string, replaced: string, change: Partial<ReleaseRecord> = {}) =>
  aRelease(version, {
    is_current: false,
    current_since: null,
    released_at: noon('2026-01-01'),
    replaced_at: noon(replaced),
    loads: [],
    ...change,
  });

export const aFault = (change: Partial<FaultCount> = {}): FaultCount => ({
  fault: 'threw-on-render',
  count: 12,
  first_at: noon('2026-03-01'),
  last_at: noon('2026-03-02'),
  composition: COMPOSITION,
  ...change,
});

export const aCodeError = (change: Partial<CodeErrorCount> = {}): CodeErrorCount => ({
  kind: 'TypeError',
  message: 'Cannot read properties of undefined (reading …)',
  file: 'home.js',
  line: 1,
  column: 2048,
  source: 'src/pages/home-page.tsx:42',
  name: 'coordinates',
  browsers: ['chromium', 'firefox'],
  count: 7,
  first_at: noon('2026-03-05'),
  last_at: noon('2026-03-06'),
  began_with: [],
  ...change,
});

export const aToken = (change: Partial<HeldToken> = {}): HeldToken => ({
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Pipeline',
  created_at: noon('2026-01-02'),
  last_used_at: noon('2026-03-01'),
  ends_at: noon('2027-01-02'),
  ...change,
});

export const aPart = (name: string, releases: ReleaseRecord[], change: Partial<ReleasedPart> = {}): ReleasedPart => ({
  name,
  grant: { ...OWN_GRANT, ends_at: null, retired_at: null, off: null, email: null },
  stopped: null,
  tokens: [],
  keys: [],
  releases,
  ...change,
});

export const aShare = (change: Partial<ShareRecord> = {}): ShareRecord => ({
  _id: 'c0ffee000000',
  parts: [{ name: 'mf-public', version: '1.3.0', hash: '1300000000000000' }],
  percent: 10,
  started_at: noon('2026-03-01'),
  quiet_until: null,
  sides: {
    new: { tabs: 40, failed: 3, failed_to_load: 1, failed_in_code: 2, failed_networks: 3 },
    rest: { tabs: 360, failed: 0, failed_to_load: 0, failed_in_code: 0, failed_networks: 0 },
  },
  ...change,
});

export const anOverview = (parts: ReleasedPart[], shares: ShareRecord[] = []): ReleaseOverview => ({
  composition: COMPOSITION,
  serial: 7,
  tab_minutes: 60,
  next_menu_position: 80,
  parts,
  shares,
});
