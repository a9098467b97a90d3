import { addDays, SHOWABLE_STATUSES, type LabelRequestKind, type LabelScope, type LabelStep } from '@portal/domain';
import type { TestPortal } from '../../../test/portal';
import { facilities } from '../../platform/db/tables';
import { enter } from '../../../test/people';
import { labelling } from '../labelled.fixture';
import { answering } from './answers.fixture';

const DAY = 86_400;

/** Numbers that look random and are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type State = 'none' | 'granted' | 'suspended' | 'withdrawn' | 'expired';

/** A life of a label as it is being lived, by a model of its own. */
/** Every choice but that of a candidate, which is not shown. */
const CHOICES = SHOWABLE_STATUSES;

interface Life {
  id: string;
  scope: LabelScope;
  state: State;
  request: LabelRequestKind | null;
  from: string;
  until: string;
}

const ENDS: readonly LabelStep[] = ['suspend', 'withdraw'];
const NO_LABEL: readonly LabelStep[] = ['grant', 'refuse', 'return'];
const BY_REQUEST: Record<LabelRequestKind, readonly LabelStep[]> = {
  label: NO_LABEL,
  renewal: ['renew', 'refuse', 'return', 'request-suspension', ...ENDS],
  suspension: ['return', ...ENDS],
};

/** What can be recorded next follows from what was recorded before. */
function possibleSteps({ state, request, until }: Life, today: string): readonly LabelStep[] {
  const isHeld = state === 'granted' || state === 'suspended';
  if (isHeld && until < today) return ['expire', ...(request === 'renewal' ? NO_LABEL : (['propose'] as const))];
  if (state === 'suspended') return ['reinstate', 'withdraw'];
  if (request !== null) return BY_REQUEST[request];
  return state === 'granted' ? ['propose-renewal', 'request-suspension', ...ENDS] : ['propose'];
}

const TO: Partial<Record<LabelStep, State>> = {
  grant: 'granted',
  renew: 'granted',
  reinstate: 'granted',
  suspend: 'suspended',
  withdraw: 'withdrawn',
  expire: 'expired',
};
const OPENS: Partial<Record<LabelStep, LabelRequestKind>> = {
  propose: 'label',
  'propose-renewal': 'renewal',
  'request-suspension': 'suspension',
};

/** Lives a random life of a label day by day, and compares on each day what everything says of it. */
export function living(portal: TestPortal) {
  const { db, pass } = portal;
  const { accepted, granted, record, today } = labelling(portal);
  const { answers, serviceToken } = answering(portal);

  /** Takes a step that is possible today, on about every second day; returns the life afterwards. */
  async function live(life: Life, random: (below: number) => number, steps: Set<LabelStep>): Promise<Life> {
    const day = today();
    if (random(5) > 2) return life;
    const possible = possibleSteps(life, day);
    const kind = possible[random(possible.length)] ?? 'propose';
    steps.add(kind);
    const pending = life.request === 'renewal' ? 'label' : null;
    const next = {
      ...life,
      state: TO[kind] ?? life.state,
      request: OPENS[kind] ?? (kind === 'expire' ? pending : null),
    };
    if (kind !== 'grant' && kind !== 'renew') {
      await record(life.id, kind, OPENS[kind] === undefined ? {} : { scope: life.scope });
      return next;
    }
    // A renewal begins before the present end, and ends after it.
    const from = kind === 'grant' ? addDays(day, random(4)) : day < life.from ? life.from : day;
    const until = addDays(kind === 'grant' || life.until < from ? from : life.until, 3 + random(9));
    await record(life.id, kind, granted(life.scope, from, until));
    return { ...next, from: kind === 'grant' ? from : life.from, until };
  }

  /** Lives for some days; returns the statuses and steps of that life. */
  return async function liveThrough(seed: number, days: number) {
    const random = randomFrom(seed);
    const { facility, lidar, scope } = await accepted();
    const service = await serviceToken();
    let life: Life = { id: facility.id, scope, state: 'none', request: null, from: today(), until: today() };
    const statuses = new Set<string>();
    const steps = new Set<LabelStep>();
    for (let at = 0; at < days; at += 1) {
      life = await live(life, random, steps);
      // Whatever an administrator has chosen: a record of a label decides.
      if (life.state !== 'none') await db.update(facilities).set({ displayed_status: CHOICES[at % CHOICES.length] });
      const { access_token: staff } = await enter(portal, 'admin@site.example');
      const { access_token: reader } = await enter(portal, 'reader@site.example');
      const { says, valid, status, badge, shown, listed } = await answers(lidar.id, { service, staff, reader });
      statuses.add(status);
      const isGranted = status === 'granted';
      const isValid = isGranted && life.from <= today() && today() <= life.until;
      // Before its first label, the facility is shown as the administrator chose.
      const wrong = status === 'none' ? [] : Object.entries(says).filter(([, said]) => said !== isValid);
      expect([seed, today(), status, wrong]).toEqual([seed, today(), status, []]);
      expect(valid).toBe(isValid ? 1 : 0);
      expect(badge).toMatch(isGranted ? /^valid (?:until|from) / : new RegExp(`^${status}$`, 'u'));
      const isShown = isGranted || status === 'none';
      const unlike = Object.entries(shown).filter(([, is]) => is !== isShown);
      expect([seed, today(), status, unlike]).toEqual([seed, today(), status, []]);
      const isEverGranted = status !== 'none';
      const missing = Object.entries(listed).filter(([, is]) => is !== isEverGranted);
      expect([seed, today(), status, missing]).toEqual([seed, today(), status, []]);
      pass(DAY);
    }
    return { statuses, steps };
  };
}
