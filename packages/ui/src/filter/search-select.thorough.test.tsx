import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Formik, FormLayout, SearchSelectField, serverErrors } from '../form';
import { SearchSelect } from './index';

const OPTIONS = [
  { value: 'ciao', label: 'Potenza (CIAO)', hint: 'Submitted' },
  { value: 'evo', label: 'Évora (EVO)', hint: 'Evaluated' },
  { value: 'rali', label: 'Bucharest (RALI)' },
];
const chosen = jest.fn();
const pressed = jest.fn();
const keys = (event: { key: string }) => pressed(event.key);

function Page({ options = OPTIONS, first = '', isLoading = false }) {
  const [value, setValue] = useState(first);
  const choose = (next: string) => {
    chosen(next);
    setValue(next);
  };
  return (
    <>
      <SearchSelect
        label="Facility"
        options={options}
        isLoading={isLoading}
        value={value}
        onChange={choose}
        placeholder="Select Facility"
      />
      <button type="button">Elsewhere</button>
    </>
  );
}
const box = () => screen.getByRole('combobox', { name: 'Facility' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => jest.clearAllMocks());

test('typing filters the options, and Enter chooses one, which the input then shows', async () => {
  render(<Page />);
  expect(box()).toHaveAttribute('placeholder', 'Select Facility');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box(), 'evora');
  expect(shown()).toEqual(['Évora (EVO) Evaluated']);
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('evo');
  expect(box()).toHaveValue('Évora (EVO)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('arrow keys move through the list and wrap around at its ends', async () => {
  render(<Page />);
  await userEvent.click(box());
  for (const [key, label] of [
    ['ArrowDown', 'Potenza (CIAO) Submitted'],
    ['ArrowDown', 'Évora (EVO) Evaluated'],
    ['ArrowUp', 'Potenza (CIAO) Submitted'],
    ['ArrowUp', 'Bucharest (RALI)'],
    ['ArrowDown', 'Potenza (CIAO) Submitted'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    const active = box().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)).toHaveTextContent(label ?? '');
  }
});

test.each<[key: string, first: string | undefined, label: string]>([
  ['ArrowDown', undefined, 'Potenza (CIAO) Submitted'],
  ['ArrowUp', undefined, 'Bucharest (RALI)'],
  ['ArrowDown', 'evo', 'Évora (EVO) Evaluated'],
])('%s opens the list with an active option', async (key, first, label) => {
  render(first === undefined ? <Page /> : <Page first={first} />);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  const active = box().getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)).toHaveTextContent(label);
});

test('a click chooses an option; choosing the same again does not call back', async () => {
  render(<Page first="evo" />);
  await userEvent.click(box());
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Évora');
  await userEvent.click(screen.getByRole('option', { name: /Évora/ }));
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: /Bucharest/ }));
  expect(chosen).toHaveBeenCalledWith('rali');
  expect(box()).toHaveFocus();
});

test.each([
  ['Escape', '{Escape}'],
  ['Tab', '{Tab}'],
])('%s without a choice keeps the current value', async (_why, way) => {
  render(<Page first="ciao" />);
  await userEvent.click(box());
  await userEvent.keyboard(`bucharest${way}`);
  expect(box()).toHaveValue('Potenza (CIAO)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(chosen).not.toHaveBeenCalled();
});

test('Escape closes only the list; a second Escape reaches the surrounding dialog', async () => {
  render(<Page />);
  window.addEventListener('keydown', keys);
  await userEvent.click(box());
  await userEvent.keyboard('{Escape}{Escape}');
  window.removeEventListener('keydown', keys);
  expect(pressed).toHaveBeenCalledTimes(1);
});

/** Types into a field whose options are still being loaded; returns a function by which they arrive. */
async function typeEarly(text: string) {
  const { rerender } = render(<Page options={[]} isLoading />);
  await userEvent.click(box());
  await userEvent.keyboard(text);
  return () => rerender(<Page />);
}

test('Enter before the options arrive chooses the first match once they do', async () => {
  const arrive = await typeEarly('evora{Enter}');
  expect(box()).toHaveValue('evora');
  expect(chosen).not.toHaveBeenCalled();
  arrive();
  expect(chosen.mock.calls).toEqual([['evo']]);
  expect(box()).toHaveValue('Évora (EVO)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test.each([
  ['nothing was typed', '{Enter}'],
  ['more is typed', 'rali{Enter}{Backspace}'],
  ['Escape is pressed', 'rali{Enter}{Escape}'],
  ['the field is left', 'rali{Enter}{Tab}'],
])('Enter before the options arrive chooses nothing if %s', async (_why, typed) => {
  const arrive = await typeEarly(typed);
  arrive();
  expect(chosen).not.toHaveBeenCalled();
});

test('text typed before the options arrive stays when the field is left, until they do', async () => {
  const arrive = await typeEarly('rali{Tab}');
  expect(box()).toHaveValue('rali');
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  arrive();
  expect(box()).toHaveValue('');
  await userEvent.click(box());
  expect(shown()).toHaveLength(3);
});

test('who comes back to such text before the options arrive goes on with it', async () => {
  const arrive = await typeEarly('rali{Tab}');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  arrive();
  expect(chosen.mock.calls).toEqual([['rali']]);
});

test('a button clears the choice', async () => {
  render(<Page first="ciao" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear Facility' }));
  expect(chosen).toHaveBeenCalledWith('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear Facility' })).not.toBeInTheDocument();
});

test('a search without matches is stated, and a long list states the number of further options', async () => {
  const { unmount } = render(<Page />);
  await userEvent.type(box(), 'Mars');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “Mars”.');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  unmount();

  render(<Page options={Array.from({ length: 130 }, (_, at) => ({ value: `${at}`, label: `Site ${at}` }))} />);
  await userEvent.click(box());
  expect(shown()).toHaveLength(100);
  expect(screen.getByRole('status')).toHaveTextContent('30 more: type to find them.');
});

test('a field in a form shows its hint and the server error until the choice changes, and Enter does not submit', async () => {
  const send = jest.fn();
  render(
    <Formik
      initialValues={{ leader: 'ciao' }}
      initialStatus={serverErrors({ leader: 'ciao' }, { leader: 'Not this one.' })}
      onSubmit={send}
    >
      <FormLayout>
        <SearchSelectField name="leader" label="Leader" hint="By email" options={OPTIONS} required />
      </FormLayout>
    </Formik>,
  );
  const leader = screen.getByRole('combobox', { name: 'Leader' });
  expect(leader).toBeRequired();
  expect(leader).toHaveAccessibleDescription('Not this one. By email');
  expect(leader).toBeInvalid();
  await userEvent.type(leader, '{Backspace}rali{Enter}');
  expect(leader).toHaveValue('Bucharest (RALI)');
  expect(leader).toHaveAccessibleDescription('By email');
  expect(send).not.toHaveBeenCalled();
});

test('a read-only field shows the chosen option', () => {
  render(
    <Formik initialValues={{ leader: 'rali' }} onSubmit={() => {}}>
      <FormLayout>
        <SearchSelectField name="leader" label="Leader" options={OPTIONS} readOnly />
      </FormLayout>
    </Formik>,
  );
  expect(screen.getByRole('textbox', { name: 'Leader' })).toHaveValue('Bucharest (RALI)');
});
