import { anId } from '@portal/testing';
import { enter, fails, says } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRANTED, LABEL, openLabels, PROPOSED, REASON } from './label-page.fixture';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const user = userEvent.setup();

/** Opens the form of a decision and types its body and its reference. */
async function typeDecision(step: string) {
  await user.click(await screen.findByRole('button', { name: step }));
  const form = await screen.findByRole('form', { name: step });
  await enter(within(form).getByRole('textbox', { name: /^Decided by/ }), 'Council of the network');
  await enter(within(form).getByRole('textbox', { name: /^Reference/ }), 'C-2026-12');
  return form;
}

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
