import type * as LocalDrafts from './local-drafts';
import { restoredOver } from './shared-draft';
import type { Values } from './shared-draft';

type Drafts = typeof LocalDrafts;

const KEY = 'ada:site:1';
const RECORD: Values = { name: 'Old', town: 'Torun', links: { web: '', mail: '' }, version: 1 };

/** What others have saved since the first tab was opened. */
const SAVED_SINCE: Values = { ...RECORD, town: 'Theirs', version: 2 };

beforeEach(() => localStorage.clear());

/** A tab of the browser, which shares nothing but the storage with the others. */
async function aTab(record: Values = RECORD) {
  let loaded: Drafts | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = await import('./local-drafts');
  });
  const drafts = loaded as Drafts;
  const copy = drafts.readLocalDraft(KEY);
  const restored = copy ? restoredOver(record, { values: copy.values, base: copy.base ?? record }) : undefined;
  drafts.openLocalDraft(KEY, record, restored);
  let values: Values = restored?.values ?? record;
  const type = (change: object) => {
    values = { ...values, ...change };
    drafts.keepLocalDraft(KEY, values);
    drafts.writeLocalDraft(KEY);
  };
  // Restored values are input of the form too.
  if (restored) type({});
  return {
    shown: () => values,
    type,
    /** After saving or cancelling, the form has other initial values and no input. */
    forget(next: Values = record) {
      drafts.forgetUnsaved(KEY);
      drafts.resetLocalDraft(KEY, next);
      values = next;
    },
    close: () => drafts.closeLocalDraft(KEY),
    isStored: () => drafts.isInputStored(KEY),
  };
}

type Tab = Awaited<ReturnType<typeof aTab>>;

const stored = () => JSON.parse(localStorage.getItem(`unsaved:${KEY}`) ?? 'null') as { values: Values } | null;
const MINE = { name: 'A' };
const YOURS = { town: 'B' };
const saved = (change: object): Values => ({ ...RECORD, ...change, version: 2 });

test.each<[what: string, act: (first: Tab, second: Tab) => void, next: Values, restored: object | null]>([
  [
    'of two tabs, each keeps its text',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      first.close();
      second.close();
    },
    RECORD,
    { ...MINE, ...YOURS },
  ],
  [
    'fields of one group are kept apart',
    (first, second) => {
      first.type({ links: { web: 'A', mail: '' } });
      second.type({ links: { web: '', mail: 'B' } });
    },
    RECORD,
    { links: { web: 'A', mail: 'B' } },
  ],
  [
    'a field typed in both tabs has the later text, whatever else is typed',
    (first, second) => {
      first.type(MINE);
      second.type({ name: 'B' });
      first.type({ town: 'A' });
    },
    RECORD,
    { name: 'B', town: 'A' },
  ],
  [
    'a field that is emptied again in one tab is no longer kept',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      first.type({ name: 'Old' });
    },
    RECORD,
    YOURS,
  ],
  [
    'saving in one tab keeps the text of the other',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      second.forget(saved(YOURS));
    },
    saved(YOURS),
    { ...MINE, version: 1 },
  ],
  [
    'cancelling in one tab keeps the text of the other',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      second.forget();
      second.close();
    },
    RECORD,
    MINE,
  ],
  [
    'cancelling a form without input keeps the text of the other tab',
    (first, second) => {
      first.type(MINE);
      second.forget();
      second.forget();
    },
    RECORD,
    MINE,
  ],
  [
    'saving in both tabs leaves nothing',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      second.forget(saved(YOURS));
      first.forget({ ...saved({ ...MINE, ...YOURS }), version: 3 });
    },
    { ...saved({ ...MINE, ...YOURS }), version: 3 },
    null,
  ],
  [
    'what is typed on after saving is kept, with the text of the other tab',
    (first, second) => {
      first.type(MINE);
      second.type(YOURS);
      second.forget(saved(YOURS));
      second.type({ links: { web: 'B', mail: '' } });
    },
    saved(YOURS),
    { ...MINE, links: { web: 'B', mail: '' }, version: 1 },
  ],
])('%s', async (_what, act, next, restored) => {
  const [first, second] = [await aTab(), await aTab()];
  act(first, second);
  const later = await aTab(next);
  expect(later.shown()).toEqual({ ...next, ...restored });
  expect(stored() === null).toBe(restored === null);
});

test('a tab whose text another one has restored and discarded keeps it when it is left', async () => {
  const first = await aTab();
  first.type(MINE);
  const second = await aTab();
  expect(second.shown()).toEqual({ ...RECORD, ...MINE });
  second.forget();
  expect(stored()).toBeNull();
  first.close();
  expect((await aTab()).shown()).toEqual({ ...RECORD, ...MINE });
});

test('text typed into an older version stays detectable as a conflict, the other fields are up to date', async () => {
  const first = await aTab();
  const second = await aTab(SAVED_SINCE);
  first.type(MINE);
  second.type({ links: { web: 'B', mail: '' } });
  first.close();
  const later = await aTab(SAVED_SINCE);
  expect(later.shown()).toEqual({ ...SAVED_SINCE, ...MINE, links: { web: 'B', mail: '' }, version: 1 });
});

test('a tab knows whether its own text is stored', async () => {
  const [first, second] = [await aTab(), await aTab()];
  first.type(MINE);
  second.type(YOURS);
  expect([first.isStored(), second.isStored()]).toEqual([true, true]);
  second.type({ name: 'B' });
  expect([first.isStored(), second.isStored()]).toEqual([false, true]);
});
