import { fireEvent, render, screen } from '@testing-library/react';
import { useFormikContext } from 'formik';
import { ChoiceField, Formik, FormLayout, NumberField, TextField } from './index';

const EMPTY = { name: '', depth: '', state: '' };
type Values = typeof EMPTY;

const check = ({ name, depth, state }: Values) => ({
  ...(name.trim() === '' && { name: 'Required' }),
  ...(Number.isNaN(Number(depth)) && { depth: 'Must be a number' }),
  ...(state === '' && { state: 'Required' }),
});

function CheckNow() {
  const { validateForm } = useFormikContext();
  return (
    <button type="button" onClick={() => void validateForm()}>
      Check
    </button>
  );
}

/** A long form is checked after a pause in typing only: here, when the button is pressed. */
async function show() {
  render(
    <Formik initialValues={EMPTY} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={() => {}}>
      <FormLayout>
        <TextField name="name" label="Name" required />
        <NumberField name="depth" label="Depth" />
        <ChoiceField name="state" label="State" options={[{ value: 'op', label: 'Operational' }]} required />
        <CheckNow />
      </FormLayout>
    </Formik>,
  );
  await checked();
}
const checked = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  await settled();
};
const settled = () =>
  screen.findByRole('button', { name: 'Check' }).then(() => new Promise((done) => setTimeout(done)));

/** Everything that is shown in red from now on, however short. */
function everRed() {
  const seen: string[] = [];
  const look = () => seen.push(...[...document.querySelectorAll('.p-field-error')].map(({ id }) => id));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  return seen;
}

describe('a field that was filled is never red', () => {
  test('when it is left before the next check of the form', async () => {
    await show();
    const red = everRed();
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'MUSA' } });
    fireEvent.blur(name);
    await settled();
    const choice = screen.getByRole('radio', { name: 'Operational' });
    fireEvent.click(choice);
    fireEvent.blur(choice);
    await settled();
    expect(red).toEqual([]);
  });

  test('when what was wrong is put right before it is left', async () => {
    await show();
    const depth = screen.getByRole('textbox', { name: 'Depth' });
    fireEvent.change(depth, { target: { value: 'deep' } });
    await checked();
    const red = everRed();
    fireEvent.change(depth, { target: { value: ' 12,5' } });
    fireEvent.blur(depth);
    await settled();
    expect(depth).toHaveValue('12.5');
    expect(red).toEqual([]);
  });

  test('when it was left empty and is filled now', async () => {
    await show();
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.blur(name);
    await settled();
    expect(name).toBeInvalid();
    fireEvent.change(name, { target: { value: 'M' } });
    expect(name).toBeValid();
    fireEvent.change(name, { target: { value: ' ' } });
    expect(name).toBeInvalid();
  });
});

test('a field that is left wrong says so at once', async () => {
  await show();
  const depth = screen.getByRole('textbox', { name: 'Depth' });
  fireEvent.change(depth, { target: { value: 'deep' } });
  fireEvent.blur(depth);
  await settled();
  expect(depth).toHaveAccessibleDescription('Must be a number');
});
