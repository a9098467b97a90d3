import type { IndicatorImport, RegularEvaluation, RegularEvaluationSummary } from '@portal/domain';
import { EVALUATION_TURNS } from '@portal/domain';
import { anId, anIndicatorFigure, aProfile, aRegularEvaluation } from '@portal/testing';
import { enter, fails, fakeApi, loads, renderInPortal, says, sendsFile } from '@portal/testing/portal';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationPage } from './evaluation-page';

configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

const ID = anId(900);
const CALL = `/evaluations/${ID}`;
const ROUTE = '/cars/evaluation/:id?';
const CARS = aProfile(['cars'], { _id: anId(2) });
const ARES = aProfile(['ares'], { _id: anId(3) });

beforeEach(() => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}));

type Answers = Parameters<typeof fakeApi>[0];

function open(path: string, answers: Answers, profile = CARS) {
  const made = fakeApi(answers);
  const view = renderInPortal(<EvaluationPage />, { path, route: ROUTE, profile });
  const sent = (call: string) => made.filter((one) => one.call === call).map(({ body }) => body);
  return { ...view, made, sent };
}

/** The page of one evaluation, with a server that keeps what is saved. */
function openOne(evaluation: RegularEvaluation, answers: Answers = {}, profile = CARS) {
  let present = evaluation;
  const keeps = (change: Partial<RegularEvaluation>) => () => {
    present = { ...present, ...change, version: present.version + 1 };
    return says(2, 'Saved!', present);
  };
  const inReview = { status: 'in_review', turn: EVALUATION_TURNS.in_review, steps: ['review', 'close'] } as const;
  return open(
    `/cars/evaluation/${ID}`,
    {
      [`GET ${CALL}`]: () => loads(present),
      [`POST ${CALL}/review`]: keeps({ ...inReview, steps: [...inReview.steps] }),
      [`POST ${CALL}/close`]: keeps({
        status: 'closed',
        turn: EVALUATION_TURNS.closed,
        steps: [],
        outcome: 'continue',
      }),
      ...answers,
    },
    profile,
  );
}

const reviewed = (change: Partial<RegularEvaluation> = {}) =>
  aRegularEvaluation({ status: 'in_review', steps: ['review', 'close'], version: 3, ...change });
