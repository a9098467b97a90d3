import { openBudget } from './budget';
import { mostOfOne, workQueue } from './work-queue';

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => {
      end.set(name, () => resolve(name));
    });
  };
  return { begun, work, end: (name: string) => end.get(name)?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

const REFUSED = { status: 503, message: 'Later, please.' };

test('a queue runs a few works at a time in the order of their arrival, and refuses those beyond the waiting ones', async () => {
  const { begun, work, end } = works();
  const queue = workQueue({ atOnce: 2, mostWaiting: 2, busy: 'Later, please.' });
  const asked = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
  await expect(queue(work('e'))).rejects.toMatchObject(REFUSED);
  await turn();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await asked[1];
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  const late = queue(work('f'));
  await turn();
  // Who came later waits behind the others.
  end('a');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) end(name);
  await turn();
  end('f');
  await Promise.all([...asked, late]);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('a work that fails makes room for the next one', async () => {
  const queue = workQueue({ atOnce: 1, mostWaiting: 1, busy: 'Later, please.' });
  const failing = queue(() => Promise.reject(new Error('damaged')));
  const next = queue(async () => 'done');
  await expect(failing).rejects.toThrow('damaged');
  await expect(next).resolves.toBe('done');
});

test('one person has only so many works under way, others are not affected', async () => {
  const { begun, work, end } = works();
  const ofOne = mostOfOne(2, 'Later, please.');
  const asked = [ofOne('ada', work('a')), ofOne('ada', work('b'))];
  await expect(ofOne('ada', work('c'))).rejects.toMatchObject(REFUSED);
  const others = ofOne('bob', work('d'));
  expect(begun).toEqual(['a', 'b', 'd']);
  end('a');
  await asked[0];
  const again = ofOne('ada', work('e'));
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
  for (const name of ['b', 'd', 'e']) end(name);
  await Promise.all([...asked, others, again]);
});

test('a budget is shared; small amounts do not pass a large one that waits, and no amount exceeds the whole', async () => {
  const budget = openBudget(10);
  const admitted: string[] = [];
  const take = (name: string, amount: number) => budget.take(amount).then(() => admitted.push(name));
  await Promise.all([take('six', 6), take('two', 2)]);
  const later = [take('nine', 9), take('one', 1), take('hundred', 100)];
  await turn();
  expect(admitted).toEqual(['six', 'two']);
  budget.giveBack(6);
  budget.giveBack(2);
  await turn();
  expect(admitted).toEqual(['six', 'two', 'nine', 'one']);
  budget.giveBack(9);
  budget.giveBack(1);
  await Promise.all(later);
  expect(admitted.at(-1)).toBe('hundred');
});
