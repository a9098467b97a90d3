/** What became of a value that was sent to be saved. */
type Fate = 'kept' | 'unknown' | 'refused';

interface Attempt {
  /** The record that holds the value from then on; undefined if the value is a record of its own. */
  record: string | undefined;
  value: string;
  fate: Fate;
  /** Whether the audit log has an entry for each such write. */
  isAudited: boolean;
}

/** What the portal holds at the end. */
export interface Stored {
  /** Number of entries in the audit log by the value that they name. */
  audited: ReadonlyMap<string, number>;
  /** The value of each record. */
  records: ReadonlyMap<string, string | undefined>;
}

/**
 * All values that people sent to be saved, each of them unique. A record has one writer, who waits for each answer, so
 * that its last value is known.
 */
export class Ledger {
  private readonly attempts = new Map<string, Attempt>();
  private count = 0;

  /** A value that nobody has sent before. */
  newValue(): string {
    this.count += 1;
    return `scale-${this.count.toString(36)}`;
  }

  /** Notes an answer; the same value may be sent again until its fate is known. */
  note(attempt: Attempt): void {
    const before = this.attempts.get(attempt.value);
    // A later refusal does not tell what an unanswered attempt before it has done.
    const fate = before && attempt.fate === 'refused' ? before.fate : attempt.fate;
    this.attempts.set(attempt.value, { ...attempt, fate });
  }

  /** Number of values that the portal said it had saved. */
  get kept(): number {
    return this.all('kept').length;
  }

  get unknown(): number {
    return this.all('unknown').length;
  }

  /** What was lost or doubled, in words. */
  problems({ audited, records }: Stored): string[] {
    const ofLog = [...this.attempts.values()]
      .filter(({ isAudited }) => isAudited)
      .flatMap(({ value, fate, record = 'a record' }) => {
        const found = audited.get(value) ?? 0;
        if (fate === 'kept' && found === 0) return [`lost: ${value} of ${record} is not in the audit log`];
        if (fate === 'refused' && found > 0) return [`refused and yet saved: ${value} of ${record}`];
        return found > 1 ? [`doubled: ${value} of ${record} is ${found} times in the audit log`] : [];
      });
    const ofRecords = [...this.expected()].flatMap(([record, values]) => {
      const found = records.get(record);
      const isThere = found !== undefined && values.includes(found);
      return isThere ? [] : [`lost: ${record} holds ${found ?? 'nothing'} in place of ${values.join(' or ')}`];
    });
    return [...ofLog, ...ofRecords];
  }

  /** The values that each record may hold: the last one that was kept, or one of unknown fate after it. */
  private expected(): Map<string, string[]> {
    const expected = new Map<string, string[]>();
    for (const { record, value, fate } of this.attempts.values()) {
      if (record === undefined || fate === 'refused') continue;
      const before = expected.get(record);
      if (fate === 'kept') expected.set(record, [value]);
      else if (before) before.push(value);
    }
    return expected;
  }

  private all(fate: Fate) {
    return [...this.attempts.values()].filter((attempt) => attempt.fate === fate);
  }
}
