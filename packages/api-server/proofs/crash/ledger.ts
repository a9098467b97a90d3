import type { ApiResponse } from '../portal/client';

/** How often something was tried and what was heard of it. */
interface Account {
  /** Answered with success: it must be there, for good. */
  acknowledged: number;
  /** Nothing was heard, or that the database is away: it may be there or not, but not by half. */
  unknown: number;
}

/** What the clients know of their own writes. */
export class Ledger {
  private readonly accounts = new Map<string, Account>();
  /** What should not have been heard. */
  readonly surprises: string[] = [];
  /** How often a write was refused because the database was away. */
  away = 0;

  /** Notes the response to a read: success, no server, or no database. */
  see({ status, body }: ApiResponse): void {
    if (status === 503) this.noteAway(body.msg);
    else if (status !== 0 && status !== 200) this.surprises.push(`a load: ${status} ${body.msg}`);
  }

  /** Notes down what was heard of a write. Answers whether it was acknowledged. */
  note(facility: string, action: string, { status, body }: ApiResponse): boolean {
    const key = `${facility} ${action}`;
    const account = this.accounts.get(key) ?? { acknowledged: 0, unknown: 0 };
    this.accounts.set(key, account);
    if (status === 200) account.acknowledged += 1;
    else if (status === 0 || status === 503) account.unknown += 1;
    else this.surprises.push(`${action}: ${status} ${body.msg}`);
    if (status === 503) this.noteAway(body.msg);
    return status === 200;
  }

  /** A 503 has to say in a sentence that the portal cannot serve the request now. */
  private noteAway(sentence = '') {
    this.away += 1;
    if (!/^The portal .+ Please try again .+\.$/.test(sentence)) this.surprises.push(`503 in the words "${sentence}"`);
  }

  /** Compares with the stored audit log, by facility and action; returns problems in words. */
  compare(stored: ReadonlyMap<string, number>): string[] {
    return [...this.accounts].flatMap(([key, { acknowledged, unknown }]) => {
      const found = stored.get(key) ?? 0;
      if (found < acknowledged) return [`${key}: ${acknowledged} acknowledged, ${found} stored`];
      if (found > acknowledged + unknown) return [`${key}: ${acknowledged + unknown} tried, ${found} stored`];
      return [];
    });
  }

  /** How often what was acknowledged, each in words. */
  actions(): string[] {
    const counts = new Map<string, number>();
    for (const [key, { acknowledged }] of this.accounts) {
      const action = key.startsWith('accounts ') ? 'user.add' : (key.split(' ')[1] ?? '');
      counts.set(action, (counts.get(action) ?? 0) + acknowledged);
    }
    return [...counts].map(([action, count]) => `${action} ${count}`);
  }

  /** How many writes were acknowledged, and of how many nothing was heard. */
  totals(): Account {
    const all = [...this.accounts.values()];
    const sum = (of: keyof Account) => all.reduce((total, account) => total + account[of], 0);
    return { acknowledged: sum('acknowledged'), unknown: sum('unknown') };
  }
}
