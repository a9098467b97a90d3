import { onMessage } from '@portal/api-slice';
import type { InitialAcceptance, ReviewedApplication } from '@portal/domain';
import { fails, isUnreachable, loads, renames, says } from '@portal/testing/portal';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewedLidar, anEvaluation, compliance, FACILITY } from '../evaluations/review.fixture';
import { acceptance, inState, openEvaluation, PATH } from './evaluation.fixture';

const EDIT = `POST ${PATH}/edit/initial-acceptance`;
const form = (name: string) => screen.findByRole('form', { name });
const field = async (name: string) => within(await form(name)).getByLabelText(name);
/** A decision that cannot be made now, as data. */
const closed = async (name: string) => {
  // The region of the form has the same name, and goes away with it.
  await waitFor(() => expect(screen.queryByRole('form', { name })).not.toBeInTheDocument());
  return screen.findByRole('region', { name });
};
const submit = async (name: string) => within(await form(name)).getByRole('button', { name: 'Submit' });
const explain = async (name: string) => userEvent.type(within(await form(name)).getByLabelText('Statement'), WHY);
const WHY = 'As the reviewers say.';
const asked = () => screen.findByRole('dialog', { name: 'Confirm overall compliance change' });

const READY: Partial<InitialAcceptance> = { can_issue_preliminary_report: true };
const conditionally = acceptance('conditionally');

test.each<[why: string, step: string, application: ReviewedApplication, note: string]>([
  [
    'evaluations are missing',
    'Preliminary Acceptance',
    inState('submitted', {}, { lidars: [aReviewedLidar({ data_evaluation_date: 1 })] }),
    'Cannot submit preliminary report at this time. Not submitted yet: 4 evaluations on lidars, 2 evaluations on photometers, synergy.',
  ],
  [
    'one is missing, and there is no pair',
    'Preliminary Acceptance',
    inState(
      'submitted',
      {},
      {
        lidars: [
          aReviewedLidar({
            feasibility_evaluation_date: 1,
            feature_evaluation_date: 1,
            channel_evaluation_date: 1,
            general_evaluation_date: 1,
          }),
        ],
        photometers: [],
        synergy_compliance: anEvaluation(),
      },
    ),
    'Cannot submit preliminary report at this time. Not submitted yet: 1 evaluation on lidars.',
  ],
  [
    'it is issued',
    'Preliminary Acceptance',
    inState('preliminary_report_issued', { preliminary_acceptance: conditionally }),
    'The preliminary report is issued.',
  ],
  [
    'the preliminary report is missing',
    'Final Acceptance',
    inState('submitted', READY),
    'Cannot submit final report at this time. Issue the preliminary report first.',
  ],
  [
    'the plan is missing',
    'Final Acceptance',
    inState('preliminary_report_issued', { preliminary_acceptance: conditionally }),
    'Cannot submit final report at this time. The facility has not uploaded its upgrade plan.',
  ],
  [
    'it was issued',
    'Final Acceptance',
    inState('evaluated', { acceptance: acceptance('yes'), evaluation_date: 1_770_000_000 }),
    'Issued on 2026-02-02.',
  ],
])('nothing to submit: %s [2.12.3, 4.8, 4.9]', async (_why, step, application, note) => {
  openEvaluation({ application: () => application });
  expect(await closed(step)).toHaveTextContent(note);
  expect(screen.queryByRole('form', { name: step })).not.toBeInTheDocument();
});

test.each<[step: string, present: Partial<InitialAcceptance>, sent: object]>([
  ['Preliminary Acceptance', READY, { preliminary_acceptance: 'conditionally', statement: 'As the reviewers say.' }],
  [
    'Final Acceptance',
    { can_issue_final_report: true },
    { acceptance: 'conditionally', statement: 'As the reviewers say.' },
  ],
])(
  '%s is confirmed and sent once, and the page is then up to date [1.12, 2.12.3, 2.12.4, 4.10]',
  async (step, present, body) => {
    let isDone = false;
    const { sent, times } = openEvaluation({
      who: 'CARS',
      application: () =>
        isDone
          ? inState('preliminary_report_issued', { preliminary_acceptance: conditionally, acceptance: conditionally })
          : inState('submitted', present),
      answers: {
        [EDIT]: () => {
          isDone = true;
          return says(2, 'Information saved successfully!');
        },
      },
    });
    await userEvent.selectOptions(await field(step), 'Conditionally accepted');
    await explain(step);
    await userEvent.click(await submit(step));
    const dialog = within(await asked());
    expect(
      dialog.getByText(
        'Are you sure you want to change the overall compliance to Conditionally accepted for this National Facility?',
      ),
    ).toBeInTheDocument();
    expect(
      dialog.getByText('The National Facility cannot be re-evaluated until an administrator resets the evaluation.'),
    ).toBeInTheDocument();
    expect(sent(EDIT)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(times(`GET ${PATH}/initial-acceptance-application`)).toBe(2));
    expect(sent(EDIT)).toEqual([body]);
    expect(await screen.findByText('Preliminary report issued')).toBeVisible();
    expect(await closed(step)).toHaveFocus();
  },
);

