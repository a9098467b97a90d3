import type { InitialAcceptance } from '@portal/domain';
import { anId } from '@portal/testing';
import { fails, loads, says, sendsFile } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEWERS } from '../evaluations/review.fixture';
import { acceptance, inState, openEvaluation, PATH } from './evaluation.fixture';

const SET = `POST ${PATH}/set-initial-acceptance-reviewers`;
const NOBODY = { lidar: null, lidar_data: null, photometer: null, photometer_data: null };
const person = { ...REVIEWERS.lidar, email: 'lida@site.example' };
const PEOPLE = {
  'GET /user/with-role-name/Lidar%20Reviewer': loads([person]),
  'GET /user/with-role-name/Lidar%20Data%20Reviewer': loads([]),
  'GET /user/with-role-name/Photometer%20Reviewer': loads([]),
  'GET /user/with-role-name/Photometer%20Data%20Reviewer': loads([]),
};

test.each<[why: string, present: Partial<InitialAcceptance>, documents: string[]]>([
  ['submitted', {}, ['Download Application (PDF)']],
  ['with a plan', { user_file: anId(7) }, ['Download Application (PDF)', 'Download upgrade plan (PDF)']],
  [
    'evaluated',
    { evaluation_date: 1, preliminary_report: anId(8), final_report: anId(9), acceptance: acceptance('yes') },
    [
      'Download Application (PDF)',
      'Download evaluation report (PDF)',
      'Download operational configuration (JSON)',
      'Download preliminary report (PDF)',
    ],
  ],
])('documents: %s; missing ones are not listed [2.12.2, 12.58]', async (why, present, documents) => {
  const isEvaluated = why === 'evaluated';
  const { facility, ...rest } = inState(isEvaluated ? 'evaluated' : 'submitted', present);
  openEvaluation({
    application: () => ({ ...rest, facility: { ...facility, configuration_in_force: isEvaluated ? 1 : null } }),
  });
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Download/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(documents);
  for (const button of buttons) expect(button).toBeEnabled();
});

// jsdom cannot download.
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

test('a document is downloaded on request [2.12.2]', async () => {
  const call = `GET ${PATH}/initial-acceptance-submission-pdf`;
  const { times } = openEvaluation({ answers: { [call]: sendsFile('CIAO_application.pdf') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Application (PDF)' }));
  expect(times(call)).toBe(1);
});

test('every viewer sees the reviewers and missing ones [2.12.2, 11.6.11]', async () => {
  const component_reviewers = { ...NOBODY, lidar: REVIEWERS.lidar };
  openEvaluation({
    who: 'lidar reviewer',
    application: () => inState('submitted', { reviewers_set: false, component_reviewers }),
  });
  const reviewers = within(await screen.findByRole('region', { name: 'Reviewers' }));
  expect(reviewers.getByText('Lida Reviewer')).toBeVisible();
  expect(
    screen.getByText('Not assigned: Lidar data reviewer, Photometer reviewer, Photometer data reviewer.'),
  ).toBeVisible();
});

test.each([
  ['a reviewer, who has no other place for it', 'lidar reviewer', ['Latest report', 'Accepted']],
  ['CARS, who reads it beside the evaluations', 'CARS', []],
] as const)('the record of the application names the acceptance for %s [12.242]', async (_why, who, said) => {
  openEvaluation({
    who,
    application: () => inState('evaluated', { acceptance: acceptance('yes'), evaluation_date: 1_770_000_000 }),
  });
  const record = within(await screen.findByRole('region', { name: 'Application' }));
  expect(record.getByText('Submitted')).toBeVisible();
  expect(record.queryAllByText(/^(Accepted|Latest report)$/).map(({ textContent }) => textContent)).toEqual(said);
});

test('an administrator sets reviewers; refusals are shown at the component', async () => {
  let isRefused = true;
  const { sent, times } = openEvaluation({
    application: () => inState('submitted', { reviewers_set: false, component_reviewers: NOBODY }),
    answers: {
      ...PEOPLE,
      [SET]: () =>
        isRefused
          ? fails(422, 'No account.', { errors: [{ path: 'lidar', message: 'This person has no account in use.' }] })
          : says(2, 'Information saved successfully!', NOBODY),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set reviewers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose reviewers' }));
  const lidar = await dialog.findByRole('combobox', { name: 'Lidar reviewer' });
  await userEvent.type(lidar, 'lida{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save reviewers' }));
  await waitFor(() => expect(lidar).toHaveAccessibleDescription('This person has no account in use.'));

  isRefused = false;
  await userEvent.click(await dialog.findByRole('button', { name: 'Save reviewers' }));
  await waitFor(() => expect(times(`GET ${PATH}/initial-acceptance-application`)).toBe(2));
  expect(sent(SET).at(-1)).toEqual({ ...NOBODY, lidar: REVIEWERS.lidar._id, before: NOBODY });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Lidar reviewer' })).not.toBeInTheDocument());
});

test('deputies and users with a conflict of interest are not offered', async () => {
  const [deputy, other] = ['Dora', 'Olga'].map((first_name, at) => ({ ...person, _id: anId(60 + at), first_name }));
  const conflict = {
    _id: anId(70),
    component: 'lidar',
    person,
    reason: 'We publish together.',
    conflict_of_interest: true,
    round: 1,
    at: 1,
  };
  openEvaluation({
    application: () => inState('submitted', { reviewers_set: false, component_reviewers: NOBODY }),
    answers: {
      ...PEOPLE,
      'GET /user/with-role-name/Lidar%20Reviewer': loads([person, deputy, other]),
      [`GET ${PATH}/deputies`]: loads([{ ...deputy, since: 1 }]),
      [`GET ${PATH}/declined-reviews`]: loads([conflict]),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set reviewers' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Lidar reviewer' }));
  const people = screen.getAllByRole('option', { name: /@site.example/ }).map(({ textContent }) => textContent);
  expect(people).toEqual([expect.stringContaining('Olga')]);
});

test('the users are loaded when the dialog opens, and again after a failure', async () => {
  let isDown = true;
  const call = 'GET /user/with-role-name/Lidar%20Reviewer';
  const { times } = openEvaluation({
    answers: { ...PEOPLE, [call]: () => (isDown ? fails(500) : loads([person])) },
  });
  const button = await screen.findByRole('button', { name: 'Change reviewers' });
  expect(times(call)).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByText('The people to choose from could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'Lidar reviewer' })).toHaveValue('Lida Reviewer');
});

test('reviewers cannot be changed after the final report', async () => {
  openEvaluation({ application: () => inState('evaluated') });
  expect(await screen.findByText('Reviewers can be assigned between submission and the final report.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change reviewers' })).not.toBeInTheDocument();
});
