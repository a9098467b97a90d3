import { synergyMatrix, suggestSynergy } from '@portal/domain';
import type { EditedEvaluation, SuggestedSynergy } from '@portal/domain';
import { aLidar, aPhotometer, anId } from '@portal/testing';
import { enter, fails, loads, renames, says } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, anEvaluation, compliance, FACILITY, openTab, windowOf } from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';
import { SynergyTab } from './synergy-tab';

const PATH = `/national-facility/${FACILITY}`;
const SUBMIT = `POST ${PATH}/submit/synergy-compliance`;
const LIDAR = aLidar({ general_compliance: compliance('yes') });
const NEAR = aPhotometer({ latitude: 44.35, general_compliance: compliance('partially') });
const JUST_BEYOND = aPhotometer({ _id: anId(201), name: 'Sun photometer 2', latitude: 44.357 });
const FINAL = anEvaluation({
  compliance: compliance('partially'),
  comments: 'One pair.',
  recommendations: 'None.',
  evaluation_date: 1_750_000_000,
  version: 1,
});

function open(who: Who, suggested: SuggestedSynergy = { compliance: 'partially', code: 4 }, more = {}) {
  let evaluation = anEvaluation();
  const opened = openTab({
    Tab: SynergyTab,
    application: () => anApplication({ synergy_compliance: evaluation }),
    who,
    answers: {
      [`GET ${PATH}/synergy-matrix`]: loads(synergyMatrix([LIDAR], [NEAR, JUST_BEYOND])),
      [`GET ${PATH}/suggested-synergy-compliance`]: loads(suggested),
      [SUBMIT]: says(2, '', FINAL),
      ...more,
    },
  });
  return { ...opened, becomes: (next: EditedEvaluation) => (evaluation = next) };
}

test('all pairs are shown with distance and synergy [2.12.6]', async () => {
  open('CARS');
  const table = await screen.findByRole('table', { name: 'Pairs of lidar and photometer' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Lidar', 'Photometer', 'Lidar Compliance', 'Photometer Compliance', 'Horizontal Distance (km)', 'Synergy'],
    ['RALI', 'Sun photometer 1', 'Compliant', 'Partially compliant', '0.22', 'Partially compliant'],
    ['RALI', 'Sun photometer 2', 'Compliant', 'N/A', '>1.00', 'Not compliant'],
  ]);
});

test('the synergy of a pair has its current name from the database', async () => {
  open('CARS', undefined, renames('compliance', 'no', 'Out of the question'));
  expect(await screen.findByText('Out of the question')).toBeInTheDocument();
  expect(screen.queryByText('Not compliant')).not.toBeInTheDocument();
});

test.each<[suggested: SuggestedSynergy, chip: string, sentences: string[]]>([
  [{ compliance: 'yes', code: 0 }, 'Compliant', ['All criteria are met.']],
  [{ compliance: 'partially', code: 4 }, 'Partially compliant', ['No pair within 1 km is fully compliant.']],
  [
    suggestSynergy([]),
    'Not compliant',
    [
      'There is no pair of lidar and photometer.',
      'No lidar and photometer stand within 1 km of each other.',
      'No pair within 1 km is fully compliant.',
    ],
  ],
  [{ compliance: null, code: 4 }, 'No suggestion', [/^Pending: a pair/.source]],
])('the suggestion %j in words [11.7.2]', async (suggested, chip, sentences) => {
  open('CARS', suggested);
  const heading = await screen.findByRole('heading', { name: 'Synergy: suggested compliance' });
  const panel = heading.closest('section') as HTMLElement;
  expect(within(panel).getByText(chip)).toBeInTheDocument();
  const reasons = [...panel.querySelectorAll('p:not(.ins-note)')].map(({ textContent }) => textContent);
  expect(reasons).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

test('an administrator submits it irrevocably [1.12, 2.12.7, 2.12.8, 5.21]', async () => {
  const { sent, becomes } = open('administrator');
  const choice = await screen.findByRole('combobox', { name: 'Synergy Compliance' });
  expect(choice).toHaveAccessibleDescription('lidar and photometer within 1 Km horizontal distance');
  await userEvent.selectOptions(choice, 'Partially compliant');
  await enter(screen.getByRole('textbox', { name: 'Comments' }), 'One pair.');
  await enter(screen.getByRole('textbox', { name: 'Recommendations' }), 'None.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const question = await windowOf('Confirm synergy compliance change');
  expect(question).toHaveTextContent('This action is irreversible!');
  becomes(FINAL);
  await userEvent.click(within(question).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Synergy Compliance (Submitted)' })).toBeInTheDocument();
  expect(sent(SUBMIT)).toEqual([
    { synergy_compliance: 'partially', synergy_comments: 'One pair.', synergy_recommendations: 'None.', version: 0 },
  ]);
  expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
});

test.each<Who>(['lidar reviewer', 'CARS'])('the %s reads [6.8, 11.3.10]', async (who) => {
  open(who);
  expect(await screen.findByText('No evaluation yet. An administrator will submit it.')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('an administrator who owns the facility is warned [11.3.9]', async () => {
  open('administrator who owns it');
  expect(await screen.findByText(/^This is your own facility/)).toBeInTheDocument();
});

test('pairs that fail to load are reported and can be reloaded', async () => {
  openTab({
    Tab: SynergyTab,
    application: () => anApplication(),
    who: 'CARS',
    answers: { [`GET ${PATH}/synergy-matrix`]: fails(500) },
  });
  expect(await screen.findByText('The pairs could not be loaded')).toBeInTheDocument();
});
