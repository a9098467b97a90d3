import type { LabelScope } from '@portal/domain';
import { A_GRANT, A_PROPOSAL, A_SCOPE, aLabelDecision, aLabelRecord, anId } from '@portal/testing';
import { enter, fails, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRANTED, LABEL, offer, openLabels, PROPOSED, REASON, TODAY, typeDecision } from './label-page.fixture';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const user = userEvent.setup();

const check = (form: HTMLElement) => user.click(within(form).getByRole('button', { name: 'Check and record' }));

const back = {
  'its button': async () => user.click(screen.getByRole('button', { name: 'Back to the form' })),
  Escape: async () => user.keyboard('{Escape}'),
};

test.each(Object.entries(back))(
  'going back from the question with %s keeps the form, which is checked again and recorded [12.762]',
  async (_how, goBack) => {
    const { sent } = openLabels(GRANTED, {
      'POST /files': says(2, 'Saved!', anId(77)),
      [`POST ${LABEL}/withdraw`]: says(2, 'Saved!', GRANTED),
    });
    const form = await typeDecision('Withdraw the label');
    await enter(within(form).getByRole('textbox', { name: /^Reason/ }), REASON);
    await user.upload(
      within(form).getByLabelText(/^Document of the decision/),
      new File(['%PDF'], 'minutes.pdf', { type: 'application/pdf' }),
    );
    await check(form);
    await screen.findByRole('dialog');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(form).getByText(/Document: minutes\.pdf/)).toBeVisible();
    const reference = within(form).getByRole('textbox', { name: /^Reference/ });
    expect(reference).toHaveValue('C-2026-12');
    await user.clear(reference);
    await enter(reference, 'C-2026-13');
    await check(form);
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Council of the network, C-2026-13');
    expect(question).toHaveTextContent('minutes.pdf');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() =>
      expect(sent(`POST ${LABEL}/withdraw`)).toMatchObject([
        { reference: 'C-2026-13', reason: REASON, document: anId(77) },
      ]),
    );
  },
);

test('what the server refused can be corrected and sent again [12.762]', async () => {
  let isRefused = true;
  const { sent } = openLabels(PROPOSED, {
    [`POST ${LABEL}/grant`]: () => {
      const errors = [{ path: 'reference', message: 'Is used by another decision' }];
      const answer = isRefused ? fails(422, 'Not saved', { errors }) : says(2, 'Saved!', GRANTED);
      isRefused = false;
      return answer;
    },
  });
  const form = await typeDecision('Grant the label');
  await check(form);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  expect(await within(form).findAllByText(/Is used by another decision/)).not.toHaveLength(0);
  const reference = within(form).getByRole('textbox', { name: /^Reference/ });
  await user.clear(reference);
  await enter(reference, 'C-2026-13');
  await check(form);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Grant' }));
  await waitFor(() =>
    expect(sent(`POST ${LABEL}/grant`)).toMatchObject([{ reference: 'C-2026-12' }, { reference: 'C-2026-13' }]),
  );
});

const SMALLER = { lidars: [{ _id: anId(100), name: 'RALI', configurations: [311] }], photometers: [] };
const LEFT_OUT = 'No longer included from 2031-06-15 on: RALI (configuration 310); CE318';
const renewal = (scope: LabelScope) => aLabelDecision({ kind: 'propose-renewal', place: 3, on: '2026-06-18', scope });

test.each<[what: string, scope: LabelScope, leftOut: string[]]>([
  ['leaves out', SMALLER, [LEFT_OUT]],
  ['keeps', A_SCOPE, []],
])('the question before a renewal names what it %s of the scope [12.830]', async (_what, scope, leftOut) => {
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, renewal(scope)], TODAY, { steps: [offer('renew')] }));
  await check(await typeDecision('Renew the label'));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('from 2031-06-15 until 2036-06-14?');
  const warnings = within(question).getAllByRole('alert');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    ...leftOut,
    expect.stringContaining('This cannot be undone.'),
  ]);
});

test('the page of a label names what renewals that lie ahead leave out, each of the scope before it [12.830]', async () => {
  const renewed = aLabelDecision({
    kind: 'renew',
    place: 4,
    on: '2026-06-19',
    valid_from: '2031-06-15',
    valid_until: '2036-06-14',
    scope: SMALLER,
  });
  const whole = aLabelDecision({
    ...renewed,
    _id: anId(905),
    place: 5,
    valid_from: '2033-01-01',
    valid_until: '2037-12-31',
    scope: A_SCOPE,
  });
  openLabels(aLabelRecord([A_PROPOSAL, A_GRANT, renewal(SMALLER), renewed, whole], TODAY));
  const region = await screen.findByRole('region', { name: 'Scope' });
  expect(region).toHaveTextContent(LEFT_OUT);
  expect(region).toHaveTextContent('From 2033-01-01, by its renewal: RALI (configurations 310, 311); CE318');
  expect(within(region).getAllByText(/^No longer included/)).toHaveLength(1);
});
