import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { SubmitButton } from './submit-button';

const named = async (busy: boolean) => screen.findByRole('button', { name: 'Save', busy });

test('the name of a submit button is its label while its form is sent, and after a refusal', async () => {
  const sent: { refuse?: () => void } = {};
  const refusal = new Promise<void>((resolve) => {
    sent.refuse = resolve;
  });
  render(
    <Formik initialValues={{}} onSubmit={async () => refusal}>
      <Form>
        <SubmitButton whileInvalid="explain">Save</SubmitButton>
      </Form>
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await named(true)).toBeVisible();
  sent.refuse?.();
  expect(await named(false)).toBeVisible();
});
