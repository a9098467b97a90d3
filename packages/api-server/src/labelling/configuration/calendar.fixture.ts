import type { ApprovedConfiguration, ConfigurationChange, Day } from '@portal/domain';

/** Pseudo-random integers below a limit, reproducible for a seed. */
export function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The chosen values for a version of a facility with one lidar. */
export interface Content {
  station_id: string | null;
  lidar_id: number | null;
  version_id: number | null;
  configuration_name: string | null;
  is_included: boolean;
}

const NOTHING_SENT: Content = {
  station_id: null,
  lidar_id: null,
  version_id: null,
  configuration_name: null,
  is_included: true,
};

/** The ids in an approved configuration; null if the lidar is not included. */
const saidOf = ({ is_included, ...ids }: Content) => (is_included ? ids : null);

export function saidIn({ configurations: [first] }: ApprovedConfiguration): ReturnType<typeof saidOf> {
  if (!first) return null;
  const { station, lidar, lidar_version, lidar_configuration } = first;
  return {
    station_id: station.id,
    lidar_id: lidar.id,
    version_id: lidar_version.id,
    configuration_name: lidar_configuration.name,
  };
}

/** Reference model of the version in force: the last change on or before a day counts. */
export class Calendar {
  readonly #entries: { from: Day; inForce: number | null }[] = [];
  readonly #contents: Content[] = [];
  isAccepted = true;

  get versions() {
    return this.#contents.length;
  }

  /**
   * Values that are not sent keep their previous value; after a new report only the ids of station and lidar are kept.
   */
  approve(from: Day, sent: Partial<Content>, isSameReport: boolean) {
    const last = this.#contents.at(-1) ?? NOTHING_SENT;
    const { station_id, lidar_id } = last;
    const kept = isSameReport ? last : { ...NOTHING_SENT, station_id, lidar_id };
    this.#contents.push({ ...kept, ...sent });
    this.#entries.push({ from, inForce: this.versions });
  }

  /** Whether the values sent differ from those of the last version. */
  isChangedBy(sent: Partial<Content>) {
    const last = this.#contents.at(-1) ?? NOTHING_SENT;
    return Object.entries(sent).some(([name, value]) => last[name as keyof Content] !== value);
  }

  withdraw(from: Day) {
    this.#entries.push({ from, inForce: null });
  }

  on(asked: Day): number | null {
    return this.#entries.findLast(({ from }) => from <= asked)?.inForce ?? null;
  }

  /** The expected content of the version in force on a day. */
  said(asked: Day) {
    const number = this.on(asked);
    const content = number === null ? undefined : this.#contents[number - 1];
    return content ? { version: saidOf(content) } : { version: 'none' };
  }
}

/** The version in force for a client that reads only the list of changes. */
export function knownBy(read: readonly ConfigurationChange[], asked: Day): number | null {
  const last = read.findLast(({ from }) => from <= asked);
  return last?.change === 'approved' ? last.number : null;
}
