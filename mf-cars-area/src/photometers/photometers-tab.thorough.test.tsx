import { enter, says } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  anApplication,
  aReviewedPhotometer,
  anEvaluation,
  CIMEL,
  compliance,
  openTab,
  evaluationCall,
  windowOf,
} from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';
import { PhotometersTab } from './photometers-tab';

const SUBMIT = evaluationCall('submit', 'photometer-general', CIMEL);
const open = (who: Who, search = '') =>
  openTab({
    Tab: PhotometersTab,
    application: () => anApplication(),
    who,
    search,
    answers: { [SUBMIT]: says(2, '', anEvaluation({ compliance: compliance('yes'), evaluation_date: 1, version: 1 })) },
  });

test.each<[who: Who, cells: string[]]>([
  ['photometer reviewer', ['Edit Instrument', 'View Data']],
  ['photometer data reviewer', ['View Instrument', 'Edit Data']],
  ['lidar reviewer', ['View Instrument', 'View Data']],
  ['administrator', ['Edit Instrument', 'Edit Data']],
])('the table of the %s [1.12, 2.12.15]', async (who, cells) => {
  open(who);
  await screen.findByRole('table', { name: 'Evaluations on photometers' });
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['System', 'Instrument', 'Data']);
  for (const cell of cells)
    expect(screen.getByRole('button', { name: `${cell} of Sun photometer 1: N/A` })).toBeInTheDocument();
});

test('an instrument is evaluated without a suggestion [2.12.15, 7.4.11]', async () => {
  const { sent } = open('photometer reviewer', `?tab=photometers&evaluation=photometer-general.${CIMEL}`);
  expect(await screen.findByText(/There is no automatic suggestion for photometers/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instrument Compliance' }), 'Compliant');
  await enter(screen.getByRole('textbox', { name: 'Comments' }), 'Fine.');
  await enter(screen.getByRole('textbox', { name: 'Recommendations' }), 'None.');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const question = await windowOf('Confirm instrument compliance change');
  expect(question).toHaveTextContent('Are you sure you want to submit this instrument compliance?');
  await userEvent.click(within(question).getByRole('button', { name: 'Submit' }));
  expect(sent(SUBMIT)).toEqual([
    { general_compliance: 'yes', general_comments: 'Fine.', general_recommendations: 'None.', version: 0 },
  ]);
});

test('all data of a photometer are beside its evaluation, without an empty suggestion', async () => {
  open('photometer data reviewer', `?evaluation=photometer-data.${CIMEL}`);
  expect(await screen.findByText('CE318-T')).toBeVisible();
  expect(screen.queryByText('No suggestion')).not.toBeInTheDocument();
});

test('a URL without an evaluation shows the table only', async () => {
  openTab({
    Tab: PhotometersTab,
    application: () => anApplication({ photometers: [aReviewedPhotometer()] }),
    who: 'CARS',
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
