import { byCode, epochOf, INSTRUMENT_STATUSES, suggestChannel } from '@portal/domain';
import { aChannelGroup, anId } from '@portal/testing';
import { enter, fails, loads, renames } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, aReviewedLidar, compliance, openTab, RALI } from '../evaluations/review.fixture';
import type { Who } from '../evaluations/review.fixture';
import { LidarsTab } from './lidars-tab';

const AT_FEASIBILITY = `?tab=lidars&evaluation=lidar-feasibility.${RALI}`;

const PARTLY = anApplication({
  lidars: [
    aReviewedLidar({
      feasibility_compliance: compliance('yes'),
      feasibility_comments: 'Open and enclosed.',
      feasibility_recommendations: 'None.',
      feasibility_evaluation_date: 1_750_000_000,
      feasibility_reviewer: { _id: anId(31), first_name: 'Lida', last_name: 'Reviewer' },
      feasibility_version: 2,
      feature_compliance: compliance('partially'),
      feature_reviewer: { _id: anId(31), first_name: 'Lida', last_name: 'Reviewer' },
      feature_version: 1,
    }),
  ],
});

const open = (who: Who, search = '', isReadOnly = false) =>
  openTab({ Tab: LidarsTab, application: () => PARTLY, who, search, isReadOnly });

const cells = async () => {
  await screen.findByRole('table', { name: 'Evaluations on lidars' });
  const names = screen.getAllByRole('button', { name: / of RALI: / }).map((cell) => cell.getAttribute('aria-label'));
  return names.map((name) => name?.replace(' of RALI', ''));
};

test.each<[who: Who, isReadOnly: boolean, cells: string[]]>([
  [
    'lidar reviewer',
    false,
    [
      'View Feasibility: Compliant',
      'Edit Feature: Partially compliant Draft',
      'Edit Channel: N/A',
      'Edit Instrument: N/A',
      'View Data: N/A',
    ],
  ],
  [
    'lidar data reviewer',
    false,
    [
      'View Feasibility: Compliant',
      'View Feature: Partially compliant Draft',
      'View Channel: N/A',
      'View Instrument: N/A',
      'Edit Data: N/A',
    ],
  ],
  [
    'administrator',
    false,
    [
      'View Feasibility: Compliant',
      'Edit Feature: Partially compliant Draft',
      'Edit Channel: N/A',
      'Edit Instrument: N/A',
      'Edit Data: N/A',
    ],
  ],
  [
    'administrator',
    true,
    [
      'View Feasibility: Compliant',
      'View Feature: Partially compliant Draft',
      'View Channel: N/A',
      'View Instrument: N/A',
      'View Data: N/A',
    ],
  ],
])(
  'the table of the %s (read-only: %s) [1.10, 1.12, 2.12.9, 2.12.10, 4.13, 11.6.13]',
  async (who, isReadOnly, expected) => {
    open(who, '', isReadOnly);
    expect(await cells()).toEqual(expected);
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles).toEqual(['System', 'Feasibility', 'Feature', 'Channel', 'Instrument', 'Data']);
  },
);

test('a reviewer edits evaluations that are not submitted [2.12.11, 5.15]', async () => {
  const { address } = open('lidar reviewer');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit Feature of RALI/ }));
  expect(await screen.findByRole('dialog', { name: 'Feature compliance of RALI' })).toBeInTheDocument();
  expect(address()).toContain(`?tab=lidars&evaluation=lidar-feature.${RALI}`);
  expect(screen.getByRole('combobox', { name: 'Feature Compliance' })).toHaveDisplayValue('Partially compliant');
  expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveAccessibleDescription('Required field');
  for (const name of ['Cancel', 'Save draft', 'Submit']) expect(screen.getByRole('button', { name })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(address()).not.toContain('evaluation');
});

