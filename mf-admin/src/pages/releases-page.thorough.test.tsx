import type { CompositionRecord, ReleasedPart } from '@portal/domain';
import { aProfile } from '@portal/testing';
import { fails, fakeApi, isUnreachable, loads, renderInPortal, says } from '@portal/testing/portal';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCodeError,
  aFault,
  aToken,
  anEarlier,
  anOverview,
  aPart,
  aShare,
  aRelease,
  COMPOSITION,
  noon,
} from '../releases/releases.fixture';
import { dialog, pressIn } from '../dialogs.fixture';
import { ReleasesPage } from './releases-page';

const scrollIntoView = jest.fn();
// jsdom has no layout, so it cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const RELEASES = 'GET /releases';
const MATRIX = 'GET /releases/matrix';
const ROLL_BACK = 'POST /releases/mf-public/rollback';
const NEW_TOKEN = 'POST /releases/mf-public/deploy-token';
const LOOK_UP = `GET /releases/compositions/${COMPOSITION}`;

const RECORD: CompositionRecord = {
  composition: COMPOSITION,
  since: noon('2026-02-03'),
  parts: [
    { name: 'shell', version: '1.0.0', hash: '1000000000000000' },
    { name: 'mf-public', version: '1.1.0', hash: '1100000000000000' },
    { name: 'mf-gone', version: '0.1.0', hash: '0100000000000000' },
  ],
};

const SHELL = aPart('shell', [aRelease('1.0.0', { contract: '1.2.0' })]);
const BEFORE = anEarlier('1.1.0', '2026-03-01', { faults: [aFault({ fault: 'missing', count: 3 })] });
const REMOVED = anEarlier('1.0.0', '2026-01-02', { is_kept: false });
const WELL = aPart('mf-public', [aRelease('1.2.0', { replaces: BEFORE.hash }), BEFORE, REMOVED]);
const FAILING = aPart('mf-public', [aRelease('1.2.0', { faults: [aFault()], replaces: BEFORE.hash }), BEFORE, REMOVED]);
const BACK = aPart('mf-public', [
  aRelease('1.2.0', { is_current: false, current_since: null, replaced_at: noon('2026-03-03') }),
  aRelease('1.1.0', { released_at: noon('2026-01-01'), current_since: noon('2026-03-03') }),
]);

function open(answers: Parameters<typeof fakeApi>[0], path = '') {
  const made = fakeApi({ [MATRIX]: loads({ shells: [], remotes: [] }), ...answers });
  const { address } = renderInPortal(<ReleasesPage />, {
    path: `/admin/releases${path}`,
    profile: aProfile(['administrator']),
  });
  const of = (call: string) => made.filter((request) => request.call === call);
  return {
    address,
    times: (call: string) => of(call).length,
    sent: (call: string) => of(call).map(({ body }) => body),
  };
}
const shows = (...parts: ReleasedPart[]) => ({ [RELEASES]: loads(anOverview(parts)) });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
/** Facts of the current release; those of the grant are below them. */
const factsOf = async (name: string) =>
  (await part(name))
    .getAllByRole('term')
    .slice(0, 6)
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

const cellsOf = async (row: RegExp) => {
  const table = await screen.findByRole('table', { name: 'Releases, and whether they fit' });
  return cells(within(table).getByRole('row', { name: row }));
};

