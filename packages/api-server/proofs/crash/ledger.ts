import type { ApiResponse } from '../portal/client';

/** How often a write was tried, and with which outcomes. */
interface Account {
  /** Answered with success: it must be stored durably. */
  acknowledged: number;
  /** Unanswered, or answered with "database unavailable": it may be stored or not, but not partly. */
  unknown: number;
}

/** The clients' own account of their writes. */
export class Ledger {
  private readonly accounts = new Map<string, Account>();
  /** Unexpected responses. */
  readonly surprises: string[] = [];
  /** Number of writes that were refused because the database was unavailable. */
  away = 0;

  /** Notes the response to a read: success, no server, or no database. */
  see({ status, body }: ApiResponse): void {
    if (status === 503) this.noteAway(body.msg);
    else if (status !== 0 && status !== 200) this.surprises.push(`a load: ${status} ${body.msg}`);
  }

  /** Records the response to a write. Returns whether it was acknowledged. */
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

  /** A 503 has to state in a sentence that the portal cannot serve the request now. */
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

  /** Numbers of acknowledged writes, each in words. */
  actions(): string[] {
    const counts = new Map<string, number>();
    for (const [key, { acknowledged }] of this.accounts) {
      const action = key.startsWith('accounts ') ? 'user.add' : (key.split(' ')[1] ?? '');
      counts.set(action, (counts.get(action) ?? 0) + acknowledged);
    }
    return [...counts].map(([action, count]) => `${action} ${count}`);
  }

  /** Number of acknowledged writes, and of unanswered ones. */
  totals(): Account {
    const all = [...this.accounts.values()];
    const sum = (of: keyof Account) => all.reduce((total, account) => total + account[of], 0);
    return { acknowledged: sum('acknowledged'), unknown: sum('unknown') };
  }
}
