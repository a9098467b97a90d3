import { epochOf } from '@portal/domain';
import { A_PROPOSAL, A_SCOPE, aLabelDecision, aLabelRecord, anId } from '@portal/testing';
import { enter, fails, loads, says } from '@portal/testing/portal';
import { ToastRegion } from '@portal/ui/toast';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRANTED, LABEL, offer, openLabels, PROPOSED, REASON, TODAY, typeDecision } from './label-page.fixture';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const user = userEvent.setup();

test('a proposal shows its conditions and where they are mended, and has no form while one is not met [12.761]', async () => {
  openLabels(
    aLabelRecord([], TODAY, {
      steps: [
        offer('propose', {
          scope: A_SCOPE,
          conditions: [
            { code: 'acceptance', state: 'met', found: null },
            { code: 'tests', state: 'unmet', found: 'Telecover of RALI is overdue since 2026-03-14.' },
            { code: 'photometer', state: 'warning', found: null },
          ],
        }),
      ],
    }),
    {},
    'cars',
  );
  await user.click(await screen.findByRole('button', { name: 'Propose the label' }));
  const list = await screen.findByRole('list', { name: 'Conditions of the proposal' });
  const [acceptance, tests, photometer] = within(list).getAllByRole('listitem');
  expect(acceptance).toHaveTextContent('● MetThe initial acceptance is granted');
  expect(within(acceptance as HTMLElement).queryByRole('link')).toBeNull();
  expect(tests).toHaveTextContent('■ Not met');
  expect(tests).toHaveTextContent('Telecover of RALI is overdue since 2026-03-14.');
  expect(within(tests as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/cars/support/network?network.search=CIAO',
  );
  expect(photometer).toHaveTextContent('▲ Warning');
  expect(screen.queryByRole('form', { name: 'Propose the label' })).toBeNull();
});

test('a proposal is sent with its scope, in which all is chosen at first [12.761]', async () => {
  const steps = [offer('propose', { scope: A_SCOPE, conditions: [{ code: 'acceptance', state: 'met', found: null }] })];
  const { sent } = openLabels(
    aLabelRecord([], TODAY, { steps }),
    { [`POST ${LABEL}/propose`]: says(2, 'Saved!', aLabelRecord([A_PROPOSAL], TODAY)) },
    'cars',
  );
  await user.click(await screen.findByRole('button', { name: 'Propose the label' }));
  const form = await screen.findByRole('form', { name: 'Propose the label' });
  const box = (name: string) => within(form).getByRole('checkbox', { name });
  expect(box('RALI, configuration 310')).toBeChecked();
  expect(box('CE318')).toBeChecked();
  await user.click(box('RALI, configuration 311'));
  await user.click(box('CE318'));
  await user.click(within(form).getByRole('button', { name: 'Propose the label' }));
  await waitFor(() =>
    expect(sent(`POST ${LABEL}/propose`)).toEqual([
      { version: 0, scope: { lidars: [{ _id: anId(100), configurations: [310] }], photometers: [] }, note: null },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Propose the label' })).toBeNull());
});

test('a proposal without a lidar is refused at its field [12.761]', async () => {
  const steps = [offer('propose', { scope: A_SCOPE })];
  const { sent } = openLabels(aLabelRecord([], TODAY, { steps }), {}, 'cars');
  await user.click(await screen.findByRole('button', { name: 'Propose the label' }));
  const form = await screen.findByRole('form', { name: 'Propose the label' });
  await user.click(within(form).getByRole('checkbox', { name: 'RALI, configuration 310' }));
  await user.click(within(form).getByRole('checkbox', { name: 'RALI, configuration 311' }));
  await user.click(within(form).getByRole('button', { name: 'Propose the label' }));
  expect(await within(form).findAllByText(/Choose a lidar/)).not.toHaveLength(0);
  expect(sent(`POST ${LABEL}/propose`)).toEqual([]);
});

test('a grant is summed up before it is recorded, and sets the public status besides [12.762]', async () => {
  let isGranted = false;
  const { sent } = openLabels(PROPOSED, {
    [`GET ${LABEL}`]: () => loads(isGranted ? GRANTED : PROPOSED),
    [`POST ${LABEL}/grant`]: () => {
      isGranted = true;
      return says(2, 'Saved!', GRANTED);
    },
  });
  const form = await typeDecision('Grant the label');
  expect(form).toHaveTextContent('This records a decision that was taken outside the portal.');
  expect(within(form).getByRole('textbox', { name: /^First day/ })).toHaveValue('2026-06-20');
  expect(within(form).getByRole('textbox', { name: /^Last day/ })).toHaveValue('2031-06-19');
  expect(
    within(form).getByRole('checkbox', {
      name: 'Also set the public status to “Labelled” (now: “Initial Acceptance”)',
    }),
  ).toBeChecked();
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  const question = await screen.findByRole('dialog', { name: 'Grant the label' });
  expect(question).toHaveTextContent('Grant the label of CIAO from 2026-06-20 until 2031-06-19?');
  expect(question).toHaveTextContent('RALI (configurations 310, 311); CE318');
  expect(sent(`POST ${LABEL}/grant`)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Grant' }));
  await waitFor(() =>
    expect(sent(`POST ${LABEL}/grant`)).toEqual([
      {
        version: 1,
        body: 'Council of the network',
        reference: 'C-2026-12',
        on: epochOf('2026-06-20'),
        valid_from: epochOf('2026-06-20'),
        valid_until: epochOf('2031-06-19'),
        document: null,
        public_text: null,
        set_displayed_status: true,
      },
    ]),
  );
  const state = screen.getByRole('region', { name: 'State' });
  await waitFor(() => expect(state).toHaveTextContent('Labelled, valid until 2031-06-14'));
  // The button that took the step is gone: the focus goes on to the new state.
  await waitFor(() => expect(state.querySelector('.qa-label-state')).toHaveFocus());
  expect(screen.queryByRole('form', { name: 'Grant the label' })).toBeNull();
});

test('what the server refuses is said at its field, and nothing that was typed is lost [12.762]', async () => {
  openLabels(PROPOSED, {
    [`POST ${LABEL}/grant`]: fails(422, 'Not saved', {
      errors: [{ path: 'reference', message: 'Is used by another decision' }],
    }),
  });
  const form = await typeDecision('Grant the label');
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  expect(await within(form).findAllByText(/Is used by another decision/)).not.toHaveLength(0);
  expect(within(form).getByRole('textbox', { name: /^Reference/ })).toHaveValue('C-2026-12');
});

test('after a step of somebody else the present record is shown, and what was typed is kept [12.762]', async () => {
  let version = 1;
  const returned = aLabelDecision({ kind: 'return', place: 2, on: '2026-06-19', reason: REASON });
  openLabels(PROPOSED, {
    [`GET ${LABEL}`]: () => loads(version === 1 ? PROPOSED : aLabelRecord([A_PROPOSAL, returned], TODAY)),
    [`POST ${LABEL}/grant`]: () => {
      version = 2;
      return fails(409, 'Only a proposed label can be granted.');
    },
  });
  const form = await typeDecision('Grant the label');
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  expect(await screen.findByText('The label has changed since this form was opened')).toBeVisible();
  expect(await within(form).findByText('Only a proposed label can be granted.')).toBeVisible();
  expect(within(form).getByRole('textbox', { name: /^Decided by/ })).toHaveValue('Council of the network');
  expect(screen.getByRole('region', { name: 'Record of the label' })).toHaveTextContent(
    'Proposal returned to the centre',
  );
});

test('a suspension says how long its reason must be and counts it, and names what the public reads [12.762]', async () => {
  const { sent } = openLabels(GRANTED, { [`POST ${LABEL}/suspend`]: says(2, 'Saved!', GRANTED) });
  const form = await typeDecision('Suspend the label');
  const reason = within(form).getByRole('textbox', { name: /^Reason/ });
  await enter(reason, 'Too short.');
  expect(reason).toHaveAccessibleDescription(/At least 20 and at most 1000 characters; 10 so far\./);
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  expect(await within(form).findAllByText(/Minimum 20 characters/)).not.toHaveLength(0);
  await user.clear(reason);
  await enter(reason, REASON);
  await enter(within(form).getByRole('textbox', { name: /^Public text/ }), 'Under repair.');
  await user.click(within(form).getByRole('checkbox', { name: /^Also set the public status to “Label suspended”/ }));
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('Public textUnder repair.');
  expect(question).toHaveTextContent('The public reads“Label suspended”');
  await user.click(within(question).getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(sent(`POST ${LABEL}/suspend`)).toMatchObject([
      { reason: REASON, public_text: 'Under repair.', set_displayed_status: false },
    ]),
  );
});

test('the document of a decision is uploaded with it, and its refusal is said beside it [12.762]', async () => {
  const { sent } = openLabels(GRANTED, {
    'POST /files': says(2, 'Saved!', anId(77)),
    'DELETE /files': says(0, 'Deleted'),
    [`DELETE /files/${anId(77)}`]: says(0, 'Deleted'),
    [`POST ${LABEL}/withdraw`]: fails(422, 'Not saved', { errors: [{ path: 'document', message: 'Must be a PDF' }] }),
  });
  const form = await typeDecision('Withdraw the label');
  await enter(within(form).getByRole('textbox', { name: /^Reason/ }), REASON);
  await user.upload(
    within(form).getByLabelText(/^Document of the decision/),
    new File(['%PDF'], 'minutes.pdf', { type: 'application/pdf' }),
  );
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('minutes.pdf');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await within(form).findByText('Must be a PDF')).toBeVisible();
  expect(sent(`POST ${LABEL}/withdraw`)).toMatchObject([{ document: anId(77) }]);
});

test('a suspension is proposed with its reason, which suspends nothing [12.761]', async () => {
  const { sent } = openLabels(
    { ...GRANTED, steps: [offer('request-suspension')] },
    { [`POST ${LABEL}/request-suspension`]: says(2, 'Saved!', GRANTED) },
    'cars',
  );
  await user.click(await screen.findByRole('button', { name: 'Propose a suspension' }));
  const form = await screen.findByRole('form', { name: 'Propose a suspension' });
  expect(form).toHaveTextContent('suspends nothing');
  await enter(within(form).getByRole('textbox', { name: /^Reason/ }), REASON);
  await user.click(within(form).getByRole('button', { name: 'Propose a suspension' }));
  await waitFor(() => expect(sent(`POST ${LABEL}/request-suspension`)).toEqual([{ version: 2, reason: REASON }]));
});

/** The form with what was typed before it was closed. */
async function restored() {
  const form = await screen.findByRole('form', { name: 'Suspend the label' });
  await waitFor(() => expect(within(form).getByRole('textbox', { name: /^Reason/ })).toHaveValue(REASON));
  expect(within(form).getByText(/^Unsaved changes from .* were restored/)).toBeVisible();
  return form;
}

test('the form of a step is in the address; what was typed is there again after it was closed or cancelled [12.786]', async () => {
  const { address } = openLabels(GRANTED);
  render(<ToastRegion />);
  await enter(within(await typeDecision('Suspend the label')).getByRole('textbox', { name: /^Reason/ }), REASON);
  expect(address()).toContain('?step=suspend');
  await user.click(screen.getByRole('button', { name: 'Suspend the label' }));
  expect(screen.queryByRole('form', { name: 'Suspend the label' })).toBeNull();
  expect(address()).not.toContain('step=');
  await user.click(screen.getByRole('button', { name: 'Suspend the label' }));
  await user.click(within(await restored()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Suspend the label' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Suspend the label' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await restored();
  expect(address()).toContain('?step=suspend');
});

test('the form of a step is open again after a reload [12.786]', async () => {
  openLabels(GRANTED, {}, 'administrator', '?step=suspend');
  expect(await screen.findByRole('form', { name: 'Suspend the label' })).toBeVisible();
});

test('a step in the address that is not possible says so [12.786]', async () => {
  openLabels({ ...GRANTED, steps: [] }, {}, 'administrator', '?step=grant');
  expect(await screen.findByText(/^This step is not possible now/)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('a missing body is asked for in words', async () => {
  openLabels(GRANTED);
  await user.click(await screen.findByRole('button', { name: 'Suspend the label' }));
  const form = await screen.findByRole('form', { name: 'Suspend the label' });
  await user.click(within(form).getByRole('button', { name: 'Check and record' }));
  expect(await within(form).findAllByText(/Enter the body that decided/)).not.toHaveLength(0);
  expect(form).not.toHaveTextContent('Enter the decided by');
});
