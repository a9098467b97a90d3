import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, FormLayout, SubmitButton } from './index';

const report = jest.fn();
beforeEach(() => {
  report.mockClear();
  globalThis.reportError = report;
  // Silences the library's own warning.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const ERROR = new TypeError('The form is broken');

test.each<[how: string, onSubmit: () => void | Promise<void>]>([
  [
    'throws',
    () => {
      throw ERROR;
    },
  ],
  ['is rejected', () => Promise.reject(ERROR)],
])('a submit handler that %s is reported, and the form can be sent again', async (_how, onSubmit) => {
  render(
    <Formik initialValues={{}} onSubmit={onSubmit}>
      <FormLayout>
        <button type="submit">Send</button>
      </FormLayout>
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(report).toHaveBeenCalledWith(ERROR));
  expect(report).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(report).toHaveBeenCalledTimes(2));
});

test.each<[how: string, onSubmit: () => void | Promise<void>]>([
  ['returns nothing', () => {}],
  ['is awaited', async () => {}],
])('a submit handler that %s leaves a button that sends again', async (_how, onSubmit) => {
  const sent = jest.fn(onSubmit);
  render(
    <Formik initialValues={{}} onSubmit={sent}>
      <FormLayout>
        <SubmitButton whileInvalid="explain">Send</SubmitButton>
      </FormLayout>
    </Formik>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(button);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});
