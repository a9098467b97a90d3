import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf, type Chance } from '../../proofs/fuzz/chance';
import { asJson, Browser } from './browser';
import { envelopeOf, type HttpAnswer } from './http';
import type { Ledger } from './ledger';
import type { Observed, Role } from './observed';

/** Pauses between two acts of a person, and before "Try again" is pressed, ms. */
const THINKS = [5000, 30_000] as const;
const HESITATES = [3000, 6000] as const;
/** Attempts after which a person gives up. */
const ATTEMPTS = 60;

/** The load is over: thrown from a pause, so that no act is cut in the middle. */
export class Over extends Error {}

export interface Place {
  origin: string;
  observed: Observed;
  ledger: Ledger;
  /** Whether the load is over. */
  isOver: () => boolean;
}

/** What is to be saved, and where it can be found afterwards. */
export interface Saving {
  value: string;
  record?: string;
  /** Whether the audit log has an entry for it. */
  isAudited?: boolean;
  /** Whether an answer that refuses it says that it is saved already. */
  isSavedAlready?: (answer: HttpAnswer) => boolean;
}

/** What a person was told about a failure. */
function kindOf({ status, ...answer }: HttpAnswer): string {
  if (status === 0) return 'no answer';
  const { msg, code } = envelopeOf({ status, ...answer });
  const said = code === undefined ? '' : ` (${code}: ${msg?.slice(0, 60)})`;
  return `${status}${said}`;
}

/** Whether the outcome of a write is unknown: without an answer, or with one that is no decision of the portal. */
const isUnknown = (status: number) => status === 0 || status >= 500;

/** One of the people, with a browser of their own, who acts, reads and thinks. */
export class Person {
  readonly browser: Browser;
  readonly chance: Chance;

  constructor(
    readonly place: Place,
    readonly role: Role,
    number: number,
    email?: string,
  ) {
    const address = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    this.browser = new Browser(place.origin, role, place.observed, address, email);
    this.chance = chanceOf(`${role} ${number}`);
  }

  /** Thinks for a while. */
  async think(): Promise<void> {
    await this.wait(THINKS);
    if (this.place.isOver()) throw new Over();
  }

  /** Opens a page by its address, as with a bookmark. */
  async open(path: string): Promise<void> {
    await this.until(`GET ${path}`, () => this.browser.load(path));
  }

  async logIn(): Promise<void> {
    await this.until('POST /auth/login', () => this.browser.logIn());
  }

  /** Goes to a view inside the portal, whose calls are made at the same time. */
  async view(...paths: readonly string[]): Promise<void> {
    await Promise.all(paths.map((path) => this.read(path)));
  }

  /** A view of somebody who has logged in, whose frame asks for notices and tasks where they are stale. */
  async viewLoggedIn(...paths: readonly string[]): Promise<void> {
    await this.view('/notices?start=0&count=1', '/user/task-summary', ...paths);
  }

  /** Reads the data of a call; presses "Try again" while it fails. */
  async read(path: string): Promise<HttpAnswer> {
    return this.until(`GET ${path}`, () => this.browser.call(path));
  }

  async readData<Data>(path: string): Promise<Data> {
    return envelopeOf(await this.read(path)).data as Data;
  }

  /** Saves by a call that sends JSON. */
  save(path: string, body: object, saving: Saving): Promise<HttpAnswer> {
    return this.saveBy(`POST ${path}`, () => this.browser.call(path, asJson(body)), saving);
  }

  /** Presses the button until the portal says that the values are saved, or refuses them; notes what it said. */
  async saveBy(
    call: string,
    send: () => Promise<HttpAnswer>,
    { value, record, isAudited = true, isSavedAlready = () => false }: Saving,
  ): Promise<HttpAnswer> {
    for (let left = ATTEMPTS; ; left -= 1) {
      const answer = await send();
      const { status } = answer;
      const isSaved = status < 300 && status > 0;
      const fate = isSaved || isSavedAlready(answer) ? 'kept' : isUnknown(status) ? 'unknown' : 'refused';
      this.place.ledger.note({ value, record, fate, isAudited });
      if (isSaved) return answer;
      this.report(call, answer);
      if (fate !== 'unknown' || left === 0) return answer;
      await this.wait(HESITATES);
    }
  }

  private async until(call: string, attempt: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
    for (let left = ATTEMPTS; left > 0; left -= 1) {
      const answer = await attempt();
      if (answer.status < 400 && answer.status > 0) return answer;
      this.report(call, answer);
      if (answer.status === 401 && !this.browser.isLoggedIn && this.role !== 'visitor') await this.logIn();
      await this.wait(HESITATES);
    }
    throw new Error(`${call} was not answered in ${ATTEMPTS} attempts.`);
  }

  private report(call: string, answer: HttpAnswer) {
    this.place.observed.trouble({ role: this.role, call, kind: kindOf(answer) });
  }

  private wait([least, most]: readonly [number, number]) {
    return pause(this.chance.between(least, most));
  }
}
