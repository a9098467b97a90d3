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
/** A whole workflow, on a machine that may be busy, ms. */
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
  // Of two ways back to the facility, every other time one.
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

/** Everything that can be done once, done from all servers at the same moment. */
export function raceTests(fixture: () => Fixture) {
  describe.each(ROUNDS)('round %i', (round) => {
    // Every other time everybody stands at the gate first, and every other time they come as they come.
    const together = round % 2 === 1;

    test(
      'of all who take a step of the workflow, one does, the others hear of it, and it is done once as a whole',
      async () => {
        const { id, problems } = await travel(fixture(), `SITE-${round}`, together);
        expect(problems).toEqual([]);
        expect(await brokenIn(fixture().fleet, [id])).toEqual([]);
      },
      ROUND_MAY_TAKE,
    );

    test(
      'the same with accounts, links that work once, owners and files',
      async () => {
        const races = [...(await accountRaces(fixture(), round)), ...fileRaces(fixture())];
        expect(await runAll(fixture(), together, races)).toEqual([]);
      },
      ROUND_MAY_TAKE,
    );
  });

  test('nothing that was rendered in vain is left', async () => {
    expect((await tracesOf(fixture().fleet.db))['file of nobody'] ?? 0).toBe(0);
  });
}
