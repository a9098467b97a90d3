import { count, eq, inArray, sql } from 'drizzle-orm';
import { emails } from '../../src/platform/db/tables';
import type { Manners } from '../../test/mail-server';
import { senderOf } from './fleet';
import { at } from './person';
import { SETTINGS } from './settings';
import { untilIt } from './until';
import type { Fixture } from './fixture';

/** Delay of the mail server for each message, ms. */
const THINKS_FOR = 10;
const MAY_TAKE = 180_000;

const idOf = (id: string) => `<${id}@portal.example>`;
const isFrom = (server: number, from = '') => from.startsWith(senderOf(server));

/** Each message is sent once, whichever server sends it and whichever is killed meanwhile. */
export function mailTests(fixture: () => Fixture) {
  const fleet = () => fixture().fleet;

  /** Queues the given number of messages at the same moment, and makes every server read the queue. */
  async function queue(messages: number): Promise<string[]> {
    const { db } = fleet();
    const rows = Array.from({ length: messages }, (_, index) => ({
      kind: 'news',
      subject: 'News of the portal',
      recipients: [`person${index}@site.example`],
      text: 'There is news.',
      html: '<p>There is news.</p>',
    }));
    const queued = await db.insert(emails).values(rows).returning({ id: emails.id });
    await wakeAll();
    return queued.map(({ id }) => idOf(id));
  }

  /** After any write, a server reads the queue. */
  const wakeAll = () =>
    Promise.all([0, 1, 2].map((server) => at(fixture().anna, server).post('/user/preferences', { digest: true })));

  const waiting = async () => {
    const open = inArray(emails.status, ['pending', 'sending']);
    const [found] = await fleet().db.select({ count: count() }).from(emails).where(open);
    return found?.count ?? 0;
  };
  const untilAllAreSent = (left = 0) =>
    untilIt(
      async () => (await waiting()) === left,
      () => 'all messages to be sent',
    );

  /** Deliveries of each of these messages that did not happen exactly once. */
  const oddOnes = (ids: readonly string[]) => {
    const copies = fleet().post.copies();
    return ids.filter((id) => copies.get(id) !== 1);
  };
  const sentBy = (server: number, ids: readonly string[]) =>
    fleet().post.received.filter(
      ({ headers }) => isFrom(server, headers.from) && ids.includes(headers['message-id'] ?? ''),
    ).length;

  /**
   * From now on no message is answered until each of these servers has one in hand: none sends all before another one
   * reads the queue, however slow it is.
   */
  function answerOnceInHand(servers: readonly number[], manners: Partial<Manners> = {}): Promise<void> {
    const before = fleet().post.received.length;
    const inHand = (server: number) =>
      fleet()
        .post.received.slice(before)
        .some(({ headers }) => isFrom(server, headers.from));
    const waitsFor = untilIt(
      () => servers.every(inHand),
      () => `a message in the hands of the servers ${servers.join(', ')}`,
    );
    fleet().post.behave({ thinksFor: THINKS_FOR, ...manners, waitsFor });
    return waitsFor;
  }

  beforeEach(async () => {
    await untilAllAreSent();
    fleet().post.behave({ thinksFor: THINKS_FOR });
  });
  afterEach(() => fleet().post.behave({}));

  test('every message that was queued so far is sent once', async () => {
    const { db, post } = fleet();
    const written = await db.select({ id: emails.id, status: emails.status }).from(emails);
    expect(written.filter(({ status }) => status !== 'sent')).toEqual([]);
    expect([...post.copies().keys()].toSorted()).toEqual(written.map(({ id }) => idOf(id)).toSorted());
    expect(oddOnes(written.map(({ id }) => idOf(id)))).toEqual([]);
  });

  test(
    `of ${SETTINGS.messages} messages, three servers send each once, and every server sends some`,
    async () => {
      const allSend = answerOnceInHand([0, 1, 2]);
      const ids = await queue(SETTINGS.messages);
      await allSend;
      await untilAllAreSent();
      expect(oddOnes(ids)).toEqual([]);
      for (const server of [0, 1, 2]) expect(sentBy(server, ids)).toBeGreaterThan(0);
    },
    MAY_TAKE,
  );

  test(
    'a server that is asked to end completes the message in hand: none is lost or sent twice',
    async () => {
      const allSend = answerOnceInHand([0, 1, 2]);
      const ids = await queue(SETTINGS.messages);
      await allSend;
      expect(await fleet().servers[0]?.stop()).toBe(0);
      await untilAllAreSent();
      expect(oddOnes(ids)).toEqual([]);
      expect(sentBy(0, ids)).toBeLessThan(ids.length);
      await fleet().start(0);
    },
    MAY_TAKE,
  );

  test(
    'a killed server repeats at most the message in hand, with the same Message-ID',
    async () => {
      const { db, post, servers } = fleet();
      // The mail server has accepted it, and the delivering server dies before it receives the response.
      const before = post.received.length;
      const isTaken = answerOnceInHand([1], { isDumb: ({ headers }) => isFrom(1, headers.from) });
      const ids = await queue(SETTINGS.messages);
      const inHand = () => post.received.slice(before).filter(({ headers }) => isFrom(1, headers.from));
      await isTaken;
      await servers[1]?.kill();
      // The server that is started anew is answered: it may take the message before the others do.
      post.behave({ thinksFor: THINKS_FOR });
      await untilAllAreSent(1);
      expect(oddOnes(ids)).toEqual([]);
      const [left] = await db.select().from(emails).where(eq(emails.status, 'sending'));
      // It need not be one of these: the portal's own reminders may be in the queue as well.
      const repeated = idOf(left?.id ?? '');
      expect(inHand().map(({ headers }) => headers['message-id'])).toEqual([repeated]);
      // As if the lock had expired, after which another server may take the message.
      await db
        .update(emails)
        .set({ lockedUntil: sql`now() - interval '1 second'` })
        .where(eq(emails.status, 'sending'));
      await fleet().start(1);
      await wakeAll();
      await untilAllAreSent();
      expect(oddOnes([...new Set([...ids, repeated])])).toEqual([repeated]);
      expect(post.copies().get(repeated)).toBe(2);
    },
    MAY_TAKE,
  );
}