const choose = async (outcome: string) => userEvent.click(await screen.findByRole('radio', { name: outcome }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the list', () => {
  const rows: RegularEvaluationSummary[] = [
    aRegularEvaluation({ statement_due: '2020-04-02' }),
    aRegularEvaluation({
      _id: anId(901),
      facility: { _id: anId(11), acronym: 'ATOLL', pretty_name: 'ATOLL' },
      status: 'closed',
      outcome: 'continue_with_actions',
      open_actions: 2,
      next_action_due: '2027-09-01',
    }),
  ];
  const LIST = { 'GET /evaluations': loads({ evaluations: rows, total_count: 2 }) };

  test('says what is next, the outcome and the open actions [12.765]', async () => {
    open('/cars/evaluation/', LIST);
    const table = await screen.findByRole('table', { name: 'Regular evaluations, open ones first' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(
      'CIAOYearly evaluation 2027Statement of the facilityStatement was due 2020-04-02––',
    );
    expect(second).toHaveTextContent('Continue with actions2, next due 2027-09-01');
    expect(within(table).getByRole('link', { name: 'CIAO: Yearly evaluation 2027' })).toHaveAttribute(
      'href',
      `/cars/evaluation/${ID}`,
    );
  });

  test('has search and state in its address, and leaves out a state that does not exist [12.765]', async () => {
    const { made, address } = open('/cars/evaluation/?search=ciao&status=gone', LIST);
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'In review');
    await waitFor(() => expect(made.at(-1)?.call).toContain('search=ciao&status=in_review'));
    expect(address()).toContain('status=in_review');
    expect(made[0]?.call).not.toContain('gone');
  });

  test('is not there for others than those who look after all facilities', async () => {
    open('/cars/evaluation/', LIST, aProfile());
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open an evaluation' })).toBeNull();
  });

  test.each([
    ['the centre', CARS, ['Open an evaluation']],
    ['the data centre', ARES, ['Import indicators']],
    ['an administrator', aProfile(['administrator']), ['Open an evaluation', 'Import indicators']],
  ] as const)('offers to %s what it may do', async (_who, profile, offered) => {
    open('/cars/evaluation/', LIST, profile);
    await screen.findByRole('table');
    const names = ['Open an evaluation', 'Import indicators'].filter(
      (name) => screen.queryByRole('button', { name }) !== null,
    );
    expect(names).toEqual(offered);
  });

  const label = (id: number, acronym: string, status: string) => ({
    facility: { _id: anId(id), acronym, pretty_name: `${acronym} site` },
    status,
    is_valid: status === 'granted',
    request: null,
    valid_from: '2026-01-01',
    valid_until: '2030-12-31',
    can: [],
  });

  test('an evaluation is opened by hand for a facility with a label, also from its page [12.765]', async () => {
    const { sent, address } = open(`/cars/evaluation/?open=${anId(11)}`, {
      ...LIST,
      'GET /network/labels': loads({
        labels: [label(10, 'CIAO', 'withdrawn'), label(11, 'ATOLL', 'granted'), label(12, 'RADO', 'suspended')],
        total_count: 3,
      }),
      [`POST /national-facility/${anId(11)}/evaluations`]: says(2, 'Opened!', aRegularEvaluation()),
      [`GET ${CALL}`]: loads(aRegularEvaluation()),
    });
    const dialog = await screen.findByRole('dialog');
    const select = await within(dialog).findByRole('combobox', { name: /National Facility/ });
    expect(select).toHaveValue(anId(11));
    const offered = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(offered).toEqual(['Choose a facility with a label', 'ATOLL – ATOLL site', 'RADO – RADO site']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
    expect(await within(dialog).findAllByText('Required')).not.toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Full evaluation' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
    await waitFor(() => expect(address()).toBe(`/cars/evaluation/${ID}`));
    expect(sent(`POST /national-facility/${anId(11)}/evaluations`)).toEqual([{ kind: 'full' }]);
  });

  test('a refusal to open another one is said in the window', async () => {
    open(`/cars/evaluation/?open=${anId(11)}`, {
      ...LIST,
      'GET /network/labels': loads({ labels: [label(11, 'ATOLL', 'granted')], total_count: 1 }),
      [`POST /national-facility/${anId(11)}/evaluations`]: fails(409, 'An evaluation is open.', { code: 1003 }),
    });
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Yearly evaluation' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Open the evaluation' }));
    expect(await within(dialog).findByText('An evaluation is open.')).toBeVisible();
  });

  describe('the import of indicators', () => {
    const CSV = 'acronym,period,indicator,value,numerator,denominator\nATOLL,2026,level1_dayz,312,312,365';
    const DRY = 'POST /data-indicators/csv?dry_run=true';
    const REAL = 'POST /data-indicators/csv';
    const answer = (change: Partial<IndicatorImport> = {}): IndicatorImport => ({
      is_dry_run: true,
      rows: 1,
      added: 1,
      changed: 0,
      unchanged: 0,
      errors: [],
      ...change,
    });
    const error = { row: 2, field: 'indicator', message: 'Unknown indicator' };

    async function openImport(answers: Answers) {
      const view = open('/cars/evaluation/', { ...LIST, ...answers }, ARES);
      await press('Import indicators');
      return view;
    }
    const rowsField = () => box(/^Rows as CSV/);

    test('checks the rows first, with errors beside their line, and imports once they are right [12.766]', async () => {
      const { sent } = await openImport({
        [DRY]: ({ body }) =>
          says(0, 'Checked', answer((body as { csv: string }).csv === CSV ? { errors: [error] } : {})),
        [REAL]: says(2, 'Imported', answer({ is_dry_run: false })),
      });
      await enter(await rowsField(), CSV);
      await press('Check the rows');
      const errors = await screen.findByRole('table', { name: 'Errors by row' });
      expect(within(errors).getAllByRole('row')[1]).toHaveTextContent(
        '2ATOLL,2026,level1_dayz,312,312,365indicator: Unknown indicator',
      );
      expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
      await enter(await rowsField(), '\nRADO,2026,level1_days,1,1,365');
      expect(screen.queryByRole('table', { name: 'Errors by row' })).toBeNull();
      await press('Check the rows');
      expect(await screen.findByText('1 new, 0 changed, 0 unchanged.')).toBeVisible();
      expect(sent(REAL)).toEqual([]);
      await press('Import 1 row');
      expect(await screen.findByText('1 row was imported.')).toBeVisible();
      expect(sent(REAL)).toEqual([{ csv: `${CSV}\nRADO,2026,level1_days,1,1,365` }]);
    });

    test('keeps what was typed over a failure and a closed window [12.766]', async () => {
      await openImport({ [DRY]: fails(500) });
      await enter(await rowsField(), CSV);
      await press('Check the rows');
      expect(await screen.findByText('The rows were not checked')).toBeVisible();
      expect(await rowsField()).toHaveValue(CSV);
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await press('Import indicators');
      expect(await rowsField()).toHaveValue(CSV);
    });

    test('takes a file into the field, and rows that are known already need no import [12.766]', async () => {
      const { sent } = await openImport({ [DRY]: says(0, 'Checked', answer({ added: 0, unchanged: 1 })) });
      await rowsField();
      const file = Object.assign(new File([CSV], 'indicators.csv', { type: 'text/csv' }), {
        arrayBuffer: async () => new TextEncoder().encode(CSV).buffer,
      });
      await userEvent.upload(screen.getByLabelText('CSV file'), file);
      await waitFor(async () => expect(await rowsField()).toHaveValue(CSV));
      await press('Check the rows');
      expect(await screen.findByText(/there is nothing to import/)).toBeVisible();
      expect(sent(DRY)).toEqual([{ csv: CSV }]);
      expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
    });
  });
});

