import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../core';
import { CheckboxGroupField, FieldGrid, Formik, FormLayout, FormOutline, FormSection, NumberField } from './index';
import { SubmitButton, TextField } from './index';

const EMPTY = {
  name: '',
  channels: { 'Elastic 1064': { height_resolution: '' }, 'Elastic 532': { height_resolution: '' } },
  functions: [] as string[],
};
// Not in document order, because a schema may list its fields differently.
const missing = () => ({
  functions: ['Required', 'Required'],
  channels: Object.fromEntries(Object.keys(EMPTY.channels).map((group) => [group, { height_resolution: 'Required' }])),
  name: 'Required',
});

const show = (focusOn?: string) =>
  render(
    <Formik initialValues={EMPTY} validate={missing} onSubmit={() => {}}>
      <FormLayout
        columns={2}
        problemsTitle="Not saved. Please correct:"
        focusOn={focusOn}
        outline={<FormOutline sections={[{ id: 'location', title: 'Location', problems: 2 }]} />}
      >
        <TextField name="name" label="Name" />
        <FormSection id="location" title="Location">
          {Object.keys(EMPTY.channels).map((group) => (
            <Disclosure key={group} summary={group}>
              <FieldGrid>
                <NumberField name={`channels.${group}.height_resolution`} label="Height Resolution" unit="m" />
              </FieldGrid>
            </Disclosure>
          ))}
          <FormSection id="more" title="More">
            <CheckboxGroupField name="functions" label="More functions" options={[{ value: 'a', label: 'Camera' }]} />
          </FormSection>
        </FormSection>
        <SubmitButton whileInvalid="explain">Save</SubmitButton>
      </FormLayout>
    </Formik>,
  );

test('errors are listed in page order with their sections, and their links expand collapsed sections', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. Please correct:');
  expect(screen.getAllByRole('link', { name: /(enter|choose) the/i }).map(({ textContent }) => textContent)).toEqual([
    'Enter the name',
    'Elastic 1064: enter the height resolution',
    'Elastic 532: enter the height resolution',
    'Choose the more functions',
  ]);

  await userEvent.click(screen.getByRole('link', { name: 'Elastic 532: enter the height resolution' }));
  const [, second] = screen.getAllByLabelText('Height Resolution');
  expect(second).toHaveFocus();
  expect(second?.closest('details')).toHaveAttribute('open');
  expect(second).toHaveAccessibleDescription('Required m');
  expect(screen.getAllByLabelText('Height Resolution')[0]?.closest('details')).not.toHaveAttribute('open');

  await userEvent.click(screen.getByRole('link', { name: 'Choose the more functions' }));
  expect(screen.getByRole('checkbox', { name: 'Camera' })).toHaveFocus();
});

test.each([
  [8, null],
  [9, '9 fields'],
])('a list of %i errors says how many there are: %s', async (count, said) => {
  const names = Array.from({ length: count }, (_, at) => `field${at}`);
  render(
    <Formik
      initialValues={Object.fromEntries(names.map((name) => [name, '']))}
      validate={() => Object.fromEntries(names.map((name) => [name, 'Required']))}
      onSubmit={() => {}}
    >
      <FormLayout>
        {names.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
        <SubmitButton whileInvalid="explain">Save</SubmitButton>
      </FormLayout>
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByText(/^\d+ fields$/)?.textContent ?? null).toBe(said);
});

test('a field that is first needed after a refusal is not red before it is left', async () => {
  render(
    <Formik
      initialValues={{ kind: '', start: '' }}
      validate={({ kind }) => (kind === '' ? { kind: 'Required' } : { start: 'Required' })}
      onSubmit={() => {}}
    >
      <FormLayout>
        <TextField name="kind" label="Kind" />
        <TextField name="start" label="Start" />
        <SubmitButton whileInvalid="explain">Save</SubmitButton>
      </FormLayout>
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Kind')).toBeInvalid());
  await userEvent.type(screen.getByLabelText('Kind'), 'lidar');
  await waitFor(() => expect(screen.getByLabelText('Kind')).toBeValid());
  expect(screen.getByLabelText('Start')).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Start')).toBeInvalid());
});

test('the field to which a link leads is in view as a whole and marked until it is left [12.243]', async () => {
  const shown: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this);
  });
  show('functions');
  const group = screen.getByRole('group', { name: 'More functions' });
  expect(screen.getByRole('checkbox', { name: 'Camera' })).toHaveFocus();
  expect(shown).toEqual([group]);
  expect(group).toHaveAttribute('data-marked');
  await userEvent.tab();
  expect(group).not.toHaveAttribute('data-marked');
});

test('the outline links to section titles and shows the number of errors in each section', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Location 2 to correct' });
  expect(link).toHaveAttribute('aria-current', 'true');
  await userEvent.click(link);
  expect(screen.getByRole('heading', { level: 2, name: 'Location' })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 3, name: 'More' })).toBeVisible();
});

test('the form can open with the focus on a given field', () => {
  show('channels.Elastic 1064.height_resolution');
  expect(screen.getAllByLabelText('Height Resolution')[0]).toHaveFocus();
});
