import type { AboutInstrument } from '@portal/domain';
import { aPublicLidar, aPublicPhotometer } from '@portal/testing';
import { fails, fakeApi, isUnreachable, loads, renderInPortal } from '@portal/testing/portal';
import type { Reply } from '@portal/testing/portal';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LidarPage } from './lidar-page';
import { PhotometerPage } from './photometer-page';

jest.mock('../map/coastlines', () => ({ loadCoastlines: () => Promise.resolve({ land: [], borders: [] }) }));

const lidar = aPublicLidar({ pictures: ['8f14e45f-ceea-467f-a9d3-6d3b1f7c2a10'] });
const photometer = aPublicPhotometer();
const ABOUT: AboutInstrument = {
  kind: 'lidar',
  name: lidar.name,
  facility: { acronym: 'ATZ', name: 'Athens', institute: 'National Observatory' },
  label: { code: 'labelled', name: 'Labelled', since: '2026-02-03' },
  accepted: { version: 2, from: '2025-11-30', until: null },
  changed_on: '2025-11-30',
  licence: { name: 'CC BY 4.0', url: 'https://licence.example/by' },
  citation: 'National Observatory (2025): RALI, lidar of Athens (ATZ), version 2.',
  page: 'https://portal.example/lidar/1',
};
type Answer = Reply | (() => Reply | Promise<Reply>);

function openLidar(answer: Answer, id = lidar._id, about: Answer = fails(404)) {
  fakeApi({ [`GET /lidar/system/${id}`]: answer, [`GET /lidar/system/${id}/about`]: about });
  return renderInPortal(<LidarPage />, { path: `/lidar/${id}`, route: '/lidar/:id' });
}

test('a lidar: name as heading, picture, position in figures and on a map [2.11.1]', async () => {
  openLidar(loads(lidar), lidar._id, loads(ABOUT));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(lidar.name);
  expect(screen.getByRole('img', { name: /RALI/ })).toHaveAttribute('src', `/api/files/${lidar.pictures[0]}`);
  expect(screen.getByRole('region', { name: 'Position' })).toHaveTextContent('44.3480 °N, 26.0290 °E');
  expect(await screen.findByRole('region', { name: 'Map of the position of RALI' })).toBeInTheDocument();
  expect(document.title).toContain('RALI');
  const json = await screen.findByRole('link', { name: 'JSON' });
  expect(json).toHaveAttribute('href', `/api/open-data/lidar/${lidar._id}`);
});

