import { openSources, type Visit } from './sources';

/** Nothing in these tests depends on time: a turn comes at once, and a request counts until it is answered. */
const RULES = { capacity: 4, smallestShare: 2, mostWaiting: 3, pause: 0, countedFor: 2 ** 30, activeFor: 1000 };

let time = 0;
let arrive: (network: string) => Visit;
beforeEach(() => {
  time = 0;
  arrive = openSources(RULES, () => time);
});

/** Requests of a network, and how many of them have had their turn. */
function requests(network: string, count: number) {
  const visits = Array.from({ length: count }, () => arrive(network));
  const refused: unknown[] = [];
  const begun: Visit[] = [];
  for (const visit of visits)
    void visit.turn().then(
      () => begun.push(visit),
      (error: unknown) => refused.push(error),
    );
  return { visits, refused, begun };
}

const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
/** Waits until it is true; the test fails by its own time limit otherwise. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await settle();
};

test('a network without competition has the whole capacity; further requests wait, and those beyond are refused', async () => {
  const { begun, refused, visits } = requests('a', 8);
  await until(() => begun.length === 4 && refused.length === 1);
  expect(refused).toMatchObject([{ status: 503 }]);
  visits[7]?.leave();
  for (const visit of visits.slice(0, 7)) {
    await until(() => begun.includes(visit));
    visit.leave();
  }
  expect(begun).toEqual(visits.slice(0, 7));
});

test('another network is not behind the waiting ones, and the first gets only its share from then on', async () => {
  const first = requests('a', 6);
  await until(() => first.begun.length === 4);
  const second = requests('b', 2);
  await until(() => second.begun.length === 2);
  first.visits[0]?.leave();
  first.visits[1]?.leave();
  await settle();
  expect(first.begun).toHaveLength(4);
  first.visits[2]?.leave();
  await until(() => first.begun.length === 5);
});

test('what lies in the past limits nobody', async () => {
  const other = requests('b', 1);
  other.visits[0]?.leave();
  time = 999;
  const limited = requests('a', 3);
  await until(() => limited.begun.length === 2);
  for (const visit of limited.visits) visit.leave();
  time = 2000;
  const all = requests('a', 4);
  await until(() => all.begun.length === 4);
  expect(all.refused).toEqual([]);
});

test('a client that goes away while it waits gives its place to the next one', async () => {
  const { begun, visits } = requests('a', 6);
  await until(() => begun.length === 4);
  visits[4]?.leave();
  visits[0]?.leave();
  await until(() => begun.length === 5);
  expect(begun.at(-1)).toBe(visits[5]);
});

test('a request that lasts long does not keep others of its network waiting', async () => {
  arrive = openSources({ ...RULES, countedFor: 1 });
  const { begun, visits } = requests('a', 7);
  await until(() => begun.length === 7);
  expect(begun).toEqual(visits);
});

test('the busiest are those with at least as many open requests as the average', () => {
  const [first, , third] = [arrive('a'), arrive('a'), arrive('a')];
  const other = arrive('b');
  expect([first?.isOfBusiest(), other.isOfBusiest()]).toEqual([true, false]);
  for (const visit of [first, third]) visit?.leave();
  expect([first?.isOfBusiest(), other.isOfBusiest()]).toEqual([true, true]);
});
