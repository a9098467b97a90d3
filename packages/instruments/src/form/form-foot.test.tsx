import { Formik } from '@portal/ui/form';
import { render, screen } from '@testing-library/react';
import type { Keeping } from '../unfinished/unfinished-writer';
import { FormFoot } from './form-foot';

beforeEach(() => localStorage.clear());

const foot = (keeping: Keeping) => (
  <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
    <FormFoot draftKey="a-lidar" saveLabel="Save" isNew writer={null} keeping={keeping} />
  </Formik>
);

test('that input was restored is said until it is kept on the server [12.60]', async () => {
  localStorage.setItem('unsaved:a-lidar', JSON.stringify({ at: 0, values: { name: 'MUSA' } }));
  const { rerender } = render(foot({ state: 'idle' }));
  expect(await screen.findByText(/were restored/)).toBeVisible();
  rerender(foot({ state: 'failed' }));
  expect(screen.getByText(/were restored/)).toBeVisible();
  rerender(foot({ state: 'kept', at: 0, elsewhere: null }));
  expect(screen.queryByText(/were restored/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Unfinished copy kept at/)).toBeVisible();
  rerender(foot({ state: 'idle' }));
  expect(screen.queryByText(/were restored/)).not.toBeInTheDocument();
});