test('a photometer [2.11.8]', async () => {
  fakeApi({
    [`GET /photometer/system/${photometer._id}`]: loads(photometer),
    [`GET /photometer/system/${photometer._id}/about`]: loads({
      ...ABOUT,
      kind: 'photometer',
      facility: null,
      label: null,
      licence: null,
    }),
  });
  renderInPortal(<PhotometerPage />, { path: `/photometer/${photometer._id}`, route: '/photometer/:id' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(photometer.name);
  expect(screen.getByText('Instrument model').nextElementSibling).toHaveTextContent('CE318-T');
  const json = await screen.findByRole('link', { name: 'JSON' });
  expect(json).toHaveAttribute('href', `/api/open-data/photometer/${photometer._id}`);
  expect(await screen.findByRole('region', { name: /Map of the position/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PIDINST' })).toHaveAttribute(
    'href',
    `/api/open-data/photometer/${photometer._id}/pidinst`,
  );
  const about = await screen.findByRole('region', { name: 'Facility and label' });
  expect(about).not.toHaveTextContent('Hosting institute(s)');
  expect(about).toHaveTextContent('Licence of the dataNot given');
});

test('a lidar shows its facility, its label with date and version, the licence, a link to the map, and a citation [12.69]', async () => {
  const writeText = jest.fn(async () => {});
  openLidar(loads(lidar), lidar._id, loads(ABOUT));
  const about = within(await screen.findByRole('region', { name: 'Facility and label' }));
  for (const [label, value] of [
    ['Facility', 'Athens (ATZ)'],
    ['Hosting institute(s)', 'National Observatory'],
    ['Label', 'Labelled since 2026-02-03'],
    ['Acceptance', 'Version 2, accepted on 2025-11-30'],
    ['Last change', '2025-11-30'],
    ['Licence of the data', 'CC BY 4.0'],
  ] as const)
    expect(about.getByText(label).nextElementSibling).toHaveTextContent(value);
  expect(about.getByRole('link', { name: 'ATZ on the map' })).toHaveAttribute('href', '/?search=ATZ');
  expect(about.getByRole('link', { name: 'PIDINST' })).toHaveAttribute(
    'href',
    `/api/open-data/lidar/${lidar._id}/pidinst`,
  );
  expect(about.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('href', 'https://licence.example/by');
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(about.getByRole('button', { name: 'Copy citation' }));
  expect(writeText).toHaveBeenCalledWith(ABOUT.citation);
  expect(await about.findByText('The citation was copied.')).toBeInTheDocument();
});

test('the label says until when it is valid and leads to its page; quality assurance is one line [12.774]', async () => {
  const label = {
    code: 'labelled',
    name: 'Labelled',
    since: '2026-02-03',
    valid_until: '2999-02-02',
    page: 'https://portal.example/label/ATZ',
  };
  openLidar(loads(lidar), lidar._id, loads({ ...ABOUT, label, quality: 'due' }));
  const about = within(await screen.findByRole('region', { name: 'Facility and label' }));
  expect(about.getByText('Label').nextElementSibling).toHaveTextContent(
    'Labelled since 2026-02-03, valid until 2999-02-02',
  );
  expect(about.getByRole('link', { name: 'Scope and decision of the label' })).toHaveAttribute('href', '/label/ATZ');
  expect(about.getByText('Quality assurance').nextElementSibling).toHaveTextContent(/^Due$/);
  cleanup();
  openLidar(loads(lidar), lidar._id, loads(ABOUT));
  await screen.findByRole('region', { name: 'Facility and label' });
  expect(screen.queryByText('Quality assurance')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Scope and decision of the label' })).not.toBeInTheDocument();
});

test('a label whose last day has passed is said to have expired [12.774]', async () => {
  const part = { facility: 'Athens (ATZ)', version: 1, since: Date.UTC(2016, 8, 23) / 1000, until: null };
  const label = {
    code: 'initial_acceptance',
    name: 'Initial acceptance',
    since: '2016-09-23',
    valid_until: '2021-10-01',
  };
  openLidar(loads({ ...lidar, part_of: part }), lidar._id, loads({ ...ABOUT, label }));
  const words = 'Part of Athens (ATZ), as accepted on 2016-09-23. The label of its facility expired on 2021-10-02.';
  expect(await ofWhatTime(words)).toBeInTheDocument();
});

test('a browser that forbids copying shows no success message', async () => {
  openLidar(loads(lidar), lidar._id, loads(ABOUT));
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Copy citation' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(button);
  expect(await screen.findByText(/Please select the text/)).toBeInTheDocument();
});

test('the ranges of the channels are shown as a chart and a table, and the groups are expanded [12.68]', async () => {
  openLidar(loads(lidar));
  const plot = await screen.findByRole('img', { name: 'Range of the channels of RALI' });
  expect(plot).toHaveAccessibleDescription(/From full overlap to the altitude/);
  const group = Object.keys(lidar.channels)[0] ?? '';
  const groups = within(screen.getByRole('table', { name: 'Channel groups' }));
  expect(groups.getByRole('rowheader', { name: group })).toBeInTheDocument();
  expect(groups.getByText('Full overlap distance (m)').closest('details')).toHaveAttribute('open');
});

/** The line with these words; its days are elements of their own. */
const ofWhatTime = (words: string) =>
  screen.findByText((_text, element) => element?.tagName === 'P' && element.textContent === words);

test.each([
  [{ facility: 'Bucharest (RADO)', until: null }, 'Part of Bucharest (RADO), as accepted on 2026-09-23'],
  [{ facility: 'Bucharest (RADO)', until: 1_795_000_000 }, 'Part of Bucharest (RADO) until 2026-11-18'],
  [{ facility: null, until: null }, 'As accepted on 2026-09-23'],
  [{ facility: null, until: 1_795_000_000 }, 'As accepted on 2026-09-23, until 2026-11-18'],
  [
    { facility: 'Bucharest (RADO)', until: null, recorded_by: 'administrator' as const },
    'Part of Bucharest (RADO), as recorded by an administrator on 2026-09-23',
  ],
  [
    { facility: null, until: null, recorded_by: 'administrator' as const },
    'As recorded by an administrator on 2026-09-23',
  ],
])('an accepted lidar names its facility and acceptance (%o)', async (part, words) => {
  openLidar(loads({ ...lidar, part_of: { version: 1, since: Date.UTC(2026, 8, 23) / 1000, ...part } }));
  expect(await ofWhatTime(words)).toBeInTheDocument();
});

test('a lidar no longer part of its facility has no label and is not on the map; a withdrawn label is reported [12.203]', async () => {
  const part = { facility: null, version: 1, since: Date.UTC(2026, 8, 23) / 1000 };
  const ended = { version: 1, from: '2025-11-30', until: '2026-01-02' };
  openLidar(
    loads({ ...lidar, part_of: { ...part, until: 1_795_000_000 } }),
    lidar._id,
    loads({ ...ABOUT, accepted: ended }),
  );
  const about = within(await screen.findByRole('region', { name: 'Facility and label' }));
  expect(about.getByText('Athens (ATZ)')).toBeInTheDocument();
  expect(about.queryByText('Label')).not.toBeInTheDocument();
  expect(about.queryByRole('link', { name: /on the map/ })).not.toBeInTheDocument();
  cleanup();
  const label = { code: 'withdrawn', name: 'Withdrawn', since: '2026-10-01' };
  openLidar(
    loads({ ...lidar, part_of: { ...part, until: null } }),
    lidar._id,
    loads({ ...ABOUT, facility: null, label }),
  );
  const words = 'As accepted on 2026-09-23. The label of its facility is withdrawn since 2026-10-01.';
  expect(await ofWhatTime(words)).toBeInTheDocument();
});

test('the day of the acceptance is not broken across lines [12.286]', async () => {
  const part = { facility: null, until: null, version: 1, since: Date.UTC(2026, 8, 23) / 1000 };
  openLidar(loads({ ...lidar, part_of: part }));
  const line = await ofWhatTime('As accepted on 2026-09-23');
  expect(within(line).getByText('2026-09-23')).toHaveClass('p-dated');
});

test('users who may see the current record are told that it may differ from the public version', async () => {
  const words = /You see the record as it stands now/;
  openLidar(loads(lidar));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  cleanup();
  openLidar(loads({ ...lidar, version: 3 }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('a lidar without a position has no map', async () => {
  openLidar(loads(aPublicLidar({ latitude: null })));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Position' })).not.toBeInTheDocument();
});

test('a lidar that does not exist is reported, with a link to the map [11.11.6]', async () => {
  openLidar(fails(404, 'Could not load information!'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lidar not found');
  expect(screen.getByRole('link', { name: 'Back to the map' })).toHaveAttribute('href', '/');
});

test('an id that no lidar can have gives the same page', async () => {
  openLidar(fails(400), 'no-such-id');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lidar not found');
});

test.each<[why: string, failure: Answer]>([
  ['a server error', fails(500)],
  ['an unreachable server', isUnreachable],
])('%s: the page reports the failure, shows nothing else, and can retry [2.11.7, 11.11.6]', async (_why, failure) => {
  let answer = failure;
  openLidar(() => (typeof answer === 'function' ? answer() : answer));
  expect(await screen.findByRole('alert')).toHaveTextContent('The lidar could not be loaded');
  expect(screen.queryByText('Instrument name')).not.toBeInTheDocument();
  answer = loads(lidar);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Instrument name')).toBeInTheDocument();
});

test('the page reports that a lidar is loading', async () => {
  openLidar(() => new Promise(() => {}));
  expect(await screen.findByText('Loading lidar…')).toBeInTheDocument();
});