describe('one evaluation', () => {
  test('while the facility has time for its statement it is read only, and says from when on it is reviewed [12.767]', async () => {
    openOne(aRegularEvaluation());
    expect(await screen.findByRole('heading', { level: 1, name: 'Yearly evaluation 2027 of CIAO' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Review from 2099-04-03 on, or when the statement is sent.');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows the indicators beside those of the evaluation before [12.767]', async () => {
    const before = {
      _id: anId(899),
      year: 2026,
      outcome: 'continue',
      indicators: [anIndicatorFigure('tests_on_time', { value: 0.8 })],
    } as const;
    openOne(reviewed({ before: { ...before, indicators: [...before.indicators] } }));
    const table = await screen.findByRole('table', { name: 'Indicators' });
    expect(within(table).getByRole('columnheader', { name: 'Evaluation of 2026' })).toBeVisible();
    const [, tests, days] = within(table).getAllByRole('row');
    expect(tests).toHaveTextContent('Tests on time96 %350 of 365at least 90 %● On target80 %↑ higher nowPortal');
    expect(days).toHaveTextContent(
      'Days with level 1 dataNothing knownNone○ Not assessedNothing knownNot imported yet',
    );
    expect(screen.getByRole('link', { name: 'Open the evaluation of 2026' })).toHaveAttribute(
      'href',
      `/cars/evaluation/${anId(899)}`,
    );
  });

  test('is closed after a summary; a proposal of suspension says that it suspends nothing [12.767]', async () => {
    const { sent } = openOne(reviewed({ statement: 'A laser failed.', stated_at: 1_800_000_000 }));
    expect(await screen.findByText('A laser failed.')).toBeVisible();
    await press('Close the evaluation');
    expect(sent(`POST ${CALL}/close`)).toEqual([]);
    expect(await box(/^Conclusions/)).toHaveAccessibleDescription(/Required/);
    await enter(await box(/^Conclusions/), 'Too few tests.');
    await choose('Suspension proposed');
    await press('Close the evaluation');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/proposes the suspension of the label to the administrators.*It suspends nothing/);
    expect(dialog).toHaveTextContent('This cannot be undone.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the evaluation' }));
    await waitFor(() =>
      expect(sent(`POST ${CALL}/close`)).toEqual([
        {
          version: 3,
          conclusions: 'Too few tests.',
          recommendations: null,
          outcome: 'propose_suspension',
          actions: [],
        },
      ]),
    );
    expect(await screen.findByRole('button', { name: /^Report \(PDF\)/ })).toBeVisible();
  });

  test('actions are added, removed with the focus in place, and belong to one outcome [12.767]', async () => {
    const { sent } = openOne(reviewed());
    await enter(await box(/^Conclusions/), 'Nearly.');
    await choose('Continue with actions');
    await press('Add an action');
    await press('Add an action');
    const second = screen.getByRole('group', { name: 'Action 2' });
    expect(within(second).getByRole('textbox', { name: /^What is to be done/ })).toHaveFocus();
    await enter(within(second).getByRole('textbox', { name: /^What is to be done/ }), 'Align the telescope.');
    await enter(within(second).getByRole('textbox', { name: /^Due/ }), '2000-01-01');
    await press('Remove action 1');
    expect(screen.getByRole('button', { name: 'Remove action 1' })).toHaveFocus();
    await press('Close the evaluation');
    const due = await box(/^Due/);
    expect(due).toHaveAccessibleDescription(/Must be after/);
    await choose('Continue');
    expect(screen.getByText(/1 typed action is kept in the draft/)).toBeVisible();
    await choose('Continue with actions');
    expect(await box(/^What is to be done/)).toHaveValue('Align the telescope.');
    expect(sent(`POST ${CALL}/close`)).toEqual([]);
  });

  test('errors of the server stand on their fields, and nothing typed is lost [12.767]', async () => {
    openOne(reviewed({ outcome: 'continue_with_actions' }), {
      [`POST ${CALL}/review`]: fails(422, 'Please correct', {
        errors: [{ path: 'actions[0].due', message: 'Must be a working day' }],
      }),
    });
    await press('Add an action');
    await enter(await box(/^What is to be done/), 'Align.');
    await enter(await box(/^Due/), '2099-01-01');
    await press('Save draft');
    expect(await screen.findByText('The draft was not saved')).toBeVisible();
    expect(await box(/^Due/)).toHaveAccessibleDescription(/Must be a working day/);
    expect(await box(/^What is to be done/)).toHaveValue('Align.');
  });

  test('without a statement the first draft begins the review, and closing goes through it [12.767]', async () => {
    const overdue = aRegularEvaluation({ statement_due: '2020-04-02', steps: ['review'] });
    const { sent } = openOne(overdue);
    await enter(await box(/^Conclusions/), 'Well.');
    await choose('Continue');
    await press('Close the evaluation');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the evaluation' }),
    );
    await waitFor(() => expect(sent(`POST ${CALL}/close`)).toMatchObject([{ version: 2, conclusions: 'Well.' }]));
    expect(sent(`POST ${CALL}/review`)).toMatchObject([{ version: 1 }]);
  });

  test('a version saved by another evaluator is chosen, and never closed unseen [12.767]', async () => {
    const theirs = reviewed({ version: 4, conclusions: 'Theirs.' });
    let isFirst = true;
    const { sent } = openOne(reviewed(), {
      [`POST ${CALL}/close`]: () => {
        const answer = isFirst ? fails(409, 'Saved meanwhile.', { code: 1004, data: theirs }) : says(2, 'Closed', null);
        isFirst = false;
        return answer;
      },
      [`POST ${CALL}/review`]: () =>
        says(2, 'Saved!', reviewed({ version: 5, conclusions: 'Mine.', outcome: 'continue' })),
    });
    await enter(await box(/^Conclusions/), 'Mine.');
    await choose('Continue');
    await press('Close the evaluation');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close the evaluation' }),
    );
    await press('Save my version');
    expect(await screen.findByText(/Your version was saved as the draft/)).toBeVisible();
    expect(sent(`POST ${CALL}/close`)).toHaveLength(1);
    expect(sent(`POST ${CALL}/review`)).toMatchObject([{ version: 4, conclusions: 'Mine.' }]);
  });

  test('what was typed when another evaluator closed it stays readable [12.767]', async () => {
    const closed = reviewed({ status: 'closed', steps: [], version: 9, outcome: 'continue', conclusions: 'Theirs.' });
    let isClosed = false;
    openOne(reviewed(), {
      [`GET ${CALL}`]: () => loads(isClosed ? closed : reviewed()),
      [`POST ${CALL}/review`]: () => {
        isClosed = true;
        return fails(409, 'The evaluation is closed.', { code: 1003, data: closed });
      },
    });
    await enter(await box(/^Conclusions/), 'Mine, a long text.');
    await press('Save draft');
    const kept = await screen.findByRole('region', { name: 'What you typed before the evaluation was closed' });
    expect(kept).toHaveTextContent('Mine, a long text.');
    await userEvent.click(within(kept).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Mine, a long text.')).toBeNull();
  });

  test('who may not issue reports saves drafts and closes nothing', async () => {
    openOne(reviewed({ steps: ['review'] }));
    expect(await screen.findByText(/Closing takes the permission to issue reports/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the evaluation' })).toBeNull();
  });

  test('once closed it has its outcome, its report, and actions to confirm [12.768]', async () => {
    const action = {
      _id: anId(950),
      text: 'Align the telescope.',
      due: '2020-09-01',
      reported_at: null,
      report: null,
      confirmed_at: null,
    };
    const { sent } = openOne(
      reviewed({
        status: 'closed',
        outcome: 'continue_with_actions',
        conclusions: 'Nearly.',
        steps: ['confirm-action'],
        actions: [
          action,
          { ...action, _id: anId(951), text: 'Clean it.', report: 'Cleaned.', reported_at: 1_800_000_000 },
          { ...action, _id: anId(952), text: 'Paint it.', confirmed_at: 1_800_000_000 },
        ],
      }),
      {
        [`POST ${CALL}/actions/${anId(951)}/confirm`]: says(2, 'Confirmed'),
        [`GET ${CALL}/report.pdf`]: sendsFile('CIAO_evaluation_2027.pdf'),
      },
    );
    const [late, reported, confirmed] = within(await screen.findByRole('list', { name: 'Actions' })).getAllByRole(
      'listitem',
    );
    expect(late).toHaveTextContent('Overdue since 2020-09-01');
    expect(reported).toHaveTextContent(/Reported as done on 2027-01-15.*Cleaned\./);
    expect(reported).not.toHaveTextContent('Overdue');
    expect(confirmed).toHaveTextContent('Confirmed on 2027-01-15');
    expect(screen.queryByRole('button', { name: 'Confirm: Paint it.' })).toBeNull();
    await press('Confirm: Clean it.');
    expect(sent(`POST ${CALL}/actions/${anId(951)}/confirm`)).toEqual([{ version: 3 }]);
    await press('Report (PDF): Yearly evaluation 2027 of CIAO');
    await waitFor(() => expect(sent(`GET ${CALL}/report.pdf`)).toHaveLength(1));
  });

  test('one that does not exist, and one of others, look the same', async () => {
    openOne(aRegularEvaluation(), { [`GET ${CALL}`]: fails(403, 'No') });
    expect(await screen.findByRole('heading', { level: 1, name: 'No such evaluation' })).toBeVisible();
  });
});
