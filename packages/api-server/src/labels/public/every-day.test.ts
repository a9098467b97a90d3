import {
  addDays,
  printedCode,
  type CertifiedFacility,
  type LabelScope,
  type LabelStep,
  type PublicLabel,
  type VerifiedCertificate,
} from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { facilities, labelCertificates } from '../../platform/db/tables';
import { labelling } from '../labelled.fixture';

const portal = testPortal();
const { callApi, db, get, pass } = portal;
const { accepted, granted, record, today } = labelling(portal);
const DAY = 86_400;

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A life of a label as it is being lived: what can be decided next follows from what was decided before. */
type State = 'none' | 'granted' | 'suspended' | 'withdrawn';
const NEXT: Record<State, readonly (readonly [kind: LabelStep, to: State])[]> = {
  none: [['grant', 'granted']],
  granted: [
    ['suspend', 'suspended'],
    ['withdraw', 'withdrawn'],
    ['renew', 'granted'],
  ],
  suspended: [
    ['reinstate', 'granted'],
    ['withdraw', 'withdrawn'],
  ],
  withdrawn: [['grant', 'granted']],
};

interface Life {
  id: string;
  scope: LabelScope;
  state: State;
  from: string;
  until: string;
}

/** Takes a step that is possible today, now and then; returns the life afterwards. */
async function live(life: Life, random: (below: number) => number): Promise<Life> {
  const day = today();
  const hasEnded = life.until < day && (life.state === 'granted' || life.state === 'suspended');
  if (random(4) > 0) return life;
  const possible = hasEnded ? ([['grant', 'granted']] as const) : NEXT[life.state];
  const [kind, state] = possible[random(possible.length)] ?? ['grant', 'granted'];
  if (kind === 'grant' || kind === 'renew') {
    // A renewal begins before the present end, and ends after it.
    const from = kind === 'grant' ? addDays(day, random(4)) : day < life.from ? life.from : day;
    const until = addDays(kind === 'grant' || life.until < from ? from : life.until, 3 + random(9));
    await record(life.id, kind, granted(life.scope, from, until));
    return { ...life, state, from: kind === 'grant' ? from : life.from, until };
  }
  await record(life.id, kind);
  return { ...life, state };
}

const isLabelled = ([facility]: readonly CertifiedFacility[]) => facility?.displayed_status.code === 'labelled';

/** Whether each place that the public or a service asks says today that the label is valid. */
async function answers(lidarId: string, service: string, staff: string) {
  const document = await get('/api/open/labels/CIAO.json');
  const badge = await get('/api/open/labels/CIAO.svg');
  const list = (await get('/api/open/labels.json')).json<PublicLabel[]>();
  const open = (await get('/api/open-data/facilities.geojson')).json<{ features: { properties: Properties }[] }>();
  const csv = (await get('/api/open-data/facilities.csv')).body;
  const map = (await callApi('GET /national-facility/certified')).body.data as unknown as CertifiedFacility[];
  const read = (await callApi('GET /national-facility/certified', { token: service })).body.data;
  const about = (await callApi('GET /lidar/system/:id/about', { params: { id: lidarId } })).body.data as unknown as {
    label: { code: string } | null;
    facility: object | null;
  };
  const all = (await callApi('GET /national-facility/all', { token: staff })).body.data as unknown as {
    label: { is_valid: boolean } | null;
  }[];
  const codes = await db.select().from(labelCertificates);
  const checks: VerifiedCertificate[] = [];
  for (const [at, { code }] of codes.entries())
    checks.push(
      (await callApi('GET /open/verify/:code', { params: { code: printedCode(code) }, ip: `192.0.2.${at}` })).body
        .data as unknown as VerifiedCertificate,
    );
  return {
    says: {
      document: document.statusCode === 200 && document.json<PublicLabel>().is_valid,
      badge: badge.body.includes('>valid until '),
      list: list.some(({ is_valid }) => is_valid),
      open: open.features.some(({ properties }) => properties.label?.is_valid === true),
      'status in open data': open.features.some(({ properties }) => properties.status_code === 'labelled'),
      csv: csv.includes('"labelled"') && csv.includes('"granted","yes"'),
      map: isLabelled(map) && map[0]?.label !== null,
      service: isLabelled(read as unknown as CertifiedFacility[]),
      instrument: about.label?.code === 'labelled',
      staff: all.some(({ label }) => label?.is_valid === true),
      certificate: checks.some(({ is_valid }) => is_valid),
    },
    valid: checks.filter(({ is_valid }) => is_valid).length,
    status: document.statusCode === 200 ? document.json<PublicLabel>().status : 'none',
    badge: />([^<]*)<\/text><\/g>/.exec(badge.body)?.[1] ?? 'none',
    isOnMap: map.length > 0,
    isNamed: about.facility !== null,
  };
}

interface Properties {
  status_code: string;
  label: { is_valid: boolean } | null;
}

const LIVES = [3, 7, 20];
const DAYS = 30;

test.each(LIVES)(
  'on every day of a life of a label, everything that says something of it says the same, and nothing says valid of one that was lost or has ended (seed %i) [12.555]',
  async (seed) => {
    const random = randomFrom(seed);
    const { facility, lidar, scope } = await accepted();
    const made = await callApi('POST /api-tokens', {
      token: await administratorToken(portal),
      body: { name: 'ARES', scopes: ['certified'], days: 365 },
    });
    const { token: service } = made.body.data as unknown as { token: string };
    let life: Life = { id: facility.id, scope, state: 'none', from: today(), until: today() };
    const seen = new Set<string>();
    for (let at = 0; at < DAYS; at += 1) {
      life = await live(life, random);
      const { access_token: staff } = await enter(portal, 'admin@site.example');
      const { says, valid, status, badge, isOnMap, isNamed } = await answers(lidar.id, service, staff);
      seen.add(status);
      const isGranted = status === 'granted';
      const isValid = isGranted && life.from <= today() && today() <= life.until;
      // Before its first label, the facility is shown as the administrator chose.
      const wrong = status === 'none' ? [] : Object.entries(says).filter(([, said]) => said !== isValid);
      expect([seed, today(), status, wrong]).toEqual([seed, today(), status, []]);
      expect(valid).toBe(isValid ? 1 : 0);
      expect(badge).toMatch(isGranted ? /^valid (?:until|from) / : new RegExp(`^${status}$`, 'u'));
      const isShown = isGranted || status === 'none';
      expect([isOnMap, isNamed]).toEqual([isShown, isShown]);
      pass(DAY);
    }
    expect(seen.size).toBeGreaterThan(2);
    // The choice of the administrator stands all the time.
    const [row] = await db.select().from(facilities);
    expect(row?.displayed_status).toBe('labelled');
  },
);
