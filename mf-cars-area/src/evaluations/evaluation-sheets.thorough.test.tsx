import { suggestChannel } from '@portal/domain';
import { anId } from '@portal/testing';
import { onMessage } from '@portal/api-slice';
import { enter, loads, says } from '@portal/testing/portal';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inState, openEvaluation, PATH } from '../frame/evaluation.fixture';
import {
  anEvaluation,
  aReviewedLidar,
  aReviewedPhotometer,
  CIMEL,
  compliance,
  evaluationCall,
  FACILITY,
  RALI,
  REVIEWERS,
  windowOf,
} from './review.fixture';
import type { Who } from './review.fixture';

jest.setTimeout(40_000);

const SECOND = anId(101);
const given = { compliance: compliance('no'), evaluation_date: 1_750_000_000 };

/** Two lidars, the first with a submitted evaluation and a draft, and a photometer. */
const TWO = inState(
  'submitted',
  { component_reviewers: REVIEWERS },
  {
    lidars: [
      aReviewedLidar({
        feasibility_compliance: compliance('yes'),
        feasibility_comments: 'Open and enclosed.',
        feasibility_evaluation_date: 1_750_000_000,
        feature_compliance: compliance('partially'),
      }),
      aReviewedLidar({ _id: SECOND, name: 'MUSA' }),
    ],
    photometers: [aReviewedPhotometer()],
    synergy_compliance: anEvaluation(given),
  },
);

const SUGGESTIONS = Object.fromEntries(
  [RALI, SECOND].flatMap((id) =>
    ['feasibility', 'feature', 'channel'].map((aspect) => [
      `GET /lidar/system/${id}/suggested-${aspect}-compliance`,
      loads(aspect === 'channel' ? suggestChannel(aReviewedLidar(), '2026-01-01') : { compliance: 'yes', code: 0 }),
    ]),
  ),
);

const open = (who: Who, search = '', application = TWO) =>
  openEvaluation({
    who,
    application: () => application,
    at: `/${FACILITY}${search}`,
    answers: {
      ...SUGGESTIONS,
      [`GET ${PATH}/round-changes`]: loads([]),
      [`GET ${PATH}/decisions`]: loads([]),
      [`GET ${PATH}/conditions`]: loads([]),
    },
  });

const matrix = async () => within(await screen.findByRole('table', { name: 'All instruments by aspect' }));
const linesOf = async () =>
  (await matrix())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim()));
const shown = async (name: string) => screen.findByRole('dialog', { name });

