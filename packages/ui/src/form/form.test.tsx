import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField, Formik, FormLayout, PasswordField, serverErrors, SubmitButton, TextField } from './index';
import type { FormikHelpers } from './index';

const EMPTY = { email: '', name: '' };
const validate = ({ email }: typeof EMPTY) => (email.includes('@') ? {} : { email: 'Invalid E-Mail address' });
const refuse = (values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
  form.setStatus(serverErrors(values, values.email === 'taken@demo.example' ? { email: 'Already exists' } : null));
  return Promise.resolve();
};

const show = () =>
  render(
    <Formik initialValues={EMPTY} validate={validate} onSubmit={refuse}>
      <FormLayout>
        <EmailField name="email" label="Email" hint="Where we can reach you" required />
        <TextField name="name" label="Name" />
        <SubmitButton>Send</SubmitButton>
      </FormLayout>
    </Formik>,
  );

test('a field links label, hint and error to its control, and shows the error on blur', async () => {
  show();
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toBeRequired();
  expect(email).toHaveAccessibleDescription('Where we can reach you');

  await userEvent.type(email, 'nobody');
  expect(email).toBeValid();
  await userEvent.tab();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Invalid E-Mail address Where we can reach you');
});

test('the submit button is disabled until the form is changed and valid', async () => {
  show();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Email'), 'a@b');
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

test('pressing the submit button keeps the focus in an invalid field, so that its error does not move the button', async () => {
  render(
    <Formik initialValues={EMPTY} validate={validate} onSubmit={refuse}>
      <FormLayout>
        <EmailField name="email" label="Email" />
        <SubmitButton whileInvalid="explain">Send</SubmitButton>
      </FormLayout>
    </Formik>,
  );
  const email = screen.getByLabelText('Email');
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.type(email, 'nobody');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
  expect(email).toHaveFocus();
  await userEvent.type(email, '@demo.example');
  await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
  expect(button).toHaveFocus();
});

test('a server error is listed with a link to its field and stays until that field changes', async () => {
  show();
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'taken@demo.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(email).toBeInvalid();

  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  expect(email).toBeInvalid();
  await userEvent.click(screen.getByRole('link', { name: 'Email: Already exists' }));
  expect(email).toHaveFocus();
  await userEvent.keyboard('x');
  expect(email).toBeValid();
  expect(email).toHaveValue('taken@demo.examplex');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a password can be revealed by keyboard', async () => {
  render(
    <Formik initialValues={{ password: 'secret' }} onSubmit={() => {}}>
      <FormLayout>
        <PasswordField name="password" label="Password" autoComplete="new-password" />
      </FormLayout>
    </Formik>,
  );
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(password);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(password).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide Password' })).toHaveFocus();
});
