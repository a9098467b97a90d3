import type { UnfinishedCopy } from '@portal/domain';
import { draftBase, readLocalDraft, setDraftBase, storeLocalDraft } from '@portal/ui/form';
import { renderHook, waitFor } from '@testing-library/react';
import { useUnfinishedForm } from './use-unfinished-form';

const mockRead = jest.fn<Promise<UnfinishedCopy | null>, []>();
const mockCalls = { read: mockRead, keep: jest.fn(), discard: jest.fn() };
jest.mock('../api/unfinished', () => ({ useUnfinishedCalls: () => mockCalls }));

const KEY = 'ada:lidar:1';
const FORM = { facilityId: 'f', kind: 'lidar', id: '1', draftKey: KEY, isKept: true } as const;

const aCopy = (version: number, name: string): UnfinishedCopy => ({
  _id: '1',
  kind: 'lidar',
  name,
  missing: 1,
  wrong: 0,
  version,
  updated_at: 1_700_000_000,
  updated_by: 'Dora Bell',
  values: { name },
});

beforeEach(() => localStorage.clear());

async function open(copy: UnfinishedCopy | null) {
  mockRead.mockResolvedValue(copy);
  const { result } = renderHook(() => useUnfinishedForm(FORM));
  await waitFor(() => expect(result.current.isReady).toBe(true));
  return result.current.unfinished;
}

const nameHere = () => readLocalDraft(KEY)?.values.name;

test('a browser in which nothing was typed since its last kept state shows the newer copy [12.60]', async () => {
  await open(aCopy(1, 'K2'));
  expect(nameHere()).toBe('K2');
  expect(await open(aCopy(2, 'K3'))).toMatchObject({ version: 2, kept: { name: 'K3' }, other: null });
  expect(nameHere()).toBe('K3');
  expect(draftBase(KEY)).toEqual({ version: 2, kept: { name: 'K3' } });
});

test('input that was not kept stays, and the newer copy is reported [12.60]', async () => {
  const first = await open(aCopy(1, 'K2'));
  first?.onVersion(2, { name: 'K2a' });
  storeLocalDraft(KEY, { name: 'K2b' });
  expect(await open(aCopy(3, 'K3'))).toMatchObject({ other: { theirs: { version: 3 } } });
  expect(nameHere()).toBe('K2b');
});

test('a copy that is gone is reported, even if nothing was typed since [12.60]', async () => {
  await open(aCopy(1, 'K2'));
  expect(await open(null)).toMatchObject({ other: { theirs: null } });
  expect(nameHere()).toBe('K2');
});

test('the version of an earlier release, stored without values, still reports a newer copy [12.60]', async () => {
  storeLocalDraft(KEY, { name: 'K2' });
  localStorage.setItem(`unsaved-base:${KEY}`, '1');
  expect(await open(aCopy(2, 'K3'))).toMatchObject({ other: { theirs: { version: 2 } } });
});

test('without an answer of the server, the form continues from its last kept state [12.60]', async () => {
  storeLocalDraft(KEY, { name: 'K2' });
  setDraftBase(KEY, { version: 4, kept: { name: 'K2' } });
  mockRead.mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useUnfinishedForm(FORM));
  await waitFor(() =>
    expect(result.current.unfinished).toMatchObject({ version: 4, kept: { name: 'K2' }, other: null }),
  );
});

test('without an answer of the server and without text of this browser, the form continues no copy [12.60]', async () => {
  // Left by Cancel, for text that is taken back.
  setDraftBase(KEY, { version: 4, kept: { name: 'K2' } });
  mockRead.mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useUnfinishedForm(FORM));
  await waitFor(() => expect(result.current.unfinished).toMatchObject({ version: 0, kept: null, other: null }));
});

test('text that Cancel took out of a copy with text from elsewhere is compared with it once it is taken back [12.60]', async () => {
  storeLocalDraft(KEY, { name: 'Mine' });
  setDraftBase(KEY, { version: 2, kept: { name: 'Found' } });
  expect(await open(aCopy(8, 'Theirs'))).toMatchObject({
    version: 2,
    kept: { name: 'Found' },
    other: { theirs: { version: 8 } },
  });
  expect(nameHere()).toBe('Mine');
});