test('the matrix shows every instrument by aspect, and the synergy, in words [12.58, 12.241]', async () => {
  open('CARS');
  expect(await linesOf()).toEqual([
    ['System', 'Feasibility', 'Feature', 'Channel', 'Instrument', 'Data'],
    ['RALI Lidar', 'Compliant', 'Partially compliantDraft', 'N/A', 'N/A', 'N/A'],
    ['MUSA Lidar', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
    ['Sun photometer 1', 'Not applicable', 'Not applicable', 'Not applicable', 'N/A', 'N/A'],
  ]);
  expect((await matrix()).getByRole('button', { name: 'View Data of RALI: N/A' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'View Synergy of CIAO: Not compliant' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
});

test.each<[who: Who, tab: string]>([
  ['lidar reviewer', 'Lidars 2'],
  ['lidar data reviewer', 'Lidars 2'],
  ['photometer reviewer', 'Photometers 1'],
  ['reviewer of others', 'All'],
  ['CARS', 'All'],
  ['administrator', 'All'],
])('%s starts on the tab "%s" [12.59]', async (who, tab) => {
  open(who);
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
});

test("the reviewer's own instruments come first in the matrix and are marked [12.59]", async () => {
  open('photometer data reviewer', '?tab=all');
  expect((await linesOf()).map(([name]) => name)).toEqual([
    'System',
    'Sun photometer 1 Yours',
    'RALI Lidar',
    'MUSA Lidar',
  ]);
});

test('an evaluation opens over the matrix, and J and K lead to the open ones [12.59]', async () => {
  const { address } = open('lidar reviewer', '?tab=all');
  await userEvent.click((await matrix()).getByRole('button', { name: /^Edit Feature of RALI/ }));
  expect(await shown('Feature compliance of RALI')).toBeVisible();
  expect(address()).toContain(`?tab=all&evaluation=lidar-feature.${RALI}`);
  // Feature, channel and instrument of one lidar, and four aspects of the other.
  expect(screen.getByText('1 of 7 open')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await shown('Channel compliance of RALI')).toBeVisible();
  await userEvent.keyboard('kk');
  // The reviewer does not evaluate data, and the feasibility of the first lidar is submitted: the last one precedes the
  // feature.
  expect(await shown('Instrument compliance of MUSA')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next open evaluation' }));
  expect(await shown('Feature compliance of RALI')).toBeVisible();
  expect(address()).toContain(`evaluation=lidar-feature.${RALI}`);
});

test('after a submission the sheet stays and offers the next open evaluation [12.291]', async () => {
  let isDone = false;
  const done = { feature_compliance: compliance('no'), feature_evaluation_date: 1_760_000_000, feature_version: 1 };
  const said = jest.fn();
  onMessage(said);
  const { address } = openEvaluation({
    who: 'lidar reviewer',
    application: () => {
      const [first, second] = TWO.lidars;
      const lidars = [{ ...first, ...(isDone && done) } as (typeof TWO.lidars)[number], second].filter(Boolean);
      return { ...TWO, lidars: lidars as typeof TWO.lidars };
    },
    at: `/${FACILITY}?tab=all&evaluation=lidar-feature.${RALI}`,
    answers: {
      ...SUGGESTIONS,
      [evaluationCall('submit', 'lidar-feature', RALI)]: () => {
        isDone = true;
        return says(2, 'Information saved successfully!', anEvaluation({ version: 1, evaluation_date: 1_760_000_000 }));
      },
    },
  });
  const sheet = within(await shown('Feature compliance of RALI'));
  await userEvent.selectOptions(sheet.getByRole('combobox'), 'Not compliant');
  await enter(sheet.getByRole('textbox', { name: 'Comments' }), 'No.');
  await enter(sheet.getByRole('textbox', { name: 'Recommendations' }), 'Another.');
  await userEvent.click(sheet.getByRole('button', { name: 'Submit' }));
  const question = within(await windowOf('Confirm feature compliance change'));
  await userEvent.click(question.getByRole('button', { name: 'Submit' }));
  expect(await sheet.findByText(/^Submitted on 2025-10-09/)).toHaveFocus();
  expect(sheet.getByText('Next:')).toBeVisible();
  expect(said).not.toHaveBeenCalled();
  await userEvent.click(sheet.getByRole('button', { name: 'Channel compliance of RALI' }));
  expect(address()).toContain(`evaluation=lidar-channel.${RALI}`);
  expect(screen.queryByText('Next:')).not.toBeInTheDocument();
  // The button is gone, and the keyboard continues in the sheet.
  const next = await shown('Channel compliance of RALI');
  expect(next).toContainElement(document.activeElement as HTMLElement);
  await userEvent.tab();
  expect(within(next).getByRole('combobox')).toHaveFocus();
});

test('the only open evaluation of a user leads to no other one [12.59]', async () => {
  const { address } = open('photometer reviewer', `?tab=all&evaluation=photometer-general.${CIMEL}`);
  const title = 'Instrument compliance of Sun photometer 1';
  await shown(title);
  expect(screen.getByText('1 of 1 open')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Next|Previous)/ })).not.toBeInTheDocument();
  await userEvent.keyboard('jk');
  expect(await shown(title)).toBeVisible();
  expect(address()).toContain(`evaluation=photometer-general.${CIMEL}`);
});

test('from an evaluation of somebody else, the steps lead to the user’s open ones [12.59]', async () => {
  const { address } = open('lidar data reviewer', `?tab=all&evaluation=lidar-feature.${RALI}`);
  await shown('Feature compliance of RALI');
  expect(screen.getByText('2 open')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await shown('Data compliance of RALI')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await shown('Data compliance of MUSA')).toBeVisible();
  await userEvent.keyboard('j');
  expect(address()).toContain(`evaluation=lidar-data.${RALI}`);
});

test.each<[who: Who, param: string, title: string, steps: string]>([
  ['lidar data reviewer', `lidar-data.${RALI}`, 'Data compliance of RALI', '5 of 13 evaluations'],
  ['lidar data reviewer', `lidar-feature.${RALI}`, 'Feature compliance of RALI', '2 of 13 evaluations'],
  ['administrator', 'synergy', 'Synergy compliance of CIAO', '13 of 13 evaluations'],
])(
  'without open evaluations, the %s reads all of them from %s on: %s, %s [12.291]',
  async (who, param, title, steps) => {
    const { lidars, photometers } = TWO;
    const application = inState('evaluated', { component_reviewers: REVIEWERS }, { lidars, photometers });
    open(who, `?tab=all&evaluation=${param}`, application);
    await shown(title);
    expect(screen.getByText(steps)).toBeVisible();
  },
);

test('typed letters do not navigate [12.59]', async () => {
  const { address } = open('lidar reviewer', `?tab=all&evaluation=lidar-feature.${RALI}`);
  const sheet = within(await shown('Feature compliance of RALI'));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Comments' }), 'jk');
  expect(sheet.getByRole('textbox', { name: 'Comments' })).toHaveValue('jk');
  expect(address()).toContain(`evaluation=lidar-feature.${RALI}`);
});

test('a step leaves kept text without a question, and it is there again after the step back [12.59]', async () => {
  open('lidar reviewer', `?tab=all&evaluation=lidar-feature.${RALI}`);
  const sheet = within(await shown('Feature compliance of RALI'));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Comments' }), 'Half');
  await userEvent.click(sheet.getByRole('button', { name: 'Next open evaluation' }));
  const next = within(await shown('Channel compliance of RALI'));
  expect(screen.queryByRole('button', { name: 'Keep editing' })).not.toBeInTheDocument();
  await userEvent.click(next.getByRole('button', { name: 'Previous open evaluation' }));
  const again = within(await shown('Feature compliance of RALI'));
  expect(again.getByRole('textbox', { name: 'Comments' })).toHaveValue('Half');
  localStorage.clear();
});

test('unsaved input that the browser cannot keep is asked about before a step leaves it [12.59]', async () => {
  open('lidar reviewer', `?tab=all&evaluation=lidar-feature.${RALI}`);
  const sheet = within(await shown('Feature compliance of RALI'));
  const store = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await userEvent.type(sheet.getByRole('textbox', { name: 'Comments' }), 'Half');
  await userEvent.click(sheet.getByRole('button', { name: 'Next open evaluation' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(sheet.getByRole('textbox', { name: 'Comments' })).toHaveValue('Half');
  store.mockRestore();
});

test('a user without open evaluations steps through all of them, including the synergy [12.59]', async () => {
  const { address } = open('CARS', `?evaluation=photometer-data.${CIMEL}`);
  expect(await shown('Data compliance of Sun photometer 1')).toBeVisible();
  expect(screen.getByText('12 of 13 evaluations')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await shown('Synergy compliance of CIAO')).toBeVisible();
  expect(address()).toContain('evaluation=synergy');
  await userEvent.keyboard('j');
  expect(await shown('Feasibility compliance of RALI')).toBeVisible();
  expect(screen.getByText('Open and enclosed.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).not.toContain('evaluation=');
});

test('the synergy is evaluated in the sheet too, in a single form at a time [12.59]', async () => {
  const begun = { ...TWO, synergy_compliance: anEvaluation() };
  open('administrator', '?tab=synergy', begun);
  expect(await screen.findAllByRole('combobox', { name: 'Synergy Compliance' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'All' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Synergy of CIAO: N/A' }));
  const sheet = within(await shown('Synergy compliance of CIAO'));
  expect(sheet.getByRole('combobox', { name: 'Synergy Compliance' })).toBeEnabled();
  expect(screen.getAllByRole('combobox', { name: 'Synergy Compliance', hidden: true })).toHaveLength(1);
});

test('a link to due work opens the first evaluation that the user still has to submit [12.220]', async () => {
  const { address } = open('lidar reviewer', '?tab=lidars&evaluation=first');
  expect(await shown('Feature compliance of RALI')).toBeVisible();
  expect(address()).toContain(`?tab=lidars&evaluation=lidar-feature.${RALI}`);
});

test('a link to due work opens nothing once everything is submitted [12.220]', async () => {
  const { lidars, photometers } = TWO;
  const application = inState('evaluated', { component_reviewers: REVIEWERS }, { lidars, photometers });
  const { address } = open('lidar reviewer', '?tab=lidars&evaluation=first', application);
  await waitFor(() => expect(address()).toMatch(/\?tab=lidars$/));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
