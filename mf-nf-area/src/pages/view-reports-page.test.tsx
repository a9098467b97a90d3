import { aFacility, aProfile, anId, anInitialAcceptance } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ViewReportsPage } from './view-reports-page';

const MINE = 'GET /my/national-facilities';
const NONE = 'Seems like there is no National Facility registered under your account. No reports to display.';

const CIAO = aFacility({
  submissions: {
    initial_acceptance: anInitialAcceptance('waiting_final_report', {
      date: 1,
      evaluation_date: 2,
      user_file: anId(9),
    }),
  },
});
const FIK = aFacility({ _id: anId(11), acronym: 'FIK', name: null, pretty_name: 'FIK' });

const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const made = fakeApi(answers);
  renderInPortal(<ViewReportsPage />, { path: '/view-reports/', profile: aProfile() });
  return made;
};
const WITH_BOTH = {
  [MINE]: loads({
    exists: true,
    nfs: [
      { id: CIAO._id, acronym: 'CIAO' },
      { id: FIK._id, acronym: 'FIK' },
    ],
  }),
  [`GET /national-facility/${CIAO._id}/general-info`]: loads(CIAO),
  [`GET /national-facility/${FIK._id}/general-info`]: loads(FIK),
};

test('a visitor sees a login link, and no call that needs a session is made [2.1.7, 11.2.2]', async () => {
  const made = fakeApi({});
  renderInPortal(<ViewReportsPage />, { path: '/view-reports/' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('National Facility Reports');
  expect(await screen.findByText(NONE)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Log in/ })).toHaveAttribute('href', '/login?from=%2Fview-reports%2F');
  expect(made).toEqual([]);
});

test('a user without a facility [2.13.2]', async () => {
  open({ [MINE]: loads({ exists: false, nfs: [] }) });
  expect(await screen.findByText(NONE)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Log in/ })).not.toBeInTheDocument();
});

/** The three documents in the row of a facility, and whether each is disabled. */
const buttons = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('button')
    .slice(0, 3)
    .map((button) => [button.textContent, button.hasAttribute('disabled')]);

test('all of the user’s own facilities are listed, each with its documents [1.5, 2.13.1, 7.6.4, 11.5.4]', async () => {
  open(WITH_BOTH);
  expect(await buttons(/Potenza observatory \(CIAO\)/)).toEqual([
    ['Submission', false],
    ['Upgrade Plan', false],
    ['Evaluation', false],
  ]);
  expect(await buttons(/FIK/)).toEqual([
    ['Submission', true],
    ['Upgrade Plan', true],
    ['Evaluation', true],
  ]);
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open({ ...WITH_BOTH, [MINE]: () => (isDown ? fails(500) : loads({ exists: false, nfs: [] })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The reports could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(NONE)).toBeInTheDocument();
});
