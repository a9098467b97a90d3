import { Formik, TextField, UnsavedForms } from '@portal/ui/form';
import { renderInPortal } from '@portal/testing/portal';
import { Link } from '@portal/ui/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unfinishedWriter } from '../unfinished/unfinished-writer';
import type { Keeping, UnfinishedWriter } from '../unfinished/unfinished-writer';
import { FormFoot } from './form-foot';

beforeEach(() => localStorage.clear());

const foot = (keeping: Keeping, writer: UnfinishedWriter | null = null) => (
  <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
    <>
      <TextField name="name" label="Name" />
      <FormFoot draftKey="a-lidar" saveLabel="Save" isNew {...{ writer, keeping }} />
    </>
  </Formik>
);

const NOTHING = () => undefined;
const WRITER = unfinishedWriter({
  calls: {
    read: () => Promise.resolve(null),
    keep: () => Promise.resolve({ state: 'failed' }),
    discard: () => Promise.resolve(true),
  },
  version: 0,
  kept: null,
  initial: { name: '' },
  other: null,
  onKeeping: NOTHING,
  onVersion: NOTHING,
  onMerged: NOTHING,
});

test.each<[state: string, keeping: Keeping, writer: UnfinishedWriter | null, said: RegExp]>([
  ['kept on the server', { state: 'kept', at: 0, elsewhere: null }, WRITER, /can be continued on any device/],
  ['not kept on the server yet', { state: 'failed' }, WRITER, /kept in this browser/],
  ['in question', { state: 'conflict', theirs: null, contested: null, isAgain: false }, WRITER, /kept in this browser/],
  ['of a form without a copy', { state: 'idle' }, null, /kept in this browser/],
])('who leaves input that is %s is told where it is [12.60]', async (_state, keeping, writer, said) => {
  renderInPortal(
    <UnsavedForms>
      {foot(keeping, writer)}
      <Link to="/other">Elsewhere</Link>
    </UnsavedForms>,
    { route: '/' },
  );
  await userEvent.type(screen.getByLabelText('Name'), 'MUSA');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toHaveTextContent(said);
});

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
