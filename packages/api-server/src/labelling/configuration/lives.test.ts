import type { ApprovedConfiguration, ConfigurationChange, Day } from '@portal/domain';
import { day } from '@portal/domain';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { reset } from '../../../test/rounds';
import { configuring } from './configured.fixture';
import { record } from './record.fixture';

const portal = testPortal();
const { configured, changes } = configuring(portal);

/** Numbers that look random, and are the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const today = () => day(portal.context.now().getTime() / 1000) ?? '';
const dayAfter = (of: Day) => day(Date.parse(of) / 1000 + 86_400) ?? '';

/** Which version is in force, as a person with a calendar would keep it: what was done last on a day or before it counts. */
class Calendar {
  readonly #entries: { from: Day; inForce: number | null }[] = [];
  versions = 0;
  isAccepted = true;

  approve(from: Day) {
    this.versions += 1;
    this.#entries.push({ from, inForce: this.versions });
  }
  withdraw(from: Day) {
    this.#entries.push({ from, inForce: null });
  }
  on(asked: Day) {
    return this.#entries.findLast(({ from }) => from <= asked)?.inForce ?? null;
  }
}

/** What somebody knows who has read the changes and no message. */
const knownBy = (read: readonly ConfigurationChange[], asked: Day) => {
  const last = read.findLast(({ from }) => from <= asked);
  return last?.change === 'approved' ? last.number : null;
};

const FIRST = '2026-06-15';
const DEEDS = 14;

test.each([1, 2, 3, 4, 5, 6])(
  'in the random life %i of a facility, every day has the version that held [12.38, 12.39]',
  async (seed) => {
    const random = randomFrom(seed);
    const { facility, lidar, pass, params, approve, withdraw } = await configured();
    const calendar = new Calendar();
    calendar.approve(FIRST);
    let token = await pass(0);
    let isEvaluated = true;
    const read: ConfigurationChange[] = [];
    let cursor: string | null = null;

    const readOn = async () => {
      const page = await changes(token, cursor ? `?changed_since=${cursor}` : '');
      read.push(...page.changes);
      cursor = page.cursor;
    };
    /** The name by which an answer says which version it is. */
    const named = (number: number) => ({
      station_id: null,
      lidars: [{ lidar: lidar.id, is_included: true, reason: 'As agreed.', configuration_name: `v${number}` }],
    });

    async function decideAgain(acceptance: 'yes' | 'no') {
      if (isEvaluated) return;
      const chosen = acceptance === 'yes' ? named(calendar.versions + 1) : undefined;
      expect(await record(portal, facility.id, token)(acceptance, chosen)).toBe(200);
      isEvaluated = true;
      calendar.isAccepted = acceptance === 'yes';
      if (calendar.isAccepted) calendar.approve(today());
      else calendar.withdraw(today());
    }
    async function supersede() {
      const body = {
        version: calendar.versions,
        reason: 'Looked at again.',
        configuration: named(calendar.versions + 1),
      };
      expect((await approve(body)).status).toBe(calendar.isAccepted ? 200 : 409);
      if (calendar.isAccepted) calendar.approve(today());
    }
    async function takeBack() {
      const isInForce = calendar.on(today()) === calendar.versions;
      expect((await withdraw(calendar.versions)).status).toBe(isInForce ? 200 : 409);
      if (isInForce) calendar.withdraw(today());
    }
    async function takeUpAgain(target: 'evaluation' | 'facility') {
      if (!isEvaluated) return;
      const { access_token } = await enter(portal, 'admin@site.example');
      const { status } = await reset(portal, facility.id, target, access_token);
      expect(status).toBe(200);
      isEvaluated = false;
    }

    const deeds = [
      () => decideAgain('yes'),
      () => decideAgain('yes'),
      () => decideAgain('no'),
      supersede,
      supersede,
      takeBack,
      () => takeUpAgain('evaluation'),
      () => takeUpAgain('facility'),
      readOn,
    ];
    for (let done = 0; done < DEEDS; done += 1) {
      token = await pass(random(3));
      await deeds[random(deeds.length)]?.();
    }
    await readOn();

    const nameOn = async (asked: Day) => {
      const url = `/api/national-facility/${params.id}/operational-configuration?on=${asked}`;
      const answer = await portal.get(url, { authorization: `Bearer ${token}` });
      if (answer.statusCode === 404) return null;
      const { configurations } = answer.json<{ data: ApprovedConfiguration }>().data;
      return configurations[0]?.lidar_configuration.name ?? 'v1';
    };
    const last = dayAfter(today());
    for (let asked = '2026-06-14'; asked <= last; asked = dayAfter(asked)) {
      const expected = calendar.on(asked);
      expect([asked, await nameOn(asked)]).toEqual([asked, expected === null ? null : `v${expected}`]);
      expect([asked, knownBy(read, asked)]).toEqual([asked, expected]);
    }
    expect(read).toHaveLength(new Set(read.map((change) => change.cursor)).size);
  },
);
