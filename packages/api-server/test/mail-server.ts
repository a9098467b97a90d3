import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { openOutbox, type Outbox } from '../src/platform/mail/outbox';
import { openMailTransport } from '../src/platform/mail/mail-transport';
import type { TestPortal } from './portal';

/** A message as it arrived. */
export interface Received {
  /** Addresses of its delivery. */
  for: string[];
  /** By their names in lower case. */
  headers: Record<string, string>;
  /** The whole message, decoded. */
  raw: string;
}

/**
 * The server's answers to an address or to a message: undefined accepts it, a text refuses it with its three digits.
 */
export interface Manners {
  toAddress: (address: string) => string | undefined;
  toMessage: (message: Received) => string | undefined;
  /** Whether it accepts this message and never answers. */
  isDumb: (message: Received) => boolean;
  /** Delay of its answer to a message, ms. */
  thinksFor: number;
  /** What its answers to messages wait for besides. */
  waitsFor: Promise<void>;
}

/** Accepts everything at once. */
export const KIND: Manners = {
  toAddress: () => undefined,
  toMessage: () => undefined,
  isDumb: () => false,
  thinksFor: 0,
  waitsFor: Promise.resolve(),
};

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/** The text of a message, whose longer lines and special characters are encoded in transmission. */
const readable = (raw: string) =>
  Buffer.from(
    raw
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** The subject, which is encoded if it has characters beyond letters. */
const decoded = (value: string) =>
  value.replaceAll(/=\?UTF-8\?Q\?(.*?)\?=( (?==\?))?/g, (_all, text: string) => readable(text.replaceAll('_', ' ')));

function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decoded(line.slice(line.indexOf(':') + 2))]),
  );
}

const received = ({ rcptTo }: SMTPServerEnvelope, raw: string): Received => ({
  for: rcptTo.map(({ address }) => address),
  headers: headersOf(raw),
  raw: readable(raw),
});

/** A mail server with this behaviour, which records all accepted messages. */
export function mailServerFor(state: { manners: Manners; received: Received[] }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const answer = state.manners.toAddress(address);
      done(answer ? refusal(answer) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = received(envelope, Buffer.concat(chunks).toString('latin1'));
        const answer = state.manners.toMessage(message);
        if (!answer) state.received.push(message);
        if (state.manners.isDumb(message)) return;
        const { thinksFor, waitsFor } = state.manners;
        const reply = () => done(answer ? refusal(answer) : null);
        setTimeout(() => void waitsFor.then(reply), thinksFor);
      });
    },
  });
  // Some tests interrupt the connection in the middle of a message.
  server.on('error', () => {});
  return server;
}

/** A mail server on this machine, for the calling file; before every test it is up, empty and accepts everything. */
export function testMailServer() {
  const state = { manners: KIND, received: [] as Received[] };
  let server: SMTPServer | undefined;
  let port = 0;
  const opened: Outbox[] = [];

  const start = () =>
    new Promise<void>((resolve) => {
      server = mailServerFor(state);
      const listening = server.listen(port, '127.0.0.1', () => {
        port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server = undefined;
    });

  beforeEach(async () => {
    state.manners = KIND;
    state.received.length = 0;
    if (!server) await start();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((outbox) => outbox.stop()));
  });
  afterAll(stop);

  return {
    received: state.received,
    start,
    stop,
    behave: (manners: Partial<Manners>) => {
      state.manners = { ...KIND, ...manners };
    },
    /** The outbox of a portal that delivers here; it reads its queue when it is woken. */
    outbox({ context }: Pick<TestPortal, 'context'>): Outbox {
      const { publicUrl } = context.settings;
      const address = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Portal <portal@portal.example>', publicUrl };
      const outbox = openOutbox({ ...context, transport: openMailTransport(address) }, 3_600_000);
      opened.push(outbox);
      return outbox;
    },
  };
}
