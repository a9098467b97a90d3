import type { Step } from '@portal/domain';
import { brokenIn } from '../portal/evidence';
import { accountRaces } from './account-races';
import { deletingInstrument, fileRaces } from './file-races';
import { run, type Race } from './race';
import { SETTINGS } from './settings';
import { addInstrument, registerFacility, setReviewers, type FixtureFacility } from './facility';
import { configurationRace, questionRaces } from './record-races';
import { STEP_RACES, evaluationRaces } from './step-races';
import { tracesOf } from './traces';
import type { Fixture } from './fixture';

const ROUNDS = Array.from({ length: SETTINGS.rounds }, (_, index) => index + 1);
/** Time limit of a whole workflow on a busy machine, ms. */
const ROUND_MAY_TAKE = 600_000;

/** Runs races one after the other, so that the traces of each can be distinguished; returns problems. */
async function runAll({ fleet }: Fixture, together: boolean, races: Iterable<() => Promise<Race> | Race>) {
  const problems: string[] = [];
  for (const make of races) problems.push(...(await run(fleet.db, await make(), together)));
  return problems;
}

/** Takes a new facility through its whole workflow, each step raced. */
async function travel(fixture: Fixture, acronym: string, together: boolean) {
  const { owner } = fixture;
  const facility: FixtureFacility = {
    fixture,
    acronym,
    id: await registerFacility(fixture, acronym, owner),
    lidarId: '',
    photometerId: '',
  };
  const step = (name: Step) => () => STEP_RACES[name](facility);
  const begun = await runAll(fixture, together, [step('invite'), step('save')]);
  facility.lidarId = await addInstrument(facility, 'lidar', 1);
  facility.photometerId = await addInstrument(facility, 'photometer', 2);
  const removed = [() => deletingInstrument(facility, 'lidar'), () => deletingInstrument(facility, 'photometer')];
  const submitted = await runAll(fixture, together, [...removed, step('submit')]);
  await setReviewers(facility);
  const evaluated = evaluationRaces(facility).map((race) => () => race);
  const issued = [step('issuePreliminary'), step('addUpgradePlan'), step('issueFinal')];
  const reported = [...issued, () => configurationRace(facility)];
  // The two steps that return an application to the facility alternate.
  const back = together ? 'withdraw' : 'returnToFacility';
  const ended = await runAll(fixture, together, [
    ...questionRaces(facility),
    ...evaluated,
    ...reported,
    step('reopen'),
    step(back),
  ]);
  return { id: facility.id, problems: [...begun, ...submitted, ...ended] };
}

/** Every action that succeeds once is done from all servers at the same moment. */
export function raceTests(fixture: () => Fixture) {
  describe.each(ROUNDS)('round %i', (round) => {
    // In every other round all requests wait at the gate first; in the others they are unsynchronized.
    const together = round % 2 === 1;

    test(
      'of concurrent requests for a step of the workflow, one takes it as a whole and the others are refused',
      async () => {
        const { id, problems } = await travel(fixture(), `SITE-${round}`, together);
        expect(problems).toEqual([]);
        expect(await brokenIn(fixture().fleet, [id])).toEqual([]);
      },
      ROUND_MAY_TAKE,
    );

    test(
      'of concurrent actions on accounts, one-time links, owners and files, one succeeds and the others are refused',
      async () => {
        const races = [...(await accountRaces(fixture(), round)), ...fileRaces(fixture())];
        expect(await runAll(fixture(), together, races)).toEqual([]);
      },
      ROUND_MAY_TAKE,
    );
  });

  test('no superfluous document remains', async () => {
    expect((await tracesOf(fixture().fleet.db))['file of nobody'] ?? 0).toBe(0);
  });
}
