import type { Notice } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, loads, renderInPortal, says } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoticesLink } from '../notices/notices-link';
import { NoticesPage } from './notices-page';

const aNotice = (at: number, change: Partial<Notice> = {}): Notice => ({
  _id: `${at}`,
  date: 1_780_000_000 + at,
  subject: `Event ${at}`,
  text: `What happened in ${at}.`,
  path: `/edit-nf/${at}`,
  is_read: false,
  ...change,
});

function show(notices: Notice[], { path = '/notices', total = notices.length } = {}) {
  const all = notices.map((notice) => ({ ...notice }));
  const calls = fakeApi({
    'GET /notices': () =>
      loads({ notices: all, total_count: total, unread_count: all.filter(({ is_read }) => !is_read).length }),
    'POST /notices/1/read': () => {
      for (const notice of all) if (notice._id === '1') notice.is_read = true;
      return says(1, '');
    },
    'POST /notices/read': () => {
      for (const notice of all) notice.is_read = true;
      return says(1, '');
    },
  });
  const ui = (
    <>
      <NoticesLink />
      <NoticesPage />
    </>
  );
  return { ...renderInPortal(ui, { path, profile: aProfile([]) }), calls };
}

const bell = (name: string) => screen.findByRole('link', { name });

test('the bell shows the number of unread notices; one button marks a single notice, another all [12.65]', async () => {
  const { calls } = show([aNotice(3), aNotice(2, { is_read: true }), aNotice(1)]);
  expect(await bell('Notices, 2 unread')).toHaveAttribute('href', '/notices');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Event 1' }));
  expect(await bell('Notices, 1 unread')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notices')).toBeVisible();
  expect(calls.find(({ call }) => call === 'POST /notices/read')?.body).toEqual({ newest: '3' });
  expect(screen.queryByText('Unread')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
});

test('following a notice to its page marks it as read; a notice without a page is not a link [12.65]', async () => {
  const { address, calls } = show([aNotice(2, { path: null }), aNotice(1)]);
  expect(await screen.findByRole('heading', { name: 'Event 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Event 2' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Event 1' }));
  expect(address()).toBe('/edit-nf/1');
  expect(calls.map(({ call }) => call)).toContain('POST /notices/1/read');
});

test('notices are paged, with links between the pages [12.65]', async () => {
  const { calls } = show([aNotice(1)], { path: '/notices?page=2', total: 41 });
  const pages = await screen.findByRole('navigation', { name: 'Pages of notices' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/notices?page=1', '/notices?page=3']);
  expect(calls.map(({ call }) => call)).toContain('GET /notices?start=20&count=20');
  expect(screen.getByRole('button', { name: 'Mark these and all older ones as read' })).toBeVisible();
});

test('an empty list, and a failed load', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeVisible();
  fakeApi({ 'GET /notices': fails(500) });
  renderInPortal(<NoticesPage />, { profile: aProfile([]) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
