import { byCode, changesBetween, INSTRUMENT_LOCATIONS } from '@portal/domain';
import type { FinishedRound } from '@portal/domain';
import { aFacility, aLidar, anId } from '@portal/testing';
import { fails, loads, renames, sendsFile } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptance, inState, openEvaluation, PATH } from './evaluation.fixture';

const ROUNDS = `GET ${PATH}/rounds`;
const CHANGES = `GET ${PATH}/changes-since-last-round`;

// jsdom cannot download.
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

const round = (number: number, change: Partial<FinishedRound> = {}): FinishedRound => ({
  round: number,
  date: 1_760_000_000,
  evaluation_date: null,
  preliminary_acceptance: null,
  acceptance: null,
  submission: anId(60 + number),
  preliminary_report: null,
  user_file: null,
  final_report: null,
  decisions: [],
  ended_at: 1_765_000_000 + number,
  reason: `Reason ${number}`,
  ...change,
});
const inRound = (number: number) => () => inState('submitted', { round: number });
const region = (name: string) => screen.findByRole('region', { name });

test('the first round has no earlier ones', async () => {
  const { made } = openEvaluation({ application: inRound(1) });
  await screen.findByRole('tablist');
  expect(screen.queryByRole('region', { name: 'Earlier rounds' })).not.toBeInTheDocument();
  expect(made.filter(({ call }) => call === ROUNDS || call === CHANGES)).toEqual([]);
});

test('earlier rounds are listed with decisions, reasons for their end, and documents, latest first', async () => {
  const accepted = acceptance('conditionally');
  const { times } = openEvaluation({
    application: inRound(3),
    answers: {
      [ROUNDS]: loads([round(1), round(2, { preliminary_acceptance: accepted, preliminary_report: anId(72) })]),
      [CHANGES]: loads([]),
      [`GET /download/${anId(72)}`]: sendsFile('CIAO_preliminary.pdf'),
    },
  });
  const rounds = within(await region('Earlier rounds'));
  const heads = await rounds.findAllByText(/^Round \d, ended on/);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Round 2, ended on 2025-12-06',
    'Round 1, ended on 2025-12-06',
  ]);
  await userEvent.click(heads[0] as HTMLElement);
  expect(rounds.getByText('Conditionally accepted')).toBeVisible();
  expect(rounds.getByText('Reason 2')).toBeVisible();
  expect(rounds.getByRole('button', { name: 'Submission of round 2' })).toBeEnabled();
  expect(rounds.getByRole('button', { name: 'Upgrade Plan of round 2' })).toBeDisabled();
  expect(rounds.getByRole('button', { name: 'Final report of round 2' })).toBeDisabled();
  await userEvent.click(rounds.getByRole('button', { name: 'Preliminary report of round 2' }));
  expect(times(`GET /download/${anId(72)}`)).toBe(1);
  expect(await screen.findByText('Nothing has changed since the last round.')).toBeVisible();
});

test('changes since the last round are listed field by field [12.11]', async () => {
  const before = { facility: aFacility(), lidars: [aLidar()], photometers: [] };
  const after = { ...before, lidars: [aLidar({ altitude: 95 })] };
  openEvaluation({
    application: inRound(2),
    answers: { [ROUNDS]: loads([round(1)]), [CHANGES]: loads(changesBetween(before, after)) },
  });
  const changes = within(await region('What changed since the last round'));
  await userEvent.click(await changes.findByText('1 record'));
  expect(changes.getByRole('heading', { name: 'Lidar RALI: changed' })).toBeVisible();
  expect(changes.getByRole('row', { name: /Altitude/ })).toHaveTextContent('93 m95 m');
});

test('changes use the current names of values from the database', async () => {
  const before = { facility: aFacility(), lidars: [aLidar()], photometers: [] };
  const after = { ...before, lidars: [aLidar({ location: byCode(INSTRUMENT_LOCATIONS, 'container') })] };
  openEvaluation({
    application: inRound(2),
    answers: {
      ...renames('instrument/location', 'container', 'Sea container'),
      [ROUNDS]: loads([]),
      [CHANGES]: loads(changesBetween(before, after)),
    },
  });
  const changes = within(await region('What changed since the last round'));
  await userEvent.click(await changes.findByText('1 record'));
  expect(changes.getByRole('row', { name: /Location/ })).toHaveTextContent('Laboratory in a buildingSea container');
});

test('each failed load is reported separately and can be retried', async () => {
  let isDown = true;
  openEvaluation({
    application: inRound(2),
    answers: {
      [ROUNDS]: () => (isDown ? fails(500) : loads([round(1)])),
      [CHANGES]: () => (isDown ? fails(500) : loads([])),
    },
  });
  const rounds = within(await region('Earlier rounds'));
  expect(await rounds.findByText('The earlier rounds could not be loaded')).toBeVisible();
  expect(await screen.findByText('What changed could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(rounds.getByRole('button', { name: 'Try again' }));
  expect(await rounds.findByText('2025-12-06', { selector: 'summary time' })).toBeVisible();
});
