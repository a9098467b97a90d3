import type { UnfinishedCopy } from '@portal/domain';
import { unfinishedWriter } from './unfinished-writer';
import type { CopyCalls, Keeping } from './unfinished-writer';

const noop = () => undefined;

type Answer = Awaited<ReturnType<CopyCalls['keep']>>;

const aCopy = (version: number, values: object = {}): UnfinishedCopy => ({
  _id: 'c',
  kind: 'lidar',
  name: '',
  missing: 1,
  wrong: 0,
  version,
  updated_at: 0,
  updated_by: 'Dora Bell',
  values: { ...values },
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

interface Beginning {
  version?: number;
  isOther?: boolean;
  kept?: object | null;
}

/** A writer whose server gives the answers queued, and otherwise keeps each state as the next version. */
function writing({ version = 0, isOther = false, kept = null }: Beginning = {}) {
  const sent: { version: number; values: object; isLast: boolean }[] = [];
  const answers: Answer[] = [];
  const states: Keeping['state'][] = [];
  const news: unknown[] = [];
  const others: (number | null)[] = [];
  const merged: object[] = [];
  const questions: boolean[] = [];
  const bases: { version: number; kept: object | null }[] = [];
  const discard = jest.fn((_version: number) => Promise.resolve(true));
  const read = jest.fn((): Promise<UnfinishedCopy | null> => Promise.resolve(null));
  const writer = unfinishedWriter({
    version,
    kept,
    initial: { name: '' },
    other: isOther ? { theirs: null } : null,
    calls: {
      read,
      keep: (from, values, isLast = false) => {
        sent.push({ version: from, values, isLast });
        return Promise.resolve(answers.shift() ?? { state: 'kept', copy: aCopy(from + 1) });
      },
      discard,
    },
    onKeeping(keeping) {
      states.push(keeping.state);
      if (keeping.state === 'kept' && keeping.elsewhere) news.push(keeping.elsewhere);
      if (keeping.state !== 'conflict') return;
      others.push(keeping.theirs?.version ?? null);
      questions.push(keeping.isAgain);
    },
    onVersion: (last, values) => bases.push({ version: last, kept: values }),
    onMerged: (values) => merged.push(values),
  });
  return {
    writer,
    merged,
    news,
    questions,
    bases,
    sent,
    answers,
    states,
    others,
    read,
    discard,
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
}

test('input is sent once after a pause, with the version kept last [12.60]', async () => {
  const { writer, sent, states, pass } = writing();
  writer.type({ name: 'M' });
  await pass(1000);
  writer.type({ name: 'MU' });
  await pass(1000);
  expect(sent).toEqual([]);
  await pass(1000);
  expect(sent).toMatchObject([{ version: 0, values: { name: 'MU' } }]);
  writer.type({ name: 'MU' });
  await pass(10_000);
  expect(sent).toHaveLength(1);
  writer.type({ name: 'MUSA' });
  await pass(2000);
  expect(sent[1]).toMatchObject({ version: 1, values: { name: 'MUSA' } });
  expect(states).toEqual(['kept', 'kept']);
});

test('a failed save is retried at increasing intervals [12.60]', async () => {
  const { writer, sent, answers, states, pass } = writing();
  answers.push({ state: 'failed' }, { state: 'failed' });
  writer.type({ name: 'M' });
  await pass(1500);
  expect(states).toEqual(['failed']);
  await pass(5000);
  expect(sent).toHaveLength(2);
  await pass(14_000);
  expect(sent).toHaveLength(2);
  await pass(1000);
  expect(sent).toHaveLength(3);
  expect(states.at(-1)).toBe('kept');
});

test('after a conflict, nothing is sent until the user chooses a state [12.60]', async () => {
  const { writer, sent, answers, states, read, pass } = writing({ version: 1 });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs' }) });
  read.mockResolvedValue(aCopy(4, { name: 'Theirs' }));
  writer.type({ name: 'Mine' });
  await pass(2000);
  expect(states).toEqual(['conflict']);
  writer.type({ name: 'Mine too' });
  await pass(60_000);
  expect(sent).toHaveLength(1);
  writer.keepMine(aCopy(4, { name: 'Theirs' }));
  await pass(0);
  expect(sent[1]).toMatchObject({ version: 4, values: { name: 'Mine too' } });
});

test('once the other state is taken, earlier input is not sent [12.60]', async () => {
  const { writer, sent, pass } = writing({ isOther: true });
  writer.type({ name: 'Mine' });
  await pass(5000);
  writer.takeTheirs(aCopy(4, { name: 'Theirs' }));
  writer.type({ name: 'Theirs' });
  await pass(60_000);
  expect(sent).toEqual([]);
  writer.type({ name: 'Theirs, and more' });
  await pass(2000);
  expect(sent).toMatchObject([{ version: 4 }]);
});

test('nothing is sent while the form is saved or after that [12.60]', async () => {
  const { writer, sent, discard, pass } = writing();
  writer.type({ name: 'M' });
  await writer.pause();
  writer.type({ name: 'MU' });
  await pass(60_000);
  expect(sent).toEqual([]);
  writer.forget();
  await pass(60_000);
  await writer.discard();
  expect([sent, discard.mock.calls]).toEqual([[], []]);
});

test('keeping resumes after the save of the form fails [12.60]', async () => {
  const { writer, sent, pass } = writing();
  writer.type({ name: 'M' });
  await writer.pause();
  writer.resume({ name: 'MU' });
  await pass(2000);
  expect(sent).toMatchObject([{ values: { name: 'MU' } }]);
});

test('pending input is sent when the page closes, and discarding removes the copy from the server [12.60]', async () => {
  const { writer, sent, discard, pass } = writing();
  writer.type({ name: 'M' });
  writer.flush(true);
  await pass(0);
  expect(sent).toMatchObject([{ isLast: true }]);
  await writer.discard();
  expect(discard.mock.calls).toEqual([[1]]);
  await pass(60_000);
  expect(sent).toHaveLength(1);
});

test('in a conflict, discarding drops the input here and leaves the copy of the other [12.60]', async () => {
  const { writer, sent, answers, states, discard, pass } = writing({ version: 1 });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs' }) });
  writer.type({ name: 'Mine' });
  await pass(2000);
  await writer.discard();
  await pass(60_000);
  expect([sent.length, discard.mock.calls, states.at(-1)]).toEqual([1, [], 'idle']);
});

test('discarding also leaves a copy whose conflict was not known before the save under way ended [12.60]', async () => {
  const { writer, answers, discard, pass } = writing({ version: 1 });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs' }) });
  writer.type({ name: 'Mine' });
  writer.flush();
  await writer.discard();
  await pass(60_000);
  expect(discard).not.toHaveBeenCalled();
});

test('discarding removes what the save under way has stored [12.60]', async () => {
  const { writer, discard } = writing();
  writer.type({ name: 'Mine' });
  writer.flush();
  await writer.discard();
  expect(discard.mock.calls).toEqual([[1]]);
});

test('a conflict with the same input is none: another window of the same person has kept it [12.60]', async () => {
  const { writer, sent, answers, states, pass } = writing({ version: 1 });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Mine' }) });
  writer.type({ name: 'Mine' });
  await pass(2000);
  expect(states).toEqual(['kept']);
  writer.type({ name: 'Mine too' });
  await pass(2000);
  expect(sent[1]).toMatchObject({ version: 4 });
});

test('once taking the other state is undone, nothing is sent until the user chooses again [12.60]', async () => {
  const { writer, sent, states, read, pass } = writing({ isOther: true });
  read.mockResolvedValue(aCopy(4, { name: 'Theirs' }));
  writer.type({ name: 'Mine' });
  writer.takeTheirs(aCopy(4, { name: 'Theirs' }));
  writer.askAgain(aCopy(4, { name: 'Theirs' }), { name: 'Mine' }, { version: 0, kept: null });
  writer.type({ name: 'Mine again' });
  await pass(60_000);
  expect([sent, states.at(-1)]).toEqual([[], 'conflict']);
  writer.keepMine(aCopy(4, { name: 'Theirs' }));
  await pass(0);
  expect(sent).toMatchObject([{ version: 4, values: { name: 'Mine again' } }]);
});

test('during a conflict, a copy that is new on the server takes the place of the one that was gone [12.60]', async () => {
  const { writer, sent, others, read, pass } = writing({ isOther: true });
  await writer.lookAgain();
  expect(others).toEqual([]);
  read.mockResolvedValue(aCopy(1, { name: 'Theirs' }));
  writer.type({ name: 'Mine' });
  await pass(2000);
  expect(others).toEqual([1]);
  read.mockRejectedValue(new Error('offline'));
  await writer.lookAgain();
  expect([others, sent]).toEqual([[1], []]);
});

test('what is taken back while it is being discarded is kept again afterwards [12.60]', async () => {
  const { writer, sent, discard, pass } = writing();
  writer.type({ name: 'Mine' });
  await pass(2000);
  let end: (isDone: boolean) => void = noop;
  discard.mockReturnValue(new Promise((resolve) => (end = resolve)));
  void writer.discard();
  await pass(0);
  writer.type({ name: 'Mine' });
  await pass(60_000);
  expect(sent).toHaveLength(1);
  end(true);
  await pass(2000);
  expect(sent[1]).toMatchObject({ version: 0, values: { name: 'Mine' } });
});

const OLD = { name: 'Old', place: 'Old' };

test('text typed in different fields is merged, shown and kept without a question [12.60]', async () => {
  const { writer, sent, answers, states, merged, news, pass } = writing({ version: 1, kept: OLD });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs', place: 'Old' }) });
  writer.type({ name: 'Old', place: 'Mine' });
  await pass(2000);
  expect(merged).toEqual([{ name: 'Theirs', place: 'Mine' }]);
  expect(sent.at(-1)).toMatchObject({ version: 4, values: { name: 'Theirs', place: 'Mine' } });
  expect(states).toEqual(['kept']);
  const mine = { name: 'Old', place: 'Mine' };
  expect(news).toEqual([{ is: 'merged', kind: 'lidar', mine, merged: { name: 'Theirs', place: 'Mine' } }]);
});

test('the first text in two forms of a record without a copy is merged by the saved values [12.60]', async () => {
  const { writer, sent, answers, pass } = writing();
  answers.push({ state: 'conflict', theirs: aCopy(1, { name: '', place: 'Theirs' }) });
  writer.type({ name: 'Mine', place: undefined });
  await pass(2000);
  expect(sent.at(-1)).toMatchObject({ version: 1, values: { name: 'Mine', place: 'Theirs' } });
});

test('a field changed in both is asked about, and either choice keeps the other changes [12.60]', async () => {
  const theirs = aCopy(4, { name: 'Theirs', place: 'Theirs' });
  const asking = async () => {
    const all = writing({ version: 1, kept: OLD });
    all.answers.push({ state: 'conflict', theirs });
    all.writer.type({ name: 'Mine', place: 'Old' });
    await all.pass(2000);
    expect(all.states).toEqual(['conflict']);
    return all;
  };
  const keeping = await asking();
  keeping.writer.keepMine(theirs);
  await keeping.pass(0);
  expect(keeping.sent.at(-1)).toMatchObject({ version: 4, values: { name: 'Mine', place: 'Theirs' } });
  const taking = await asking();
  expect(taking.writer.takeTheirs(theirs)).toEqual({ name: 'Theirs', place: 'Theirs' });
});

test('once what is typed answers the question, the text of both is kept, and none of one alone [12.60]', async () => {
  const { writer, sent, answers, states, merged, read, pass } = writing({ version: 1, kept: OLD });
  const theirs = aCopy(4, { name: 'Theirs', place: 'Theirs' });
  answers.push({ state: 'conflict', theirs });
  read.mockResolvedValue(theirs);
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  writer.type({ name: 'Theirs, and mine', place: 'Old' });
  await pass(2000);
  expect(states.at(-1)).toBe('conflict');
  writer.type({ name: 'Theirs', place: 'Old' });
  await pass(60_000);
  expect(sent.slice(1)).toEqual([]);
  expect(merged).toEqual([{ name: 'Theirs', place: 'Theirs' }]);
  expect(states.at(-1)).toBe('kept');
  writer.type({ name: 'Theirs', place: 'Theirs too' });
  await pass(2000);
  expect(sent.at(-1)).toMatchObject({ version: 4, values: { name: 'Theirs', place: 'Theirs too' } });
});

test('once what is typed answers the question, text that only this form has is sent with that of the other [12.60]', async () => {
  const { writer, sent, answers, pass } = writing({ version: 1, kept: { ...OLD, site: 'Old' } });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs', place: 'Theirs', site: 'Old' }) });
  writer.type({ name: 'Mine', place: 'Old', site: 'Mine' });
  await pass(2000);
  writer.type({ name: 'Theirs', place: 'Old', site: 'Mine' });
  await pass(60_000);
  expect(sent.slice(1)).toMatchObject([{ version: 4, values: { name: 'Theirs', place: 'Theirs', site: 'Mine' } }]);
});

test('a question about a copy that is gone by now ends, even before the text of this form is kept again [12.60]', async () => {
  const { writer, sent, answers, states, pass } = writing({ version: 1, kept: OLD });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs', place: 'Old' }) });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  await writer.lookAgain();
  expect([sent.length, states]).toEqual([1, ['conflict', 'idle']]);
  await pass(0);
  expect(sent.at(-1)).toMatchObject({ version: 0, values: { name: 'Mine', place: 'Old' } });
});

test('a question that the other text has answered by now ends, even before both are kept [12.60]', async () => {
  const { writer, sent, answers, states, read, pass } = writing({ version: 1, kept: OLD });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs', place: 'Old' }) });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  read.mockResolvedValue(aCopy(5, { name: 'Old', place: 'Theirs' }));
  await writer.lookAgain();
  expect([sent.length, states]).toEqual([1, ['conflict', 'idle']]);
  await pass(0);
  expect(sent.at(-1)).toMatchObject({ version: 5, values: { name: 'Mine', place: 'Theirs' } });
});

test('a choice after which the copy was changed elsewhere once more is asked about again, as such [12.60]', async () => {
  const { writer, answers, pass, questions } = writing({ version: 1, kept: OLD });
  const [first, second] = [aCopy(4, { name: 'Theirs' }), aCopy(5, { name: 'Theirs too' })];
  answers.push({ state: 'conflict', theirs: first }, { state: 'conflict', theirs: second });
  writer.type({ name: 'Mine' });
  await pass(2000);
  writer.keepMine(first);
  await pass(0);
  expect(questions).toEqual([false, true]);
});

test('a copy that was discarded elsewhere while this form is open is kept again with the next text [12.60]', async () => {
  const { writer, sent, answers, states, pass } = writing({ version: 1, kept: OLD });
  answers.push({ state: 'conflict', theirs: null });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  expect(sent.at(-1)).toMatchObject({ version: 0, values: { name: 'Mine', place: 'Old' } });
  expect(states).toEqual(['kept']);
});

test('what the user withdraws goes from the copy, which stays with what others typed before and meanwhile [12.60]', async () => {
  const { writer, sent, answers, discard, pass } = writing({ version: 1, kept: OLD });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  answers.push({ state: 'conflict', theirs: aCopy(7, { name: 'Mine', place: 'Theirs' }) });
  await writer.withdraw();
  expect(sent.slice(1)).toMatchObject([
    { version: 2, values: OLD },
    { version: 7, values: { name: 'Old', place: 'Theirs' } },
  ]);
  expect(discard).not.toHaveBeenCalled();
});

test('what the user withdraws goes from the copy also if it came back with the text taken from elsewhere [12.60]', async () => {
  const { writer, sent, answers, pass } = writing({ version: 1, kept: OLD });
  writer.type({ name: 'Old', place: 'Mine' });
  await pass(2000);
  const theirs = aCopy(7, { name: 'Theirs', place: 'Mine' });
  answers.push({ state: 'conflict', theirs });
  writer.type({ name: 'Mine', place: 'Mine' });
  await pass(2000);
  writer.type(writer.takeTheirs(theirs) ?? {});
  await writer.withdraw();
  expect(sent.at(-1)).toMatchObject({ version: 7, values: { name: 'Theirs', place: 'Old' } });
});

test('a copy with nothing but what the user withdraws is discarded [12.60]', async () => {
  const { writer, discard, pass } = writing();
  writer.type({ name: 'Mine' });
  await pass(2000);
  await writer.withdraw();
  expect(discard.mock.calls).toEqual([[1]]);
});

const WITH_SITE = { ...OLD, site: 'Old' };
const THEIRS_WITH_MINE = aCopy(7, { name: 'Theirs', place: 'Mine', site: 'Theirs' });

/** A form that has kept one text, on which text was typed elsewhere, and whose next text is contested. */
async function askedBeside(kept: object | null) {
  const all = writing({ version: kept ? 1 : 0, kept });
  all.writer.type({ name: 'Old', place: 'Mine', site: 'Old' });
  await all.pass(2000);
  all.answers.push({ state: 'conflict', theirs: THEIRS_WITH_MINE });
  all.writer.type({ name: 'Mine', place: 'Mine', site: 'Old' });
  await all.pass(2000);
  expect(all.states).toEqual(['kept', 'conflict']);
  return all;
}

test('during a conflict, what the user withdraws goes from the other copy, which keeps its own text [12.60]', async () => {
  const { writer, sent, states, discard } = await askedBeside(WITH_SITE);
  expect(await writer.withdraw()).toBe(true);
  expect(sent.slice(2)).toMatchObject([{ version: 7, values: { name: 'Theirs', place: 'Old', site: 'Theirs' } }]);
  expect([discard.mock.calls, states.at(-1)]).toEqual([[], 'idle']);
});

test('during a conflict, what the user withdraws goes from a copy that this form had begun [12.60]', async () => {
  const { writer, sent } = await askedBeside(null);
  await writer.withdraw();
  expect(sent.slice(2)).toMatchObject([{ version: 7, values: { name: 'Theirs', site: 'Theirs' } }]);
  expect(sent.at(-1)).not.toHaveProperty('values.place', 'Mine');
});

test('what the user withdraws goes also from a copy whose conflict was not known before the save under way ended [12.60]', async () => {
  const { writer, sent, answers, pass } = writing({ version: 1, kept: WITH_SITE });
  writer.type({ name: 'Old', place: 'Mine', site: 'Old' });
  await pass(2000);
  answers.push({ state: 'conflict', theirs: THEIRS_WITH_MINE });
  writer.type({ name: 'Mine', place: 'Mine', site: 'Old' });
  writer.flush();
  await writer.withdraw();
  expect(sent.at(-1)).toMatchObject({ version: 7, values: { name: 'Theirs', place: 'Old', site: 'Theirs' } });
});

test.each([
  ['a copy', WITH_SITE, WITH_SITE],
  ['no copy', null, { name: '' }],
])(
  'what is withdrawn beside text from elsewhere goes on from what the form had found (%s) once it is taken back [12.60]',
  async (_what, kept, found) => {
    const { writer, bases } = await askedBeside(kept);
    await writer.withdraw();
    // Not in the version that the server has: the form that is opened compares both.
    expect(bases.at(-1)).toEqual({ version: kept ? 2 : 1, kept: found });
  },
);

test('during a conflict, a copy with nothing from this form stays as it is, and is asked about again once the text is taken back [12.60]', async () => {
  const { writer, sent, answers, bases, discard, pass } = writing({ version: 1, kept: OLD });
  answers.push({ state: 'conflict', theirs: aCopy(4, { name: 'Theirs', place: 'Theirs' }) });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  expect(await writer.withdraw()).toBe(true);
  expect([sent.length, discard.mock.calls]).toEqual([1, []]);
  expect(bases.at(-1)).toEqual({ version: 1, kept: OLD });
});

const unanswered: Answer[] = [{ state: 'failed' }];
const changedThrice: Answer[] = [7, 8, 9].map((version) => ({
  state: 'conflict',
  theirs: aCopy(version, { name: 'Mine', place: `Theirs ${version}` }),
}));

test.each([
  ['the server does not answer', OLD, unanswered],
  ['the copy is changed elsewhere again and again', OLD, changedThrice],
  ['a copy of this form alone cannot be discarded', null, []],
])(
  'withdrawing that fails since %s is reported; what is taken back goes on from what was kept [12.60]',
  async (_why, kept, refusals) => {
    const { writer, answers, bases, discard, pass } = writing({ version: kept ? 1 : 0, kept });
    writer.type({ name: 'Mine', place: 'Old' });
    await pass(2000);
    answers.push(...refusals);
    discard.mockResolvedValue(false);
    expect(await writer.withdraw()).toBe(false);
    expect(bases.at(-1)).toEqual({ version: kept ? 2 : 1, kept: { name: 'Mine', place: 'Old' } });
  },
);

test('nothing is left to withdraw from a copy that is gone by now [12.60]', async () => {
  const { writer, answers, bases, pass } = writing({ version: 1, kept: OLD });
  writer.type({ name: 'Mine', place: 'Old' });
  await pass(2000);
  answers.push({ state: 'conflict', theirs: null });
  expect(await writer.withdraw()).toBe(true);
  expect(bases.at(-1)).toEqual({ version: 0, kept: null });
});
