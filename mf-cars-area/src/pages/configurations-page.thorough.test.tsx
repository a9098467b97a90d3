import type { ConfigurationChange } from '@portal/domain';
import { anId, aProfile } from '@portal/testing';
import { fakeApi, loads, renderInPortal, sendsFile } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigurationsPage } from './configurations-page';

const CHANGES = 'GET /operational-configurations';
const CIAO = { _id: anId(10), acronym: 'CIAO', pretty_name: 'Potenza (CIAO)' };
const EVO = { _id: anId(11), acronym: 'EVO', pretty_name: 'Evora (EVO)' };

const aChange = (
  number: number,
  from: string,
  facility: ConfigurationChange['facility'],
  change: Partial<ConfigurationChange> = {},
): ConfigurationChange => ({
  cursor: `${number}-00000000`,
  at: 1_790_000_000,
  change: 'approved',
  facility,
  number,
  supersedes: null,
  from,
  reason: null,
  lidars: [{ portal_id: anId(20), name: 'MUSA' }],
  ...change,
});

const open = (answers: Parameters<typeof fakeApi>[0], role: 'ares' | 'nf-staff' = 'ares') => {
  const made = fakeApi(answers);
  const profile = role === 'ares' ? aProfile(['ares'], { _id: 'someone' }) : aProfile([]);
  renderInPortal(<ConfigurationsPage />, { path: '/cars/configurations', profile });
  return made;
};

// jsdom cannot download.
beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

test('ARES sees every approved version, newest first, with its state and file [12.81]', async () => {
  const first = [
    aChange(1, '2026-03-01', CIAO, { at: 1_780_000_000 }),
    aChange(1, '2026-04-01', EVO, { lidars: [] }),
    aChange(2, '2026-05-01', CIAO, { supersedes: 1 }),
  ];
  const last = [aChange(1, '2026-06-01', EVO, { change: 'withdrawn', supersedes: 1 })];
  const file = `GET /national-facility/${anId(10)}/operational-configuration?download&version=2`;
  const made = open({
    [CHANGES]: loads({ changes: first, cursor: '3-x', has_more: true }),
    [`${CHANGES}?changed_since=3-x`]: loads({ changes: last, cursor: '4-x', has_more: false }),
    [file]: sendsFile('CIAO.json'),
  });
  // Every test begins with empty storage.
  localStorage.setItem('configurations-seen:someone', '1780000000');
  const table = await screen.findByRole('table', { name: 'Approved configurations' });
  const [facility] = screen.getAllByRole('link', { name: 'Potenza (CIAO)' });
  expect(facility).toHaveAttribute('href', '/cars/view-nf-history/?search=CIAO');
  const lines = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 5).map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    ['Potenza (CIAO)', '2 New', '2026-05-01', 'In force', 'MUSA'],
    ['Evora (EVO)', '1 New', '2026-04-01', 'Withdrawn on 2026-06-01', 'No lidar'],
    ['Potenza (CIAO)', '1 ', '2026-03-01', 'Replaced on 2026-05-01', 'MUSA'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Download of version 2 of CIAO' }));
  expect(made.at(-1)?.call).toBe(file);
});

test('the page tells accepted versions and the configurations of the processing chain apart', async () => {
  open({ [CHANGES]: loads({ changes: [], cursor: null, has_more: false }) });
  expect(await screen.findByText(/as they were accepted with the final report/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Configurations in the processing chain' })).toBeNull();
});

test('users who do not process data cannot find the page [12.81]', async () => {
  expect(open({}, 'nf-staff')).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
});
