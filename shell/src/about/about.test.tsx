import { renderInPortal } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composition } from '../composition';
import { aComposition, putComposition } from '../composition.fixture';
import { Footer } from '../layout/footer';
import { aboutLines } from './about-dialog';

beforeAll(() =>
  putComposition({
    remotes: {
      'mf-public': {
        version: '1.4.2',
        hash: 'fedcba9876543210',
        entry: '/entry.js',
        integrity: 'sha384-abc',
        remote: { name: 'mf-public', contract: '^1.0.0', pages: [], menu: [] },
      },
    },
  }),
);

test('an unreleased part has no version', () => {
  const { remotes } = composition();
  expect(aboutLines(aComposition({ remotes, development: ['mf-public'] })).at(-1)).toEqual({
    label: 'mf-public',
    value: "from a developer's machine",
  });
});

const TEXT = `Portal
Composition: a1b2c3d4e5f6
Mode: demo
Portal contract: 1.0.0
shell: 1.2.0 · 0123456789abcdef
mf-public: 1.4.2 · fedcba9876543210`;

async function open() {
  renderInPortal(<Footer />);
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  return screen.findByRole('dialog', { name: 'About the Portal' });
}

test('the dialog lists the exact composition of this tab and copies it as text for support [12.19]', async () => {
  const writeText = jest.fn(async () => undefined);
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  const dialog = await open();
  expect(dialog).toHaveTextContent('mf-public1.4.2 · fedcba9876543210');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText.mock.calls).toEqual([[TEXT]]);
  // The dialog is visible only once it has been moved into the top layer.
  await waitFor(() => expect(screen.getByText('Copied.')).toBeVisible());
});

test('the text is selected for manual copying when the browser forbids the clipboard', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(screen.getByText(/copy it with the keyboard/)).toBeVisible());
  expect(window.getSelection()?.toString()).toContain('a1b2c3d4e5f6');
});
