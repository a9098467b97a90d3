import type { CompositionNews } from '@portal/domain';
import { Link } from '@portal/ui/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aComposition, putComposition } from '../composition.fixture';
import { News } from './news';

const OWN = aComposition().id;
const QUIET: CompositionNews = { composition: OWN, is_urgent: false, is_withdrawn: false, tab_minutes: 60 };
const NEWER: CompositionNews = { ...QUIET, composition: 'ffffffffffff' };
const MINUTE = 60_000;

const fetched = jest.fn();
let news: CompositionNews | null;
let now: number;

function showDialog(this: HTMLDialogElement): void {
  this.open = true;
}

beforeAll(() => {
  putComposition();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = showDialog;
});
beforeEach(() => {
  news = QUIET;
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  fetched.mockReset().mockImplementation(async () => {
    if (news === null) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ data: news }));
  });
  globalThis.fetch = fetched;
});
afterEach(() => jest.restoreAllMocks());

/** Opens a tab; returns a function that follows a link in it. */
async function open() {
  const onReload = jest.fn();
  const user = userEvent.setup();
  await act(async () =>
    render(
      <MemoryRouter>
        <News onReload={onReload} />
        <Link to="/one">one</Link>
        <Link to="/other">other</Link>
      </MemoryRouter>,
    ),
  );
  return { onReload, user, follow: (name: string) => user.click(screen.getByRole('link', { name })) };
}

const line = () => screen.queryByText(/has a newer version/);

test('requests news of its own composition, and shows nothing while that is current', async () => {
  await open();
  expect(fetched).toHaveBeenCalledWith(
    `/api/releases/compositions/${OWN}/news`,
    expect.objectContaining({ cache: 'no-store' }),
  );
  expect(line()).toBeNull();
});

test('offers a reload in one line, which can be dismissed until the next release [12.161]', async () => {
  news = NEWER;
  const { onReload, user, follow } = await open();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(line()).toBeNull();
  news = { ...NEWER, composition: 'eeeeeeeeeeee' };
  now += 5 * MINUTE;
  await follow('one');
  expect(line()).toBeInTheDocument();
});

test('requests news at navigation, at most once in five minutes [12.161]', async () => {
  const { follow } = await open();
  await follow('one');
  now += 5 * MINUTE - 1;
  await follow('other');
  expect(fetched).toHaveBeenCalledTimes(1);
  now += 1;
  expect(fetched).toHaveBeenCalledTimes(1);
  await follow('one');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('insists on a reload for an urgent release; users who postpone it are asked again on the next page [12.161]', async () => {
  news = { ...NEWER, is_urgent: true };
  const { onReload, user, follow } = await open();
  expect(await screen.findByRole('dialog', { name: 'The portal has to be reloaded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Finish this page first' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onReload).not.toHaveBeenCalled();
  await follow('one');
  expect(await screen.findByRole('dialog', { name: 'The portal has to be reloaded' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload now' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('a tab that has run withdrawn code too long reloads at its next navigation, if the server answers [12.162]', async () => {
  news = { ...NEWER, is_withdrawn: true };
  const { onReload, follow } = await open();
  await follow('one');
  expect(onReload).not.toHaveBeenCalled();
  now += 60 * MINUTE;
  expect(onReload).not.toHaveBeenCalled();
  news = null;
  await follow('other');
  expect(onReload).not.toHaveBeenCalled();
  news = { ...NEWER, is_withdrawn: true };
  await follow('one');
  expect(onReload).toHaveBeenCalledTimes(1);
});
