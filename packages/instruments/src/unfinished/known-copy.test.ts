import type { UnfinishedCopy } from '@portal/domain';
import { baseOnceBack, changedElsewhere, continuedWith, gone, mergedWith } from './known-copy';
import type { KnownCopy } from './known-copy';

const theirCopy = (values: object): UnfinishedCopy => ({
  _id: 'c',
  kind: 'lidar',
  name: '',
  missing: 1,
  wrong: 0,
  version: 7,
  updated_at: 0,
  updated_by: 'Dora Bell',
  values: { ...values },
});

const SAVED = { name: 'Saved', place: 'Saved' };
const NONE: KnownCopy = { version: 0, kept: null, found: null, initial: SAVED };
/** A copy that was found, in which this form has kept another name. */
const KEPT: KnownCopy = {
  version: 2,
  kept: { name: 'Mine', place: 'Found' },
  found: { name: 'Found', place: 'Found' },
  initial: SAVED,
};

test.each<[what: string, copy: KnownCopy, theirs: object, found: object]>([
  [
    'what was found, with the text from elsewhere',
    KEPT,
    { name: 'Mine', place: 'Theirs' },
    { name: 'Found', place: 'Theirs' },
  ],
  [
    'the text from elsewhere, also over that of this form',
    KEPT,
    { ...KEPT.kept, name: 'Theirs' },
    { name: 'Theirs', place: 'Found' },
  ],
  [
    'what is saved, with the text from elsewhere, if this form had begun the copy',
    { ...KEPT, found: null },
    { name: 'Mine', place: 'Theirs' },
    { name: 'Saved', place: 'Theirs' },
  ],
  ['all of it, if none of it is from this form', NONE, { ...SAVED, name: 'Theirs' }, { ...SAVED, name: 'Theirs' }],
  ['all of it, if it is not known what both had continued', { ...KEPT, kept: null }, { ...SAVED }, SAVED],
])('a copy changed elsewhere has, without the input of this form: %s', (_what, copy, theirs, found) => {
  expect(changedElsewhere(copy, theirCopy(theirs))).toEqual({ ...copy, version: 7, kept: theirs, found });
});

test('of a copy that was saved or discarded elsewhere, nothing is left', () => {
  expect(changedElsewhere(KEPT, null)).toEqual(NONE);
});

test('a form that goes on from a copy with the same text keeps its own values, which are compared as they are', () => {
  const theirs = theirCopy({ name: 'Mine', place: undefined });
  const values = { name: 'Mine', place: undefined, other: undefined };
  expect(continuedWith(NONE, theirs, values).kept).toBe(values);
  expect(continuedWith(NONE, theirs, SAVED).kept).toBe(theirs.values);
});

test('both are merged by what is kept; without a copy, by what is saved', () => {
  const theirs = theirCopy({ name: 'Theirs', place: 'Found' });
  expect(mergedWith(KEPT, theirs, { name: 'Mine', place: 'Mine too' }).isContested).toBe(false);
  expect(mergedWith(NONE, theirs, { name: 'Saved', place: 'Saved' }).mine).toEqual(theirs.values);
  expect(mergedWith({ ...KEPT, kept: null }, theirs, { name: 'Mine', place: 'Found' }).isContested).toBe(true);
});

test('text that is taken back goes on from the copy without it, or else from what was found before text came from elsewhere', () => {
  const alone: KnownCopy = { ...KEPT, version: 3, kept: KEPT.found };
  expect(baseOnceBack(KEPT, alone)).toMatchObject({ version: 3, kept: KEPT.found });
  expect(baseOnceBack(KEPT, gone(KEPT))).toMatchObject({ version: 0, kept: null });
  const beside = { ...changedElsewhere(KEPT, theirCopy({ name: 'Mine', place: 'Theirs' })), version: 8 };
  expect(baseOnceBack(KEPT, beside)).toEqual({ version: 2, kept: KEPT.found });
  expect(baseOnceBack({ ...KEPT, found: null }, beside)).toEqual({ version: 2, kept: SAVED });
});
