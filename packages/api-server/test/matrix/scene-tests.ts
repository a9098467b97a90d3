import { COLUMNS, type Column } from '@portal/domain';
import { CALLS, type Call } from '../../src/app/calls';
import { isAboutFacility } from './attempts';
import { callsWithEvaluations, columnsOf, leaksIn } from './leaks';
import { SCENES, type Scene, type SceneName } from './scenes';
import { trial, type Tried } from './trial';
import { build, trialPortal, type Fixture } from './fixture';

/** The loads whose responses contain evaluations, for reviewers including drafts. */
const WITH_EVALUATIONS: Call[] = [
  'GET /lidar/system/:id',
  'GET /national-facility/:id/initial-acceptance-application',
  'GET /national-facility/:id/lidar-compliance',
  'GET /national-facility/:id/lidars',
  'GET /national-facility/:id/photometer-compliance',
  'GET /national-facility/:id/photometers',
  'GET /national-facility/:id/synergy-compliance',
  'GET /photometer/system/:id',
];

/** Those for owners only. */
const OF_OWNERS: Call[] = ['GET /my/national-facility/lidars', 'GET /my/national-facility/photometers'];

const WANTED: Record<'none' | 'submitted' | 'reported', readonly Call[]> = {
  // Those of the previous round, for reviewers who were assigned then.
  none: ['GET /national-facility/:id/initial-acceptance-application'],
  submitted: WITH_EVALUATIONS,
  reported: [...WITH_EVALUATIONS, ...OF_OWNERS].toSorted(),
};

function stageOf({ evaluations, status }: Scene) {
  if (evaluations === 'none') return 'none';
  return status === 'submitted' ? 'submitted' : 'reported';
}

/** The calls that open a submitted evaluation again, and return it; the one on all photometers is never submitted. */
const REOPENING = CALLS.map(({ call }) => call).filter(
  (call) => /\/reopen\/.*-compliance/.test(call) && !call.endsWith('/photometer-compliance'),
);

/** The call that returns what a final report would contain, the evaluations among it. */
const PREVIEW: Call = 'POST /national-facility/:id/initial-acceptance-report-content';

/** The columns of the matrix in which no request was made, by call. */
function untriedIn(fixture: Fixture, tried: readonly Tried[]): string[] {
  const seen = new Set(
    tried.flatMap((one) => columnsOf(fixture, one).map((column) => `${one.attempt.call} ${column}`)),
  );
  const calls = new Set(tried.map(({ attempt }) => attempt.call));
  const cells = [...calls].flatMap((call) => (Object.keys(COLUMNS) as Column[]).map((column) => `${call} ${column}`));
  return cells.filter((cell) => !seen.has(cell));
}

/** Every call about a facility, by every actor, in these states of it. */
export function sceneTests(...scenes: SceneName[]) {
  const portal = trialPortal();
  const all = CALLS.map(({ call }) => call);

  test.each(scenes)(
    '%s: every actor is answered as the matrix requires, without confidential contents',
    async (name) => {
      const scene: Scene = SCENES[name];
      const calls = all.filter((call) => scene.tries?.test(call) ?? true);
      const fixture = await build(portal, name);
      const tried = await trial(fixture, calls, isAboutFacility);
      expect(tried.length).toBeGreaterThan(scene.tries ? 80 : 1200);
      expect(untriedIn(fixture, tried)).toEqual([]);
      expect(leaksIn(fixture, tried)).toEqual([]);
      const reopened = scene.facts.canIssuePreliminaryReport ? REOPENING : [];
      const previewed = scene.facts.canIssueFinalReport ? [PREVIEW] : [];
      const wanted = [...WANTED[stageOf(scene)], ...reopened, ...previewed]
        .filter((call) => calls.includes(call))
        .toSorted();
      expect(callsWithEvaluations(tried).toSorted()).toEqual(wanted);
    },
    // All calls by all actors: the limit ends what hangs, however busy the machine is.
    3_600_000,
  );
}