describe('current and possible releases', () => {
  const LIVE = {
    name: 'shell',
    version: '1.0.0',
    hash: '1'.repeat(16),
    state: 'live',
    problems: [],
    unknown: [],
  } as const;
  const SENT = { ...LIVE, version: '1.1.0', hash: '2'.repeat(16), state: 'sent' } as const;
  const FITS = { problems: [], unknown: [], rebuild: null };
  const LACKS = 'mf-public 1.0.0 uses Formik of @portal/ui/form, which shell 1.1.0 does not give.';
  const REMOTE = { ...LIVE, name: 'mf-public', fits: [FITS, { ...FITS, problems: [LACKS], rebuild: 'mf-public' }] };
  const UNTOLD = 'mf-old 1.0.0 was built before releases said what they take and give.';
  const CALLS = 'mf-old 1.0.0 calls GET /old, which this server does not answer.';
  const OLD = {
    ...SENT,
    name: 'mf-old',
    version: '1.0.0',
    problems: [CALLS],
    fits: [{ ...FITS, unknown: [UNTOLD] }, FITS],
  };

  test('are compared in a table of every remote with every shell and the server, which gives reasons and the part to rebuild [12.140]', async () => {
    open({ ...shows(SHELL, WELL), [MATRIX]: loads({ shells: [LIVE, SENT], remotes: [OLD, REMOTE] }) });
    const table = await screen.findByRole('table', { name: 'Releases, and whether they fit' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Release', 'In shell 1.0.0 (live)', 'In shell 1.1.0 (sent)', 'On this server']);
    expect(await cellsOf(/^mf-public 1.0.0/)).toEqual([
      'Fits',
      `Does not fit${LACKS}mf-public has to be built again.`,
      'Fits',
    ]);
    expect(await cellsOf(/^mf-old 1.0.0/)).toEqual([`Unknown${UNTOLD}`, 'Fits', `Does not fit${CALLS}`]);
    expect(await cellsOf(/^shell 1.1.0/)).toEqual(['–', '–', 'Fits']);
  });

  test('a reason that a shell gives already is not repeated for the server, which says where it is; a shell itself gives it [12.140]', async () => {
    const before = { ...REMOTE, state: 'before', version: '0.9.0', hash: '3'.repeat(16), problems: [LACKS] } as const;
    const shell = { ...SENT, problems: [LACKS] };
    open({ ...shows(SHELL, WELL), [MATRIX]: loads({ shells: [LIVE, shell], remotes: [REMOTE, before] }) });
    expect((await cellsOf(/^mf-public 0.9.0/)).at(-1)).toBe('Does not fitFor the reason, see the shells of this row.');
    expect((await cellsOf(/^shell 1.1.0/)).at(-1)).toBe(`Does not fit${LACKS}`);
  });

  test('of which the fit on this server cannot be checked are unknown there', async () => {
    open({
      ...shows(SHELL, WELL),
      [MATRIX]: loads({ shells: [LIVE, { ...SENT, unknown: [UNTOLD] }], remotes: [REMOTE] }),
    });
    expect((await cellsOf(/^shell 1.1.0/)).at(-1)).toBe(`Unknown${UNTOLD}`);
  });

  test('can be compared again after a failure', async () => {
    const { times } = open({ ...shows(SHELL, WELL), [MATRIX]: fails(500) });
    const failed = within(await screen.findByRole('region', { name: 'What fits' }));
    expect(await failed.findByText('The releases could not be compared')).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(times(MATRIX)).toBe(2));
  });
});

test('the current release of each part is described in words [12.20]', async () => {
  open(shows(SHELL, WELL));
  expect(await factsOf('mf-public')).toEqual([
    'Version: 1.2.0',
    'Hash: 1200000000000000',
    'Current since: 2026-03-01 12:00 UTC',
    'Contract range: ^1.0.0',
    'Loads: 12',
    'Load time (median): about 250 ms',
  ]);
  expect(await factsOf('shell')).toContain('Contract version: 1.2.0');
  expect((await part('mf-public')).getByText('No failures')).toBeVisible();
  expect(screen.getByText(COMPOSITION)).toBeVisible();
  expect(screen.getByText(/Median load time \(upper bound\)/)).toBeVisible();
  expect(screen.getByText('All current releases are healthy.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('before the first load, nothing is said to be healthy', async () => {
  open(
    shows(aPart('shell', [aRelease('1.3.0', { loads: [] })]), aPart('mf-public', [aRelease('1.2.0', { loads: [] })])),
  );
  expect(await screen.findByText(/^No current release has been loaded yet/)).toBeVisible();
  expect(screen.getByText('Not loaded yet: shell, mf-public.')).toBeVisible();
  expect(screen.queryByText('All current releases are healthy.')).not.toBeInTheDocument();
});

test('failures of a current release are highlighted, with cause, count, last time and place', async () => {
  open(shows(SHELL, FAILING));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failing in browsers: mf-public');
  const failing = await part('mf-public');
  expect(failing.getByText('12 failures')).toBeVisible();
  const [fault] = failing.getAllByRole('row', { name: /throws while it is shown/ });
  expect(fault && cells(fault)).toEqual(['12', '2026-03-02 12:00 UTC', COMPOSITION]);
  expect((await part('shell')).getByText('No failures')).toBeVisible();
});

test('the history shows releases with dates, failures and stored files; stored ones can be restored', async () => {
  open(shows(FAILING));
  await userEvent.click((await part('mf-public')).getByText('3 releases'));
  const table = within(screen.getByRole('table', { name: 'Releases of mf-public' }));
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    [
      'Not stated: released by the server at its start',
      '2026-03-01 12:00',
      'Current',
      '12 throws while it is shown',
      'None',
      'Kept',
      '',
    ],
    [
      'Not stated: released by the server at its start',
      '2026-01-01 12:00',
      '2026-03-01 12:00',
      '3 not on the server',
      'None',
      'Kept',
      'Roll back',
    ],
    [
      'Not stated: released by the server at its start',
      '2026-01-01 12:00',
      '2026-01-02 12:00',
      'None',
      'None',
      'Removed',
      '',
    ],
  ]);
});

test('fifty releases are paged by ten; the page is in the URL', async () => {
  const older = Array.from({ length: 49 }, (_, at) => anEarlier(`0.${at}.0`, '2026-01-02'));
  const { address } = open(shows(aPart('mf-public', [aRelease('1.0.0'), ...older])));
  await userEvent.click(await screen.findByText('50 releases'));
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await userEvent.click(screen.getByRole('link', { name: 'Page 5' }));
  expect(await screen.findByText('41–50 of 50')).toBeVisible();
  expect(address()).toBe('/admin/releases?mf-public.page=5');
});

test('errors in the code of a part show message, source position, releases, browsers, count and times [12.92]', async () => {
  const shell = aPart('shell', [
    aRelease('1.3.0', { released_at: noon('2026-03-04'), current_since: noon('2026-03-04') }),
  ]);
  const now = aRelease('1.2.0', {
    replaces: '1100000000000000',
    errors: [aCodeError({ began_with: [{ name: 'shell', version: '1.3.0', hash: '1300000000000000' }] })],
  });
  const before = anEarlier('1.1.0', '2026-03-01', {
    was_taken_back: true,
    errors: [
      aCodeError({
        kind: 'RangeError',
        message: '',
        source: null,
        name: null,
        browsers: ['chromium'],
        count: 1,
        first_at: noon('2026-02-01'),
        last_at: noon('2026-02-02'),
      }),
    ],
  });
  open(shows(shell, aPart('mf-public', [now, before])));
  const table = within(await screen.findByRole('table', { name: 'Errors in the code of mf-public' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())).toEqual([
    'TypeError Cannot read properties of undefined (reading …)Began with shell 1.3.0 (13000000)',
    'RangeError without a message',
  ]);
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    [
      'src/pages/home-page.tsx:42 coordinates',
      '1.2.0',
      'Chromium, Firefox',
      '7',
      '2026-03-05 12:00',
      '2026-03-06 12:00',
    ],
    ['home.js:1:2048', '1.1.0 Taken back', 'Chromium', '1', '2026-02-01 12:00', '2026-02-02 12:00'],
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('Errors in the code of: mf-public');
  expect((await part('mf-public')).getByText('7 errors')).toBeVisible();
  expect((await part('mf-public')).getByRole('button', { name: 'Roll back to 1.1.0: mf-public' })).toBeVisible();
  expect((await part('shell')).getByText('No errors in its code were reported in the last 30 days.')).toBeVisible();
});

test('releases that are shared or were taken back are marked; a rollback to one that was warns, and names the end of the share', async () => {
  const shared = aRelease('1.3.0', { is_current: false, was_current: false });
  const taken = anEarlier('1.1.0', '2026-03-01', {
    withdrawn_at: noon('2026-03-01'),
    taken_back: { at: noon('2026-03-01'), how: 'rollback', by: 'Ada Byron', reason: null, sides: null },
  });
  const now = aRelease('1.2.0', { replaces: taken.hash, faults: [aFault()] });
  open({ [RELEASES]: loads(anOverview([aPart('mf-public', [shared, now, taken])], [aShare()])) });
  const panel = await part('mf-public');
  await userEvent.click(panel.getByText('3 releases'));
  const rows = panel.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.find((text) => text?.startsWith('1.3.0'))).toContain('Shared with 10 %');
  const how = 'on 2026-03-01 12:00 UTC by Ada Byron, with a rollback';
  expect(rows.find((text) => text?.startsWith('1.1.0'))).toContain(`Taken back ${how}`);
  expect(panel.getByText(`1.1.0 was taken back ${how}.`)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Roll back: mf-public to 1.1.0 (11000000)' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Roll back: mf-public to 1.3.0/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'mf-public 1.3.0, shared with 10 %' })).toHaveAttribute('href', '#mf-public');
  await press('Roll back to 1.1.0: mf-public');
  const opened = await dialog('Roll back mf-public');
  expect(opened.getByText(`1.1.0 was taken back ${how}.`)).toBeInTheDocument();
  expect(opened.getByText('The share with 10 % of the tabs ends.')).toBeInTheDocument();
});

test('a part that was taken back shows by whom and why, and the banner leads to it', async () => {
  const stopped = {
    action: 'release.withdraw',
    at: noon('2026-03-04'),
    by: 'Ada Byron',
    reason: 'Wrong units.',
  } as const;
  open(shows(SHELL, aPart('mf-weather', [anEarlier('1.0.0', '2026-03-04')], { stopped })));
  const panel = await part('mf-weather');
  expect(panel.getByText('Taken back on 2026-03-04 12:00 UTC by Ada Byron').parentElement).toHaveTextContent(
    'Taken back on 2026-03-04 12:00 UTC by Ada Byron: Wrong units.',
  );
  expect(screen.getByRole('link', { name: 'mf-weather, taken back' })).toHaveAttribute('href', '#mf-weather');
});

test('the parts are listed with their state, and lead to their panels [12.274]', async () => {
  const off = aPart('mf-weather', [aRelease('1.0.0')], {
    grant: { ...WELL.grant, off: 'Under repair.' },
  });
  open({ [RELEASES]: loads(anOverview([SHELL, FAILING, off], [aShare()])) });
  const list = within(await screen.findByRole('navigation', { name: 'Parts of the portal' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    'shell No failures',
    'mf-public 12 failures Shared with 10 %: failed in 3 of 40 tabs',
    'mf-weather Switched off No failures',
  ]);
  expect(list.getByRole('link', { name: 'mf-weather' })).toHaveAttribute('href', '#mf-weather');
});

/** Whether the panels with these titles are unfolded. */
const areOpen = (...titles: string[]) =>
  titles.map((title) => screen.getByRole('region', { name: title }).querySelector('details')?.open);

/** The line of a folded panel. */
const summaryOf = (title: string) =>
  screen.getByRole('region', { name: title }).querySelector('summary')?.textContent?.replaceAll(/\s+/g, ' ');

describe('on a narrow screen', () => {
  beforeEach(() => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === '(width < 640px)' }));
  });
  const off = aPart('mf-weather', [aRelease('1.0.0')], { grant: { ...WELL.grant, off: 'Under repair.' } });
  const stopped = { action: 'release.switch-off', at: noon('2026-03-04'), by: 'Ada Byron', reason: null } as const;

  test('panels are one line with their state, but for parts in trouble, shared or out of use, and the one that a link leads to [12.274]', async () => {
    open({
      [RELEASES]: loads(
        anOverview(
          [SHELL, FAILING, { ...off, stopped }, aPart('mf-maps', [aRelease('1.0.0')])],
          [aShare({ parts: [{ name: 'mf-maps', version: '1.1.0', hash: '1100000000000000' }] })],
        ),
      ),
    });
    await screen.findByRole('region', { name: 'mf-public' });
    expect(areOpen('shell', 'mf-public', 'mf-weather', 'mf-maps')).toEqual([false, true, true, true]);
    expect(areOpen('Open tabs', 'Look up a composition')).toEqual([false, false]);
    expect(summaryOf('shell')).toBe('shell No failures');
    expect(summaryOf('mf-maps')).toBe('mf-maps No failures Shared with 10 %: failed in 3 of 40 tabs');
    expect(screen.queryByRole('navigation', { name: 'Parts of the portal' })).not.toBeInTheDocument();
    cleanup();
    open(shows(SHELL, FAILING), '#shell');
    await screen.findByRole('region', { name: 'mf-public' });
    expect(areOpen('shell', 'mf-public')).toEqual([true, true]);
  });

  test('an answer about a composition is unfolded [12.274]', async () => {
    open({ ...shows(SHELL), [LOOK_UP]: loads(RECORD) }, `?composition=${COMPOSITION}`);
    await screen.findByRole('region', { name: 'shell' });
    expect(areOpen('Look up a composition')).toEqual([true]);
  });

  test('the comparison is folded while everything fits, and says how much does not [12.274]', async () => {
    const fits = { problems: [], unknown: [], rebuild: null };
    const one = {
      name: 'shell',
      version: '1.0.0',
      hash: '1'.repeat(16),
      state: 'live',
      problems: [],
      unknown: [],
    } as const;
    const remote = { ...one, name: 'mf-public', fits: [fits] };
    open({ ...shows(SHELL), [MATRIX]: loads({ shells: [one], remotes: [remote] }) });
    expect(await screen.findByText('All fit')).toBeVisible();
    expect(areOpen('What fits')).toEqual([false]);
    cleanup();
    const sent = {
      ...remote,
      hash: '2'.repeat(16),
      state: 'sent',
      problems: ['mf-public 1.1.0 is not signed.'],
    } as const;
    const old = { ...remote, name: 'mf-old', fits: [{ ...fits, unknown: ['Unknown.'] }] };
    open({ ...shows(SHELL), [MATRIX]: loads({ shells: [one], remotes: [old, remote, sent] }) });
    expect(await screen.findByText('1 does not fit')).toBeVisible();
    expect(screen.getByText('1 unknown')).toBeVisible();
    cleanup();
    const replaced = { ...sent, hash: '3'.repeat(16), state: 'before' } as const;
    open({ ...shows(SHELL), [MATRIX]: loads({ shells: [one], remotes: [old, remote, sent, replaced] }) });
    expect(await screen.findByText('1 does not fit')).toBeVisible();
    expect(areOpen('What fits')).toEqual([true]);
  });
});

