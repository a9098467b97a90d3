import { field, LIDAR_FIELDS, pageLines, sampleOf, sectionsOf, typedOf } from '@portal/domain';
import { Formik, FormLayout } from '@portal/ui/form';
import { DefinitionList } from '@portal/ui/core';
import { render, screen, within } from '@testing-library/react';
import { FieldsSection } from './form/fields-section';
import { NO_PICTURES } from './form/lidar-form.fixture';
import { readinessAsChip, recordLines } from './record-lines';
import { SectionSheet } from './sheet/record-sheet';

/** A lidar with an additional field, which takes a single entry in its record. */
const FIELDS = {
  ...LIDAR_FIELDS,
  planted_field: field.choice('instrument/feature', {
    label: 'Planted field',
    section: 'features',
    required: true,
    audience: 'public',
  }),
} as const;
const LIDAR = sampleOf(FIELDS);
const [FEATURES] = sectionsOf({ features: 'Features' }, FIELDS);
if (!FEATURES) throw new Error('A lidar has features.');

test('the form includes a new field with the values of its list', () => {
  render(
    <Formik initialValues={typedOf(FIELDS, LIDAR)} onSubmit={() => {}}>
      <FormLayout>
        <FieldsSection section={FEATURES} fields={FIELDS} pictures={NO_PICTURES} />
      </FormLayout>
    </Formik>,
  );
  const choices = screen.getByRole('group', { name: 'Planted field' });
  expect(choices).toHaveAccessibleDescription(/required/);
  expect(within(choices).getByRole('radio', { name: 'Existing' })).toBeChecked();
  expect(
    within(choices)
      .getAllByRole('radio')
      .map((radio) => radio.nextSibling?.textContent),
  ).toEqual(expect.arrayContaining(['Existing', 'Planned', 'Not available']));
});

test('the data sheet and the public page show a new field', () => {
  render(<SectionSheet section={FEATURES} fields={FIELDS} record={LIDAR} />);
  expect(screen.getByText('Planted field').nextElementSibling).toHaveTextContent('Existing');
  const lines = pageLines(FIELDS, ({ section }) => section === 'features').filter(
    ({ label }) => label === 'Planted field',
  );
  const { container } = render(<DefinitionList items={recordLines(lines, LIDAR, { show: readinessAsChip })} />);
  expect(container.querySelector('.p-chip-success')).toHaveTextContent('Existing');
});

test('texts, numbers and other choices among the features are shown in words, not as chips', () => {
  const fields = {
    text: field.text({ audience: 'public', label: 'Planted text' }),
    length: field.length({ audience: 'public', label: 'Planted length' }),
    choice: field.choice('instrument/location', { audience: 'public', label: 'Planted choice' }),
  } as const;
  const record = { text: 'Glass', length: 7.5, choice: { code: 'vehicle', name: 'Van' } };
  const { container } = render(
    <DefinitionList items={recordLines(pageLines(fields), record, { show: readinessAsChip })} />,
  );
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Glass', '7.5', 'Van']);
  expect(container.querySelector('.p-chip')).toBeNull();
});
