import { ACCEPTANCES } from '@portal/domain';
import type { AcceptanceStatusCode, InitialAcceptance, NationalFacility } from '@portal/domain';
import { aFacility, anId, anInitialAcceptance, itemOf } from '@portal/testing';
import { enter, renderInPortal } from '@portal/testing/portal';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportTable } from '../index';

const PATHS = {
  application: (id: string) => `/application/${id}`,
  evaluation: (id: string) => `/evaluation/${id}`,
  configuration: (id: string) => `/configuration/${id}`,
  file: (id: string) => `/file/${id}`,
};

const inState = (status: AcceptanceStatusCode, change: Partial<InitialAcceptance> = {}): NationalFacility =>
  aFacility({ submissions: { initial_acceptance: anInitialAcceptance(status, change) } });

const download = jest.fn(() => Promise.resolve());
const show = (...facilities: NationalFacility[]) =>
  renderInPortal(<ReportTable facilities={facilities} paths={PATHS} download={download} />);
const button = (name: string) => screen.getByRole('button', { name });

const NOTHING = { Submission: false, 'Upgrade Plan': false, Evaluation: false };
const YES = itemOf(ACCEPTANCES, 'yes');

test.each<[why: string, facility: NationalFacility, enabled: object]>([
  ['a draft has no documents', inState('draft'), NOTHING],
  [
    'a submission date enables the submission [2.13.5]',
    inState('submitted', { date: 1 }),
    { ...NOTHING, Submission: true },
  ],
  [
    'an uploaded plan enables the upgrade plan [2.13.5]',
    inState('waiting_final_report', { user_file: anId(7) }),
    { ...NOTHING, 'Upgrade Plan': true },
  ],
  [
    'an evaluation date enables the evaluation [2.13.5]',
    inState('evaluated', { evaluation_date: 2 }),
    { ...NOTHING, Evaluation: true },
  ],
  [
    'a configuration in force is offered [11.1.4]',
    { ...inState('evaluated', { acceptance: YES }), configuration_in_force: 2 },
    { ...NOTHING, 'Operational configuration': true },
  ],
  [
    'a configuration stays in force during the draft of the next round [12.38]',
    { ...inState('draft', { round: 2 }), configuration_in_force: 1 },
    { ...NOTHING, 'Operational configuration': true },
  ],
  ['a withdrawn configuration is not offered [12.38]', inState('evaluated', { acceptance: YES }), NOTHING],
  [
    'the report of the previous round is offered if the present round has none',
    { ...inState('draft', { round: 2 }), earlier_report: { round: 1, file: anId(8) } },
    { Submission: false, 'Upgrade Plan': false, 'Evaluation (round 1)': true },
  ],
  [
    'the report of the present round takes precedence over an earlier one',
    { ...inState('evaluated', { evaluation_date: 2 }), earlier_report: { round: 1, file: anId(8) } },
    { ...NOTHING, Evaluation: true },
  ],
])('%s', (_why, facility, enabled) => {
  show(facility);
  const row = screen.getByRole('row', { name: /Potenza/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Potenza observatory (CIAO)');
  const buttons = within(row).getAllByRole<HTMLButtonElement>('button');
  expect(Object.fromEntries(buttons.map(({ textContent, disabled }) => [textContent, !disabled]))).toEqual(enabled);
});

test('the table has one column for facilities and one for initial acceptance [2.13.4]', () => {
  show(inState('draft'));
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles).toEqual(['National Facility', 'Initial Acceptance']);
});

test('each button downloads its own document [2.13.5]', async () => {
  const evaluated = inState('evaluated', { date: 1, evaluation_date: 2, user_file: anId(7), acceptance: YES });
  show({ ...evaluated, configuration_in_force: 1 });
  for (const [name, path] of [
    ['Submission of CIAO', `/application/${anId(10)}`],
    ['Upgrade Plan of CIAO', `/file/${anId(7)}`],
    ['Evaluation of CIAO', `/evaluation/${anId(10)}`],
    ['Operational configuration of CIAO', `/configuration/${anId(10)}`],
  ] as const) {
    await userEvent.click(button(name));
    expect(download).toHaveBeenLastCalledWith(path);
  }
});

test('a facility is found by name and acronym [2.13.4]', async () => {
  show(inState('draft'), aFacility({ _id: anId(11), acronym: 'EVO', pretty_name: 'Évora (EVO)' }));
  const search = screen.getByRole('searchbox', { name: 'Search table' });
  expect(search).toHaveAttribute('placeholder', 'Search...');
  await enter(search, 'evo');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Évora (EVO)']);
});

const LATER_PAGES = { label: (id: string) => `/label-of/${id}`, evaluation: (id: string) => `/evaluation/${id}` };

test('columns of the later stages are added once a facility has come to one [12.764]', () => {
  const accepted = inState('evaluated', { acceptance: YES });
  const first = show({ ...accepted, label: null, evaluation: null });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('National Facility'),
    'Initial Acceptance',
  ]);
  first.unmount();
  const labelled: NationalFacility = {
    ...accepted,
    label: {
      status: 'granted',
      is_valid: true,
      since: '2026-06-15',
      valid_from: '2026-06-15',
      valid_until: '2031-06-14',
    },
    evaluation: null,
  };
  renderInPortal(<ReportTable facilities={[labelled]} paths={PATHS} download={download} laterPages={LATER_PAGES} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('National Facility'),
    'Initial Acceptance',
    'Label',
  ]);
  expect(screen.getByRole('link', { name: 'Valid until 2031-06-14' })).toHaveAttribute(
    'href',
    `/label-of/${labelled._id}`,
  );
});

test.each<[label: NonNullable<NationalFacility['label']>, words: string]>([
  [
    { status: 'granted', is_valid: false, since: '2026-06-15', valid_from: '2026-06-15', valid_until: '2031-06-14' },
    'Granted, not yet valid',
  ],
  [
    { status: 'suspended', is_valid: false, since: '2026-06-15', valid_from: '2026-06-15', valid_until: '2031-06-14' },
    'Suspended',
  ],
  [
    { status: 'expired', is_valid: false, since: '2026-06-15', valid_from: '2026-06-15', valid_until: '2031-06-14' },
    'Expired, was valid until 2031-06-14',
  ],
])('a label that is not valid is not called valid, %# [12.764]', (label, words) => {
  show({ ...inState('evaluated', { acceptance: YES }), label });
  const row = screen.getAllByRole('row')[1];
  expect(row).toHaveTextContent(words);
  expect(row).not.toHaveTextContent('Valid until');
});