test('a rollback explains its effect and runs once confirmed', async () => {
  let now = FAILING;
  const { times, sent } = open({
    [RELEASES]: () => loads(anOverview([now])),
    [ROLL_BACK]: () => {
      now = BACK;
      return says(0, 'Operation successful!', {});
    },
  });
  await press('Roll back to 1.1.0: mf-public');
  const opened = await dialog('Roll back mf-public');
  expect(opened.getByText('Roll back mf-public from 1.2.0 to 1.1.0?')).toBeInTheDocument();
  expect(opened.getByText('Open tabs keep their release; the next page load gets 1.1.0.')).toBeInTheDocument();
  expect(times(ROLL_BACK)).toBe(0);
  await pressIn(opened, 'Roll back to 1.1.0');
  expect(await screen.findByText('mf-public is rolled back: the next page load gets 1.1.0.')).toBeVisible();
  expect(sent(ROLL_BACK)).toEqual([{ hash: BEFORE.hash }]);
  expect(await factsOf('mf-public')).toEqual(
    expect.arrayContaining(['Version: 1.1.0', 'Current since: 2026-03-03 12:00 UTC']),
  );
  // The clicked button has been removed.
  await waitFor(() => expect(screen.getByRole('region', { name: 'mf-public' }).parentElement).toHaveFocus());
});