test('other users read the evaluation with its state in words, and can close it [2.12.14, 6.11]', async () => {
  const { address } = open('CARS', `?tab=lidars&evaluation=lidar-feasibility.${RALI}`);
  expect(await screen.findByText('Submitted on 2025-06-15 by Lida Reviewer.')).toBeInTheDocument();
  expect(screen.getByText('Open and enclosed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(address()).not.toContain('evaluation');
});

test.each<[aspect: string, sentence: string]>([
  ['lidar-feature', 'Draft by Lida Reviewer. The lidar reviewer (Lida Reviewer) will submit it.'],
  ['lidar-data', 'No evaluation yet. The lidar data reviewer (Dali Reviewer) will submit it.'],
])('readers see who evaluates %s next [11.6.13]', async (aspect, sentence) => {
  open('CARS', `?evaluation=${aspect}.${RALI}`);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('a suggestion fills nothing in, and a different choice asks for a reason [2.12.11, 10.28, 11.7.1]', async () => {
  openTab({ Tab: LidarsTab, application: () => anApplication(), who: 'lidar reviewer', search: AT_FEASIBILITY });
  expect(await screen.findByText('The design is not open.')).toBeInTheDocument();
  const choice = screen.getByRole('combobox', { name: 'Feasibility Compliance' });
  expect(choice).toHaveValue('');
  await userEvent.selectOptions(choice, 'Compliant');
  expect(screen.getByText(/^This differs from the suggestion \(Not compliant\)/)).toBeInTheDocument();
  await userEvent.selectOptions(choice, 'Not compliant');
  expect(screen.queryByText(/differs from the suggestion/)).not.toBeInTheDocument();
});

test('a suggestion that the evaluation differs from has its name from the database', async () => {
  const answers = renames('compliance', 'no', 'Far from it');
  openTab({
    Tab: LidarsTab,
    application: () => anApplication(),
    who: 'lidar reviewer',
    search: AT_FEASIBILITY,
    answers,
  });
  await screen.findByText('The design is not open.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Feasibility Compliance' }), 'Compliant');
  expect(await screen.findByText(/^This differs from the suggestion \(Far from it\)/)).toBeInTheDocument();
});

test('the reasons for a suggestion on the instrument have their names from the database', async () => {
  const decided = { feasibility_compliance: compliance('yes'), feasibility_evaluation_date: 1 };
  openTab({
    Tab: LidarsTab,
    application: () => anApplication({ lidars: [aReviewedLidar(decided)] }),
    who: 'lidar reviewer',
    search: `?evaluation=lidar-general.${RALI}`,
    answers: renames('compliance', 'yes', 'Fulfilled'),
  });
  expect(await screen.findByText('Feasibility: Fulfilled')).toBeInTheDocument();
});

test('a suggestion that fails to load does not prevent the evaluation', async () => {
  const path = `GET /lidar/system/${RALI}/suggested-feasibility-compliance`;
  let isDown = true;
  openTab({
    Tab: LidarsTab,
    application: () => anApplication(),
    who: 'lidar reviewer',
    search: AT_FEASIBILITY,
    answers: { [path]: () => (isDown ? fails(500) : loads({ compliance: 'yes', code: 0 })) },
  });
  expect(await screen.findByText('The suggestion could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All criteria are met.')).toBeInTheDocument();
});

const LATE = aReviewedLidar({
  status: byCode(INSTRUMENT_STATUSES, 'planned'),
  planned_operation_date: epochOf('2020-01-01'),
  channels: { 'Elastic 532': aChannelGroup(['0532xppx'], { distance_full_overlap: 400 }) },
});
const [OVERLAP, PASSED] = [/^Full overlap is above 300 m/, /^The planned date has passed/];

test.each<[aspect: string, shown: RegExp[], hidden: RegExp[]]>([
  ['feasibility', [PASSED], [OVERLAP]],
  ['feature', [], [OVERLAP, PASSED]],
  ['channel', [OVERLAP], [PASSED]],
  ['general', [OVERLAP, PASSED], []],
  ['data', [OVERLAP, PASSED], []],
])('advisories that concern %s [10.21]', async (aspect, shown, hidden) => {
  const application = anApplication({ lidars: [LATE] });
  const search = `?evaluation=lidar-${aspect}.${RALI}`;
  const answers = {
    [`GET /lidar/system/${RALI}/suggested-channel-compliance`]: loads(suggestChannel(LATE, '2025-06-15')),
  };
  openTab({ Tab: LidarsTab, application: () => application, who: 'CARS', search, answers });
  await screen.findByRole('region', { name: 'Lidar RALI' });
  for (const text of shown) expect(screen.getByText(text)).toBeInTheDocument();
  for (const text of hidden) expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('the instrument follows from submitted decisions only [10.20]', async () => {
  open('lidar reviewer', `?evaluation=lidar-general.${RALI}`);
  expect(await screen.findByRole('heading', { name: 'Instrument: suggested compliance' })).toBeInTheDocument();
  expect(screen.getByText('Feasibility: Compliant')).toBeInTheDocument();
  expect(screen.getByText('Not submitted yet: Feature, Channel.')).toBeInTheDocument();
  expect(screen.getByText('Each criterion should be at least partially fulfilled.')).toBeInTheDocument();
});

test('all data of a lidar are beside its evaluation', async () => {
  open('lidar data reviewer', `?evaluation=lidar-data.${RALI}`);
  expect(await screen.findByText(/There is no automatic suggestion for data/)).toBeInTheDocument();
  await enter(screen.getByRole('textbox', { name: 'Comments' }), 'Half');
  expect(screen.getByText('Built on site')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Half');
});

test('beside the evaluation of the channels, the data begin with them', async () => {
  const answers = {
    [`GET /lidar/system/${RALI}/suggested-channel-compliance`]: loads(suggestChannel(aReviewedLidar(), '2026-01-01')),
  };
  const search = `?evaluation=lidar-channel.${RALI}`;
  openTab({ Tab: LidarsTab, application: () => PARTLY, who: 'lidar reviewer', search, answers });
  const data = within(await screen.findByRole('region', { name: 'Lidar RALI' }));
  expect(data.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Channels');
});

test('an administrator in the draft of a reviewer sees whose it is, and that it will be logged', async () => {
  open('administrator', `?evaluation=lidar-feature.${RALI}`);
  expect(await screen.findByText('Draft by Lida Reviewer.')).toBeVisible();
  expect(screen.getByText('You may evaluate it as administrator; this will be logged.')).toBeVisible();
});

test('a reviewer is told neither', async () => {
  open('lidar reviewer', `?evaluation=lidar-feature.${RALI}`);
  await screen.findByRole('textbox', { name: 'Comments' });
  expect(screen.queryByText(/this will be logged/)).not.toBeInTheDocument();
});

test('a URL opens the data sheet [2.12.9]', async () => {
  const { address } = open('CARS');
  await userEvent.click(await screen.findByRole('button', { name: 'View RALI' }));
  expect(await screen.findByRole('dialog', { name: 'Lidar RALI' })).toBeInTheDocument();
  expect(address()).toContain(`system=lidar.${RALI}`);
});

test('a URL of a missing record is reported', async () => {
  open('CARS', `?evaluation=lidar-data.${anId(199)}`);
  expect(await screen.findByText('This item is not, or is no longer, part of the application.')).toBeInTheDocument();
});

test('without a lidar there is nothing to evaluate', async () => {
  openTab({ Tab: LidarsTab, application: () => anApplication({ lidars: [] }), who: 'CARS' });
  expect(await screen.findByRole('heading', { name: 'No lidar system registered' })).toBeInTheDocument();
});

test.each<[who: Who, words: string]>([
  ['lidar reviewer', 'Calculated from the application. If you decide otherwise, explain why in the comments.'],
  ['CARS', 'Calculated from the application. Reviewers may decide otherwise.'],
])('the suggestion asks only those who evaluate for a reason: %s [2.12.16]', async (who, words) => {
  open(who, `?tab=lidars&evaluation=lidar-feature.${RALI}`);
  expect(await screen.findByText(/^Calculated from/)).toHaveTextContent(words);
});

test('what is not evaluated yet has one sign in its sheet', async () => {
  open('CARS', `?tab=lidars&evaluation=lidar-data.${RALI}`);
  const values = ['Data Compliance', 'Comments', 'Recommendations'].map(async (label) => {
    const term = await screen.findByText(label, { selector: 'dt' });
    return term.nextElementSibling?.textContent;
  });
  expect(await Promise.all(values)).toEqual(['–', '–', '–']);
});

test.each([
  ['operational', 'Operational since'],
  ['planned', 'Planned operation date'],
])('the date in the data sheet of an instrument that is %s: %s', async (status, label) => {
  const lidars = [aReviewedLidar({ status: byCode(INSTRUMENT_STATUSES, status) })];
  openTab({
    Tab: LidarsTab,
    application: () => anApplication({ lidars }),
    who: 'lidar reviewer',
    search: `?tab=lidars&system=lidar.${RALI}`,
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Lidar RALI' }));
  expect(sheet.getAllByText(/^(Operational since|Planned operation date)$/).map((one) => one.textContent)).toEqual([
    label,
  ]);
});
