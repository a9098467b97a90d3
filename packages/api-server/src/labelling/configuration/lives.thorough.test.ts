import { day, type ApprovedConfiguration, type ConfigurationChange, type Day } from '@portal/domain';
import { ownerToken } from '../../../test/callers';
import { currentRound, giveEvaluations } from '../../../test/evaluations';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { reset } from '../../../test/rounds';
import { Calendar, knownBy, randomFrom, saidIn, type Content } from './calendar.fixture';
import { configuring } from './configured.fixture';
import { record } from './record.fixture';

const portal = testPortal();
const { configured, changes } = configuring(portal);

const today = () => day(portal.context.now().getTime() / 1000) ?? '';
const dayAfter = (of: Day) => day(Date.parse(of) / 1000 + 86_400) ?? '';

const FIRST = '2026-06-15';
const DEEDS = 18;

/**
 * Reads the changes like an unreliable client, which loses responses, or stops within a page and continues from there.
 */
function reader(random: (below: number) => number) {
  const read: ConfigurationChange[] = [];
  let cursor: string | null = null;
  const load = (token: string) => changes(token, cursor ? `?changed_since=${cursor}` : '');
  const take = (part: readonly ConfigurationChange[]) => {
    read.push(...part);
    cursor = part.at(-1)?.cursor ?? cursor;
  };
  return {
    read,
    async now(token: string) {
      const { changes: page } = await load(token);
      take(page.slice(0, random(page.length + 2)));
    },
    async toTheEnd(token: string) {
      for (let page = await load(token); page.changes.length > 0; page = await load(token))
        take(page.changes.slice(0, 1 + random(page.changes.length)));
    },
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'in the random life %i of a facility, every day has the version valid on it [12.38, 12.39]',
  async (seed) => {
    const random = randomFrom(seed);
    const { reviewed, facility, lidar, pass, params, approve, withdraw, list } = await configured();
    const calendar = new Calendar();
    calendar.approve(FIRST, {}, false);
    const feed = reader(random);
    let token = await pass(0);
    let state: 'evaluated' | 'submitted' | 'draft' = 'evaluated';

    /** A random subset of the values; those left out keep their previous value. */
    function choice(number: number, fixed: Partial<Content> = {}) {
      const all: Content = {
        station_id: random(2) === 0 ? null : 'pot',
        lidar_id: 1000 + number,
        version_id: 2000 + number,
        configuration_name: `v${number}`,
        is_included: random(4) > 0,
        ...fixed,
      };
      const sent: Partial<Content> = Object.fromEntries(Object.entries(all).filter(() => random(3) > 0));
      const { station_id, ...ofLidar } = sent;
      const lidars = [{ lidar: lidar.id, reason: 'As agreed.', ...ofLidar }];
      return { sent, body: { ...(station_id !== undefined && { station_id }), lidars } };
    }
    async function decideAgain(acceptance: 'yes' | 'conditionally' | 'no') {
      if (state === 'evaluated') return;
      const { sent, body } = choice(calendar.versions + 1, { is_included: true });
      const isAccepted = acceptance !== 'no';
      // A withdrawn round has drafts in place of its evaluations.
      await giveEvaluations(portal, { ...reviewed, round: await currentRound(portal) });
      expect(await record(portal, facility.id, token)(acceptance, isAccepted ? body : undefined)).toBe(200);
      state = 'evaluated';
      calendar.isAccepted = isAccepted;
      if (isAccepted) calendar.approve(today(), sent, false);
      else calendar.withdraw(today());
    }
    async function supersede() {
      const { sent, body } = choice(calendar.versions + 1);
      const asked = { version: calendar.versions, reason: 'Looked at again.', configuration: body };
      const { status } = await approve(asked);
      // The only lidar cannot be left out: a configuration that is no longer wanted has to be withdrawn.
      const isOfSomething = sent.is_included !== false;
      const isSomething = isOfSomething && calendar.isChangedBy(sent);
      const made = [...(isOfSomething ? [calendar.isAccepted ? 200 : 409] : []), ...(isSomething ? [] : [409, 422])];
      expect(made).toContain(status);
      if (status === 200) calendar.approve(today(), sent, true);
    }
    async function takeBack() {
      const isInForce = calendar.on(today()) === calendar.versions;
      expect((await withdraw(calendar.versions)).status).toBe(isInForce ? 200 : 409);
      if (isInForce) calendar.withdraw(today());
    }
    async function takeUpAgain(target: 'evaluation' | 'facility') {
      if (state !== 'evaluated') return;
      const { access_token } = await enter(portal, 'admin@site.example');
      expect((await reset(portal, facility.id, target, access_token)).status).toBe(200);
      state = target === 'facility' ? 'draft' : 'submitted';
    }
    /** The owner submits, or withdraws the submission; neither affects the configuration. */
    async function turn() {
      if (state === 'evaluated') return;
      const owner = await ownerToken(portal, facility);
      const { status } =
        state === 'draft'
          ? await portal.callApi('POST /national-facility/:id/submit-initial-acceptance-application', {
              params,
              token: owner,
            })
          : await portal.callApi('POST /national-facility/:id/withdraw/initial-acceptance', {
              params,
              body: { reason: 'A name was misspelt.' },
              token: owner,
            });
      expect(status).toBe(200);
      state = state === 'draft' ? 'submitted' : 'draft';
    }

    const deeds = [
      () => decideAgain('yes'),
      () => decideAgain('conditionally'),
      () => decideAgain('no'),
      supersede,
      supersede,
      takeBack,
      () => takeUpAgain('evaluation'),
      () => takeUpAgain('facility'),
      turn,
      () => feed.now(token),
    ];
    for (let done = 0; done < DEEDS; done += 1) {
      token = await pass(random(3));
      await deeds[random(deeds.length)]?.();
    }
    await feed.toTheEnd(token);

    const answerOn = async (asked: Day) => {
      const url = `/api/national-facility/${params.id}/operational-configuration?on=${asked}`;
      const answer = await portal.get(url, { authorization: `Bearer ${token}` });
      if (answer.statusCode === 404) return { version: 'none' };
      return { version: saidIn(answer.json<{ data: ApprovedConfiguration }>().data) };
    };
    const versions = await list();
    const listedOn = (asked: Day) =>
      versions.filter(({ valid_from, valid_to }) => valid_from <= asked && (valid_to === null || asked < valid_to));
    const last = dayAfter(today());
    for (let asked = '2026-06-14'; asked <= last; asked = dayAfter(asked)) {
      const expected = calendar.on(asked);
      expect([asked, await answerOn(asked)]).toEqual([asked, calendar.said(asked)]);
      expect([asked, knownBy(feed.read, asked)]).toEqual([asked, expected]);
      expect([asked, listedOn(asked).map(({ number }) => number)]).toEqual([
        asked,
        expected === null ? [] : [expected],
      ]);
    }
    expect(feed.read).toHaveLength(new Set(feed.read.map((change) => change.cursor)).size);
  },
);