test('an issued report is said where its form was; the form of the next one opens on request [12.290]', async () => {
  let isDone = false;
  const issued = { preliminary_acceptance: acceptance('yes'), can_issue_final_report: true };
  openEvaluation({
    who: 'CARS',
    application: () => (isDone ? inState('preliminary_report_issued', issued) : inState('submitted', READY)),
    answers: {
      [EDIT]: () => {
        isDone = true;
        return says(2, 'Information saved successfully!');
      },
    },
  });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Accepted');
  await userEvent.click(await submit('Preliminary Acceptance'));
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Submit' }));
  const said = within(await closed('Preliminary Acceptance'));
  expect(await said.findByRole('alert')).toHaveTextContent(
    'The preliminary report is issued. The facility can read it',
  );
  const order = screen.getAllByRole('region', { name: / Acceptance$/ }).map((one) => one.getAttribute('aria-label'));
  expect(order).toEqual(['Preliminary Acceptance', 'Final Acceptance']);
  expect(screen.queryByRole('form', { name: 'Final Acceptance' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on to the final report' }));
  const next = await form('Final Acceptance');
  await waitFor(() => expect(document.activeElement).toContainElement(next));
  const add = within(next).getByRole('button', { name: 'Add a condition' });
  await userEvent.click(add);
  expect(within(next).queryByText('Required')).not.toBeInTheDocument();
  // The focus stays where it was: adding is not leaving.
  expect(fireEvent.mouseDown(add)).toBe(false);
});

test('the confirmation names facility, report, choice and the extent of non-compliance [12.58]', async () => {
  const lidar = aReviewedLidar({
    channel_compliance: compliance('no'),
    channel_evaluation_date: 1,
    general_compliance: compliance('no'),
    general_evaluation_date: 1,
    // Drafts do not count.
    data_compliance: compliance('no'),
  });
  openEvaluation({ application: () => inState('submitted', READY, { lidars: [lidar] }) });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Not accepted');
  await explain('Preliminary Acceptance');
  await userEvent.click(await submit('Preliminary Acceptance'));
  const told = within(await asked())
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(told).toEqual([
    ['National Facility', 'Potenza observatory (CIAO)'],
    ['Report', 'Preliminary report'],
    ['Choice', 'Not accepted'],
    ['Not compliant', '1 of 2 instruments, 2 of 8 aspects'],
  ]);
});

test('a user who cancels can choose again', async () => {
  const { times } = openEvaluation({ application: () => inState('submitted', READY) });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Accepted');
  await userEvent.click(await submit('Preliminary Acceptance'));
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Cancel' }));
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Not accepted');
  await explain('Preliminary Acceptance');
  await userEvent.click(await submit('Preliminary Acceptance'));
  expect(await screen.findByText(/overall compliance to Not accepted for/)).toBeInTheDocument();
  expect(times(EDIT)).toBe(0);
});

test('a missing choice is reported at the field, before the confirmation [5.16]', async () => {
  const { times } = openEvaluation({ application: () => inState('submitted', READY) });
  await userEvent.click(await submit('Preliminary Acceptance'));
  await waitFor(async () => expect(await field('Preliminary Acceptance')).toHaveAccessibleDescription('Required'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(times(EDIT)).toBe(0);
});

test('a refusal is shown once, in the dialog, and nothing changes', async () => {
  const toasts: unknown[] = [];
  const stop = onMessage((message) => toasts.push(message));
  openEvaluation({
    application: () => inState('submitted', READY),
    answers: { [EDIT]: fails(409, 'Cannot submit preliminary report at this time.', { code: 1003 }) },
  });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Accepted');
  await userEvent.click(await submit('Preliminary Acceptance'));
  const dialog = within(await asked());
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('The overall compliance was not changed')).toBeInTheDocument();
  expect(dialog.getByText('Cannot submit preliminary report at this time.')).toBeInTheDocument();
  stop();
  expect(toasts).toEqual([]);
});

test('if the report was issued elsewhere meanwhile, the dialog says so, and the input is shown', async () => {
  let isIssued = false;
  const { times } = openEvaluation({
    application: () =>
      isIssued
        ? inState('preliminary_report_issued', { preliminary_acceptance: conditionally })
        : inState('submitted', READY),
    answers: {
      [EDIT]: () => {
        isIssued = true;
        return fails(409, 'Cannot submit preliminary report at this time.', { code: 1003 });
      },
    },
  });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Not accepted');
  await explain('Preliminary Acceptance');
  await userEvent.click(await submit('Preliminary Acceptance'));
  const dialog = within(await asked());
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(times(`GET ${PATH}/initial-acceptance-application`)).toBe(2));
  expect(await screen.findByText('Preliminary report issued')).toBeInTheDocument();
  expect(dialog.getByText('The preliminary report is issued')).toBeVisible();
  expect(dialog.getByText(/^It was issued.* with the choice “Conditionally accepted”\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const left = await closed('Preliminary Acceptance');
  expect(within(left).getByRole('region', { name: 'What you typed, which was not issued' })).toHaveTextContent(WHY);
  expect(left).toHaveFocus();
});

/** Issues a preliminary report, whose answer gets lost. */
async function loseAnswer(isIssued: boolean) {
  let isSent = false;
  openEvaluation({
    application: () =>
      isSent && isIssued
        ? inState('preliminary_report_issued', { preliminary_acceptance: acceptance('no') })
        : inState('submitted', READY),
    answers: {
      [EDIT]: () => {
        isSent = true;
        return isUnreachable();
      },
    },
  });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Not accepted');
  await explain('Preliminary Acceptance');
  await userEvent.click(await submit('Preliminary Acceptance'));
  const dialog = within(await asked());
  await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
  return dialog;
}

test('if the answer was lost on its way back, the page says that the report is issued', async () => {
  const dialog = await loseAnswer(true);
  expect(await dialog.findByText('The preliminary report is issued')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(screen.queryByText('The overall compliance was not changed')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed('Preliminary Acceptance');
  expect(screen.queryByText('What you typed, which was not issued')).not.toBeInTheDocument();
});

test('if the server was never reached, the page says that the outcome is unknown, and it can be sent again', async () => {
  const dialog = await loseAnswer(false);
  expect(await dialog.findByText('It is not known whether the report was issued')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled());
  expect(screen.queryByText('The overall compliance was not changed')).not.toBeInTheDocument();
});

test('after an acceptance, an administrator is reminded of the displayed status [11.6.14]', async () => {
  openEvaluation({ application: () => inState('evaluated', { acceptance: acceptance('yes') }) });
  expect(
    await screen.findByText('Public status is still “Candidate”, so the facility is not on the map.', {
      exact: false,
    }),
  ).toBeVisible();
});

test('the confirmation and the suggestions use the current names from the database', async () => {
  openEvaluation({
    application: () => inState('submitted', READY),
    at: `/${FACILITY}?tab=synergy`,
    answers: {
      ...renames('acceptance', 'conditionally', 'Accepted for now'),
      ...renames('compliance', 'partially', 'Nearly there'),
      [`GET ${PATH}/suggested-synergy-compliance`]: loads({ compliance: 'partially', code: 4 }),
    },
  });
  await screen.findByRole('option', { name: 'Accepted for now' });
  await userEvent.selectOptions(await field('Preliminary Acceptance'), 'Accepted for now');
  await explain('Preliminary Acceptance');
  await userEvent.click(await submit('Preliminary Acceptance'));
  expect(await asked()).toHaveTextContent('Accepted for now');
  const suggested = await screen.findByText('Synergy: suggested compliance');
  expect(suggested.closest('section')).toHaveTextContent('Nearly there');
});

test('a printout names the decision that is due, whose form it leaves out [12.294]', async () => {
  openEvaluation({ who: 'CARS', application: () => inState('submitted', READY) });
  const section = (await form('Preliminary Acceptance')).closest('.decision-form');
  expect(section?.querySelector('.decision-printed')).toHaveTextContent('Preliminary AcceptanceNot decided yet');
});
