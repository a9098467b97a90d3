import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { putComposition } from '../composition.fixture';
import { storeLocalDraft } from '@portal/ui/form';
import { LoadFault } from './fault';
import type { LoadPage } from './loader';
import { createPageLoads } from './page-loads';
import { PageLoadsContext } from './page-loads-context';
import { OFFLINE, POLICY } from './policy';
import { RemotePage } from './remote-page';

beforeEach(() => putComposition());

const Home: ComponentType = () => <h1>The map</h1>;

/** Shows a page next to a piece of the frame, which must survive every failure. */
const show = (load: LoadPage) =>
  render(
    <MemoryRouter>
      <nav>Menu</nav>
      <PageLoadsContext value={createPageLoads({ load })}>
        <RemotePage remote="mf-public" page="home" title="Home" />
      </PageLoadsContext>
    </MemoryRouter>,
  );

const NOTHING = { status: 404, contentType: '', isIntact: false };
const gone = new LoadFault({ stage: 'entry', seen: 'failed', answer: NOTHING });

test('shows the page of the remote', async () => {
  show(async () => Home);
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeVisible();
});

test('shows the cause, keeps the frame, and retries without a reload', async () => {
  const load = jest
    .fn<ReturnType<LoadPage>, Parameters<LoadPage>>()
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(Home);
  show(load);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(POLICY.missing.what);
  expect(screen.getByText('Menu')).toBeVisible();
  expect(screen.getByText('Reference: a1b2c3d4e5f6')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that failed without a network is loaded when it is available again', async () => {
  const lost = new LoadFault({ stage: 'entry', seen: 'failed', answer: { ...NOTHING, status: 0 } });
  show(jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>().mockRejectedValueOnce(lost).mockResolvedValue(Home));
  expect(await screen.findByRole('alert')).toHaveTextContent(POLICY.unreachable.what);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeVisible();
});

test.each([
  ['nothing was typed', false],
  ['something was typed', true],
])('without a network and when %s, the page says that it is kept: %s', async (_what, isTyped) => {
  localStorage.clear();
  if (isTyped) storeLocalDraft('ada:lidar', { name: 'Mine' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = new LoadFault({ stage: 'entry', seen: 'failed', answer: { ...NOTHING, status: 0 } });
  show(jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>().mockRejectedValue(lost));
  const said = [OFFLINE.what, ...(isTyped ? [OFFLINE.kept] : []), OFFLINE.todo].join(' ');
  expect((await screen.findByText(new RegExp(OFFLINE.what))).textContent).toBe(said);
});

test('without a network, the page says so instead, and follows the connection', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = new LoadFault({ stage: 'entry', seen: 'failed', answer: { ...NOTHING, status: 0 } });
  const load = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>().mockRejectedValue(lost);
  show(load);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(OFFLINE.what);
  expect(alert).toHaveTextContent(/loads by itself/);
  expect(alert).not.toHaveTextContent(/works as usual|come back later/);
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(POLICY.unreachable.what));
  expect(load).toHaveBeenCalledTimes(2);
});

test('reports after three seconds that the page is slow, and offers a retry', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  const never = new Promise<never>(() => undefined);
  show(jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>().mockReturnValueOnce(never).mockResolvedValue(Home));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByRole('status')).toHaveTextContent('slow to arrive');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'The map' })).toBeVisible();
  jest.useRealTimers();
});

test('an error while the page is shown stays in its error boundary, and can be retried', async () => {
  // React reports the caught error there as well.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isFailing = true;
  const load = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>(async () => () => {
    if (isFailing) throw new Error('ill');
    return <Home />;
  });
  show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent(POLICY['threw-on-render'].what);
  expect(screen.getByText('Menu')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The map' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalled();
});
