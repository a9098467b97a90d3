import { ACCEPTANCES, epochOf } from '@portal/domain';
import { aFacility, anId, itemOf } from '@portal/testing';
import { fails, loads } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRow, aTestBook, withRows } from '../../test/a-test-book';
import { openFacility } from '../../test/open-facility';

const ACCEPTED = aFacility(
  { acceptance_in_force: { acceptance: itemOf(ACCEPTANCES, 'yes'), valid_from: epochOf('2026-05-01') } },
  'evaluated',
);
const BOOK = `GET /national-facility/${anId(10)}/test-book`;

/** The stages of the installation, as its pages say them. */
function stagesAre(stages: 'all' | '1a') {
  const block = document.createElement('script');
  block.id = 'composition';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ settings: { stages } });
  document.body.append(block);
}
afterEach(() => document.getElementById('composition')?.remove());

test('the page of an accepted facility has its test book in short', async () => {
  stagesAre('all');
  const { made } = openFacility({
    facility: ACCEPTED,
    answers: {
      [BOOK]: loads(
        aTestBook([
          {
            ...withRows(aRow('dark', { light: 'amber', reason: 'due-soon', due: epochOf('2026-12-01') })),
            light: 'amber',
          },
        ]),
      ),
    },
  });
  const tab = await screen.findByRole('tab', { name: 'Test book' });
  expect(made.some(({ call }) => call === BOOK)).toBe(false);
  await userEvent.click(tab);
  const table = await screen.findByRole('table', { name: 'Test book in short' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    'RALI▲ Due soonDark measurement of RALI, due 2026-12-01.',
  );
  expect(screen.getByRole('link', { name: 'Label and evaluation' })).toHaveAttribute('href', `/nf-label/${anId(10)}`);
  expect(screen.getByRole('link', { name: 'Open test book' })).toHaveAttribute(
    'href',
    `/qa-support/?facility=${anId(10)}`,
  );
});

test('a lidar of which only a recommendation is open is not said to be due', async () => {
  stagesAre('all');
  const row = aRow('dark', { light: 'amber', reason: 'recommendations-open', due: epochOf('2027-06-01') });
  const answers = { [BOOK]: loads(aTestBook([{ ...withRows(row), light: 'amber' }])) };
  openFacility({ facility: ACCEPTED, search: '?tab=book', answers });
  const table = await screen.findByRole('table', { name: 'Test book in short' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('RALI▲ Recommendation openNothing is due now.');
});

test('a test book that cannot be loaded says so', async () => {
  stagesAre('all');
  openFacility({ facility: ACCEPTED, search: '?tab=book', answers: { [BOOK]: fails(500) } });
  expect(await screen.findByRole('heading', { name: 'The test book could not be loaded' })).toBeVisible();
});

test.each([
  ['before the initial acceptance', 'all', aFacility({}, 'submitted')],
  ['in an installation of stage 1a', '1a', ACCEPTED],
] as const)('there is no test book %s', async (_why, stages, facility) => {
  stagesAre(stages);
  openFacility({ facility });
  await waitFor(() => expect(screen.getByRole('tab', { name: /Photometers/ })).toBeVisible());
  expect(screen.queryByRole('tab', { name: 'Test book' })).toBeNull();
});
