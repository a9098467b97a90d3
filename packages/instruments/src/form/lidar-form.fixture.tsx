import { servedCategories, TYPE_LISTS } from '@portal/domain';
import type { Lidar, LidarFormValues, LidarInput } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LidarForm } from './lidar-form';
import type { LidarFormProps } from './lidar-form';

/** Picture actions without a server. */
export const NO_PICTURES = {
  urlOf: (id: string) => `/api/files/${id}`,
  load: jest.fn(),
  upload: jest.fn(),
  remove: jest.fn(),
};

/** Renders the form of a lidar; returns the mock that receives its saves, as input for the API and as values. */
export function showForm(lidar: Lidar | null, props: Partial<LidarFormProps> = {}) {
  const onSave = jest.fn<ReturnType<LidarFormProps['onSave']>, [LidarInput, LidarFormValues]>();
  onSave.mockResolvedValue({ ok: true });
  const form = (shown: Lidar | null) => (
    <LidarForm
      lidar={shown}
      categories={servedCategories()}
      lists={TYPE_LISTS}
      pictures={NO_PICTURES}
      onSave={(values, toInput) => onSave(toInput(values), values)}
      draftKey="a-lidar"
      today="2025-06-15"
      {...props}
    />
  );
  const { rerender } = render(form(lidar));
  return { onSave, showAgain: (other: Lidar) => rerender(form(other)) };
}

/** The row group of a channel category. */
export function group(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`tbody[data-section-title="${name}"]`);
  if (!found) throw new Error(`There is no group ${name}`);
  return found;
}

const worded = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A field by its label. Looks at labels only, because Testing Library's queries visit every element of a long form. */
function labelled(place: ParentNode, label: string): HTMLElement {
  const labels = [...place.querySelectorAll('label')].filter(({ textContent }) => worded(textContent) === label);
  const [control, another] = labels.flatMap((one) => one.control ?? []);
  if (!control || another) throw new Error(`There is not exactly one field "${label}"`);
  return control;
}

/** A field outside the groups. */
export const field = (label: string) => labelled(document, label);

/** A field of a group, including hidden ones. */
export const inGroup = (name: string, label: string) => labelled(group(name), label);

/** The choices with a label. */
function choicesOf(place: ParentNode, label: string): HTMLElement {
  const legend = [...place.querySelectorAll('legend > :first-child, legend.ins-cell-label')].find(
    ({ textContent }) => worded(textContent) === label,
  );
  const found = legend?.closest<HTMLElement>('fieldset');
  if (!found) throw new Error(`There is no choice "${label}"`);
  return found;
}

/** The choices of a field outside the groups. */
export const choices = (label: string) => choicesOf(document, label);

/** The availability choices of a channel group. */
export const availability = (name: string) => choicesOf(group(name), 'Availability');

/** A single option of a choice. */
export const option = (of: HTMLElement, name: string) => labelled(of, name);

export const choose = (name: string, value: string) => userEvent.click(option(availability(name), value));

export const saveButton = () => screen.getByText('Save lidar system to draft').closest('button');

export const save = () => userEvent.click(screen.getByText('Save lidar system to draft'));