test('a refused rollback shows the reason in the dialog', async () => {
  const why = 'mf-public 1.1.0 claims the path /contact, which mf-contact has.';
  open({ ...shows(FAILING), [ROLL_BACK]: fails(422, why) });
  await press('Roll back to 1.1.0: mf-public');
  const opened = await dialog('Roll back mf-public');
  await pressIn(opened, 'Roll back to 1.1.0');
  expect(await opened.findByText(why)).toBeInTheDocument();
});

const TOKENS = 'Grant, deploy tokens and keys';

const openGrant = async () => userEvent.click(await screen.findByText(TOKENS));

test('a new deploy token has a name and an expiry date, and is shown only once [12.95]', async () => {
  const user = userEvent.setup();
  const made = says(0, 'Operation successful!', { token: 'deploy_abc' });
  const { times, sent } = open({ ...shows(WELL), [NEW_TOKEN]: made });
  await openGrant();
  await press('New deploy token for mf-public');
  const opened = await dialog('Deploy token for mf-public');
  await user.type(opened.getByRole('textbox', { name: /^Name/, hidden: true }), 'Pipeline of May');
  expect(times(NEW_TOKEN)).toBe(0);
  await pressIn(opened, 'Make token');
  const token = await opened.findByRole('textbox', { name: 'The new deploy token for mf-public', hidden: true });
  expect(sent(NEW_TOKEN)).toEqual([{ name: 'Pipeline of May', days: 365 }]);
  expect(token).toHaveValue('deploy_abc');
  expect(token).toHaveFocus();
  await user.click(opened.getByRole('button', { name: 'Copy', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe('deploy_abc');
  await user.click(opened.getByRole('button', { name: 'Done', hidden: true }));
  await waitFor(() => expect(screen.queryByDisplayValue('deploy_abc')).not.toBeInTheDocument());
});

test('a token that could not be created is not shown', async () => {
  open({ ...shows(aPart('mf-public', [], { tokens: [] })), [NEW_TOKEN]: fails(500) });
  await openGrant();
  expect(screen.getByText('No team holds a token for this part.')).toBeInTheDocument();
  await press('New deploy token for mf-public');
  const opened = await dialog('Deploy token for mf-public');
  await pressIn(opened, 'Make token');
  expect(await opened.findByText('No token was made')).toBeInTheDocument();
});

test('a token is revoked after a confirmation [12.95]', async () => {
  const END = `DELETE /releases/mf-public/deploy-token/${aToken()._id}` as const;
  const held = { ...WELL, tokens: [aToken()] };
  const { times } = open({ ...shows(held), [END]: says(0, 'Operation successful!', null) });
  await openGrant();
  await press('End: Pipeline of mf-public');
  const opened = await dialog('End the token Pipeline?');
  expect(times(END)).toBe(0);
  await pressIn(opened, 'End');
  await waitFor(() => expect(times(END)).toBe(1));
});

test('a part is granted paths, menu positions and limits; refusals appear at their fields [12.94]', async () => {
  const user = userEvent.setup();
  const GRANT = 'POST /releases/mf-weather/grant';
  const taken = [{ path: 'prefixes[0]', message: '/weather is granted to mf-maps.' }];
  const answers = { ...shows(WELL), [GRANT]: fails(422, 'Not granted.', { errors: taken }) };
  const { sent } = open(answers);
  await press('Grant a part');
  const opened = await dialog('Grant a part');
  const field = (name: RegExp) => opened.getByRole('textbox', { name, hidden: true });
  await user.type(field(/^Name/), 'mf-weather');
  await user.type(field(/^Paths/), '/:day');
  await pressIn(opened, 'Grant');
  expect(await opened.findByText('Must be a path without parameters, such as "/weather"')).toBeInTheDocument();
  await user.clear(field(/^Paths/));
  await user.type(field(/^Paths/), '/weather{Enter}/forecast');
  await pressIn(opened, 'Grant');
  expect(await opened.findByText('/weather is granted to mf-maps.')).toBeInTheDocument();
  expect(sent(GRANT)).toMatchObject([
    { prefixes: ['/weather', '/forecast'], menu_from: 80, menu_to: 89, limits: { pages: 100, bytes: 100_000_000 } },
  ]);
  expect(field(/^Paths/)).toHaveValue('/weather\n/forecast');
});

test('a part is switched off with a message for its pages, and on again [12.96]', async () => {
  const user = userEvent.setup();
  const SWITCH = 'POST /releases/mf-public/switch';
  const { sent } = open({ ...shows(WELL), [SWITCH]: says(0, 'Operation successful!', null) });
  await press('More about mf-public');
  await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));
  const opened = await dialog('Switch off mf-public');
  await user.type(opened.getByRole('textbox', { name: /^Sentence on its pages/, hidden: true }), 'Under repair.');
  await pressIn(opened, 'Switch off');
  await waitFor(() => expect(sent(SWITCH)).toEqual([{ off: 'Under repair.' }]));
});

test('a switched-off part shows its message and can be switched on [12.96]', async () => {
  const SWITCH = 'POST /releases/mf-public/switch';
  const off = { ...WELL, grant: { ...WELL.grant, off: 'Under repair.' } };
  const { sent } = open({ ...shows(off), [SWITCH]: says(0, 'Operation successful!', null) });
  expect((await part('mf-public')).getByText('Switched off')).toBeInTheDocument();
  expect(screen.getByText('Under repair.')).toBeInTheDocument();
  await press('Switch on mf-public');
  await waitFor(() => expect(sent(SWITCH)).toEqual([{ off: null }]));
});

test('a composition is found by its id in any spelling, with its date, its versions and the current ones', async () => {
  const { address } = open({ ...shows(SHELL, WELL), [LOOK_UP]: loads(RECORD) });
  await userEvent.type(await screen.findByRole('textbox', { name: /Composition/ }), ' A1B2-C3D4 E5F6 {Enter}');
  expect(await screen.findByText(`Composition ${COMPOSITION}, first current on 2026-02-03 12:00 UTC:`)).toBeVisible();
  const table = within(screen.getByRole('table', { name: `Parts of composition ${COMPOSITION}` }));
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    ['1.0.0', '1000000000000000', 'The same'],
    ['0.1.0', '0100000000000000', 'No longer there'],
    ['1.1.0', '1100000000000000', '1.2.0 (12000000)'],
  ]);
  expect(address()).toBe(`/admin/releases?composition=${COMPOSITION}`);
});

