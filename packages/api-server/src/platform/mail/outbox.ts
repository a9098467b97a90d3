import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../process/app-types';
import { loggable } from '../db/loggable';
import type { Delivery } from './delivery';
import { lockMessage, storeOutcome, type LockedMessage } from './outbox.store';
import type { MailTransport } from './mail-transport';
import { recordDelivery, type DeliveryOutcome } from './delivery-outcome';
import { withoutAddresses } from './hide-secrets';

/** Sends the pending messages in the database, one after the other, in the background. */
export interface Outbox {
  /** Checks for pending messages at once; resolves when no message is left that could be sent now. */
  wake: () => Promise<void>;
  /** Stops after the message in hand, or interrupts it if the mail server takes too long. */
  stop: () => Promise<void>;
}

type Needs = Pick<Context, 'db' | 'log' | 'now'> & { transport: MailTransport };

/** Interval between two checks for messages of which no call has notified this worker, ms. */
const LOOK_EVERY = 5000;
/** Maximum time for one message, ms. */
const DELIVER_WITHIN = 120_000;
/** Expiry of a lock, after which its server counts as dead; far longer than a delivery, ms. */
const LOCK = 300_000;
/** Maximum time for the message in hand when the portal stops, ms. */
const STOP_WITHIN = 4000;
/** Delays between attempts to store the result of a message, ms: without it, the message would be sent twice. */
const PAUSES = [250, 1000, 3000];

async function keep({ db }: Needs, message: LockedMessage, outcome: DeliveryOutcome): Promise<boolean> {
  for (const milliseconds of PAUSES) {
    try {
      return await storeOutcome(db, message, outcome);
    } catch {
      await pause(milliseconds);
    }
  }
  return storeOutcome(db, message, outcome);
}

/** Logs the outcome of a delivery, never the recipients. */
function logOutcome({ log }: Needs, { id, attempts }: LockedMessage, outcome: DeliveryOutcome) {
  const { status, lastError } = outcome;
  if (lastError === null) return log.info({ email: id, attempts }, 'message sent');
  const next = status === 'pending' ? { next: outcome.nextAttemptAt } : {};
  const facts = { email: id, attempts, answer: withoutAddresses(lastError), ...next };
  return status === 'failed' ? log.error(facts, 'message failed') : log.warn(facts, 'message not sent yet');
}

/** Sends the next message; false if none is pending, or if the mail server would refuse any other one too. */
async function sendNext(needs: Needs, stopped: AbortSignal): Promise<boolean> {
  const now = needs.now();
  const message = await lockMessage(needs.db, { now, lockedUntil: new Date(now.getTime() + LOCK) });
  if (!message) return false;
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(DELIVER_WITHIN)]);
  const delivery: Delivery = await needs.transport.deliver(message, signal);
  const outcome = recordDelivery(message, delivery, needs.now());
  if (await keep(needs, message, outcome)) logOutcome(needs, message, outcome);
  return !delivery.trouble?.isOfServer;
}

/** Starts to send pending messages, now and from now on. */
export function openOutbox(needs: Needs, lookEvery = LOOK_EVERY): Outbox {
  const aborting = new AbortController();
  const state: { isStopped: boolean; isCalled: boolean; running: Promise<void> | null } = {
    isStopped: false,
    isCalled: false,
    running: null,
  };

  async function sendAll() {
    while (state.isCalled && !state.isStopped) {
      state.isCalled = false;
      while (!state.isStopped && (await sendNext(needs, aborting.signal)));
    }
  }

  function wake() {
    state.isCalled = true;
    state.running ??= sendAll()
      .catch((error: Error) => needs.log.warn(loggable(error), 'messages could not be looked up'))
      .finally(() => {
        state.running = null;
      });
    return state.running;
  }

  const timer = setInterval(() => void wake(), lookEvery);
  return {
    wake,
    async stop() {
      state.isStopped = true;
      clearInterval(timer);
      const abort = setTimeout(() => aborting.abort(), STOP_WITHIN);
      await state.running;
      clearTimeout(abort);
    },
  };
}
