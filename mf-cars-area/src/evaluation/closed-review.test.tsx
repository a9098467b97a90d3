import type { RegularEvaluation } from '@portal/domain';
import { anId } from '@portal/testing';
import { fails, loads, says, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CALL, openEvaluation, reviewed } from './evaluation-page.fixture';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const ACTION = {
  _id: anId(950),
  text: 'Align the telescope.',
  due: '2020-09-01',
  reported_at: null,
  report: null,
  confirmed_at: null,
};
const CLEANED = { ...ACTION, _id: anId(951), text: 'Clean it.', report: 'Cleaned.', reported_at: 1_800_000_000 };
const CONFIRM = `POST ${CALL}/actions/${CLEANED._id}/confirm`;
const withActions = (...actions: RegularEvaluation['actions']) =>
  reviewed({
    status: 'closed',
    outcome: 'continue_with_actions',
    conclusions: 'Nearly.',
    steps: ['confirm-action'],
    actions,
  });

test('once closed it has its outcome, its report, and actions with their state [12.768]', async () => {
  const painted = { ...ACTION, _id: anId(952), text: 'Paint it.', confirmed_at: 1_800_000_000 };
  const { sent } = openEvaluation(withActions(ACTION, CLEANED, painted), {
    [`GET ${CALL}/report.pdf`]: sendsFile('CIAO_evaluation_2027.pdf'),
  });
  const [late, reported, confirmed] = within(await screen.findByRole('list', { name: 'Actions' })).getAllByRole(
    'listitem',
  );
  expect(late).toHaveTextContent('Overdue since 2020-09-01');
  expect(reported).toHaveTextContent(/Reported as done on 2027-01-15.*Cleaned\./);
  expect(reported).not.toHaveTextContent('Overdue');
  expect(confirmed).toHaveTextContent('Confirmed on 2027-01-15');
  expect(screen.queryByRole('button', { name: 'Confirm: Paint it.' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm: Align the telescope.' })).toBeNull();
  await press('Report (PDF): Yearly evaluation 2027 of CIAO');
  await waitFor(() => expect(sent(`GET ${CALL}/report.pdf`)).toHaveLength(1));
});

test('an action is confirmed after a question with what was asked for and reported [12.831]', async () => {
  let present = withActions(CLEANED);
  const { sent } = openEvaluation(present, {
    [`GET ${CALL}`]: () => loads(present),
    [CONFIRM]: () => {
      present = { ...withActions({ ...CLEANED, confirmed_at: 1_800_100_000 }), version: 4 };
      return says(2, 'Confirmed', present);
    },
  });
  await press('Confirm: Clean it.');
  const question = await screen.findByRole('dialog', { name: 'Confirm the action' });
  expect(question).toHaveTextContent(
    /ActionClean it\..*Reported as done on2027-01-15.*Report of the facilityCleaned\./,
  );
  expect(question).toHaveTextContent('This cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(CONFIRM)).toEqual([]);
  await press('Confirm: Clean it.');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  const list = screen.getByRole('list', { name: 'Actions' });
  await waitFor(() => expect(list).toHaveTextContent('Confirmed on 2027-01-16'));
  expect(sent(CONFIRM)).toEqual([{ version: 3 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The button is gone with the question.
  await waitFor(() => expect(list.parentElement).toHaveFocus());
});

test('a report that was corrected meanwhile is read before it is confirmed [12.831]', async () => {
  let present = withActions(CLEANED);
  const { sent } = openEvaluation(present, {
    [`GET ${CALL}`]: () => loads(present),
    [CONFIRM]: () => {
      present = { ...withActions({ ...CLEANED, report: 'Cleaned in part.' }), version: 4 };
      return fails(409, 'The evaluation was changed.', { code: 1004, data: present });
    },
  });
  await press('Confirm: Clean it.');
  const question = await screen.findByRole('dialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect(await within(question).findByText('The evaluation was changed.')).toBeVisible();
  expect(await within(question).findByText('Cleaned in part.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent(CONFIRM)).toEqual([{ version: 3 }, { version: 4 }]));
});