test('the composition of a failure opens with one click', async () => {
  open({ ...shows(FAILING), [LOOK_UP]: loads(RECORD) });
  await userEvent.click(await screen.findByRole('link', { name: `Look up composition ${COMPOSITION}` }));
  expect(await screen.findByText(/first current on 2026-02-03/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Look up a composition' }).parentElement).toHaveFocus();
});

test.each<[what: string, typed: string, problem: string]>([
  ['no id', 'shell', 'Twelve digits or letters from a to f'],
  ['an id that never was', 'ffffffffffff', 'Composition ffffffffffff not found.'],
])('%s is reported', async (_what, typed, problem) => {
  open({ ...shows(WELL), 'GET /releases/compositions/ffffffffffff': fails(404) });
  await userEvent.type(await screen.findByRole('textbox', { name: /Composition/ }), `${typed}{Enter}`);
  expect((await screen.findAllByText(problem))[0]).toBeVisible();
});

test('a part without a release', async () => {
  open(shows(aPart('mf-new', [])));
  expect(await screen.findByText('No release of this part is current.')).toBeVisible();
});

test('a portal without parts', async () => {
  open(shows());
  expect(await screen.findByRole('heading', { name: 'No releases yet' })).toBeVisible();
});

test('a failed load is reported and can be retried', async () => {
  let isDown = true;
  open({ [RELEASES]: () => (isDown ? fails(500) : loads(anOverview([WELL]))) });
  expect(await screen.findByRole('heading', { name: 'The releases could not be loaded' })).toBeVisible();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'mf-public' })).toBeVisible();
});

const halfAMinute = () => act(() => jest.advanceTimersByTimeAsync(30_000));

describe('while the page is visible', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());
  test('a failure appears within half a minute without moving the focus', async () => {
    let now = WELL;
    open({ [RELEASES]: () => loads(anOverview([now])) });
    expect((await part('mf-public')).getByText('No failures')).toBeVisible();
    const button = screen.getByRole('button', { name: 'New deploy token for mf-public' });
    button.focus();
    now = FAILING;
    await halfAMinute();
    expect(await (await part('mf-public')).findByText('12 failures')).toBeVisible();
    expect(button).toHaveFocus();
  });

  test('data that could not be refreshed stay, with a warning', async () => {
    let isDown = false;
    open({ [RELEASES]: () => (isDown ? isUnreachable() : loads(anOverview([WELL]))) });
    await part('mf-public');
    isDown = true;
    await halfAMinute();
    expect(await screen.findByText(/could not be refreshed/)).toBeVisible();
    expect((await part('mf-public')).getByText('No failures')).toBeVisible();
  });
});
