import { render, screen } from '@testing-library/react';
import { Origin } from './origin';
import { aRelease, noon } from './releases.fixture';

const KEY = { _id: 'k1', name: 'Pipeline', public_key: 'A'.repeat(43), created_at: noon('2026-01-02'), ended_at: null };
const ORIGIN = { commit: 'abcdef0123456789'.padEnd(40, '0'), is_clean: true, builder: 'Pipeline 7', built_at: 1 };

test.each([
  ['the server released it', {}, [], 'Not stated: released by the server at its start'],
  [
    'it is old',
    { unstated: { why: 'older' as const, by: 'Ada Byron' } },
    [],
    'Not stated: its build is older than statements of origin',
  ],
  [
    'its team stated nothing',
    { unstated: { why: 'not sent' as const, by: 'deploy token “ci”' } },
    [],
    'Not stated: released by deploy token “ci” without a statement of origin',
  ],
  [
    'nobody stated anything',
    { unstated: { why: 'not sent' as const, by: null } },
    [],
    'Not stated: released without a statement of origin',
  ],
  ['it is not signed', { provenance: ORIGIN }, [KEY], 'abcdef012345 Not signed'],
  ['it is signed with a valid key', { provenance: ORIGIN, signed_by: 'k1' }, [KEY], 'abcdef012345 Signed by Pipeline'],
  [
    'it is signed with a revoked key',
    { provenance: ORIGIN, signed_by: 'k1' },
    [{ ...KEY, ended_at: 2 }],
    'abcdef012345 Signed by Pipeline, which has ended',
  ],
  [
    'its sources differ from the commit',
    { provenance: { ...ORIGIN, is_clean: false } },
    [],
    'abcdef012345 with changes Not signed',
  ],
])('the origin of a release, when %s', (_what, change, keys, words) => {
  render(
    <p>
      <Origin release={aRelease('1.0.0', change)} keys={keys} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
});
