import { Ledger } from '../bench/scale/ledger';

type Fate = 'kept' | 'unknown' | 'refused';

/** Notes these fates of values `scale-1`, `scale-2` … of one record, and returns the problems with what is stored. */
function problemsOf(fates: readonly Fate[], present: string | undefined, audited: readonly [string, number][]) {
  const ledger = new Ledger();
  for (const fate of fates) ledger.note({ record: 'name', value: ledger.newValue(), fate, isAudited: true });
  return ledger.problems({ audited: new Map(audited), records: new Map([['name', present]]) });
}

const once = (...values: string[]) => values.map((value): [string, number] => [value, 1]);

test.each<[why: string, fates: Fate[], present: string | undefined, audited: [string, number][]]>([
  ['the last value is there', ['kept', 'kept'], 'scale-2', once('scale-1', 'scale-2')],
  ['a later value without an answer was saved', ['kept', 'unknown'], 'scale-2', once('scale-1', 'scale-2')],
  ['a later value without an answer was not saved', ['kept', 'unknown'], 'scale-1', once('scale-1')],
  ['a refused value is not there', ['kept', 'refused'], 'scale-1', once('scale-1')],
])('no problem: %s', (_why, fates, present, audited) => {
  expect(problemsOf(fates, present, audited)).toEqual([]);
});

test.each<[why: string, fates: Fate[], present: string | undefined, audited: [string, number][], problem: string]>([
  ['an older value', ['kept', 'kept'], 'scale-1', once('scale-1', 'scale-2'), 'lost: name holds scale-1'],
  ['no value', ['kept'], undefined, once('scale-1'), 'lost: name holds nothing'],
  ['no entry', ['kept'], 'scale-1', [], 'lost: scale-1 of name is not in the audit log'],
  ['two entries', ['kept'], 'scale-1', [['scale-1', 2]], 'doubled: scale-1 of name is 2 times'],
  ['two entries of an unanswered write', ['unknown'], 'scale-1', [['scale-1', 2]], 'doubled: scale-1'],
  ['a refused value', ['kept', 'refused'], 'scale-1', once('scale-1', 'scale-2'), 'refused and yet saved: scale-2'],
])('a problem: %s', (_why, fates, present, audited, problem) => {
  expect(problemsOf(fates, present, audited)).toEqual([expect.stringContaining(problem)]);
});

test('a write that was repeated until it was answered is kept, and its refusal says nothing of the attempt before', () => {
  const ledger = new Ledger();
  const write = { record: 'name', isAudited: true };
  ledger.note({ ...write, value: 'scale-1', fate: 'unknown' });
  ledger.note({ ...write, value: 'scale-1', fate: 'kept' });
  ledger.note({ ...write, value: 'scale-2', fate: 'unknown' });
  ledger.note({ ...write, value: 'scale-2', fate: 'refused' });
  expect([ledger.kept, ledger.unknown]).toEqual([1, 1]);
});
