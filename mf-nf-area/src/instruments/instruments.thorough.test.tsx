import { CATALOGUE, COMPLIANCES, byCode, photometerFormValues } from '@portal/domain';
import type { Lidar } from '@portal/domain';
import { aFacility, aLidar, aPhotometer, aProfile, anId, anInitialAcceptance, itemOf } from '@portal/testing';
import { answeredLater, enter, fails, isUnreachable, loads, says } from '@portal/testing/portal';
import { ToastRegion } from '@portal/ui/toast';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFacility } from '../../test/open-facility';

const ID = anId(10);
const SAVE = `POST /photometer/system/edit/${anId(200)}`;
const ADD = `POST /national-facility/${ID}/edit/add-photometer-system`;
const rows = async () => (await screen.findAllByRole('row')).map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** antd gives all dialogs the same id in tests, so nested dialogs are found by title. */
const dialog = async (title: string | RegExp) => {
  const element = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!element) throw new Error(`"${String(title)}" is in no dialog.`);
  return element;
};
const manufacturer = () => screen.findByRole('textbox', { name: 'Instrument Manufacturer' });
const LOCKED = aFacility({ submissions: { initial_acceptance: anInitialAcceptance('submitted') } }, 'submitted');

test('the table of lidars, before and after an evaluation [2.9.13, 11.5.15]', async () => {
  const evaluated = { general_compliance: itemOf(COMPLIANCES, 'partially') };
  openFacility({ search: '?tab=lidars', lidars: [aLidar(), aLidar({ _id: anId(101), name: 'OLD', ...evaluated })] });
  expect(await rows()).toEqual([
    'Instrument NameOperational StatusComplianceActions',
    'RALIOperationalNot evaluatedHintsEditDuplicateDelete',
    'OLDOperationalPartially compliantHintsEditDuplicateDelete',
  ]);
});

test('a saved instrument says how many of its required fields are missing', async () => {
  openFacility({ search: '?tab=lidars', lidars: [aLidar({ type: null, location: null })] });
  expect(await screen.findByRole('row', { name: /^RALI/ })).toHaveTextContent('RALI2 fields missingOperational');
});

test.each([
  ['its owner', { is_owner: true }, 'After the report'],
  ['others', { is_owner: false, is_deputy: false }, 'Not evaluated'],
])('before the report, %s (%j) reads about an evaluation: %s', async (_who, rights, said) => {
  openFacility({
    search: '?tab=lidars',
    facility: { ...LOCKED, editable: false, ...rights },
    profile: rights.is_owner ? aProfile() : aProfile(['lidar_reviewer'], { _id: anId(5) }),
  });
  expect(await screen.findByRole('row', { name: /^RALI/ })).toHaveTextContent(`RALIOperational${said}Hints`);
});

test.each([
  [99, 'lidar', 'the button'],
  [100, 'lidar', 'a sentence'],
  [99, 'photometer', 'the button'],
  [100, 'photometer', 'a sentence'],
] as const)('with %i of them, the place for a new %s has %s', async (count, kind, has) => {
  const some = Array.from({ length: count }, (_each, index) => ({ _id: anId(300 + index), name: `No. ${index}` }));
  openFacility({
    search: `?tab=${kind}s`,
    lidars: kind === 'lidar' ? some.map((one) => aLidar(one)) : [],
    photometers: kind === 'photometer' ? some.map((one) => aPhotometer(one)) : [],
  });
  expect(await screen.findByText('No. 0')).toBeVisible();
  const add = screen.queryByRole('button', { name: `Add new ${kind} system` });
  const sentence = screen.queryByText(`A facility has at most 100 ${kind}s. Please delete one first.`);
  expect([add !== null, sentence !== null]).toEqual(has === 'the button' ? [true, false] : [false, true]);
});

test('an unfinished copy says when and by whom it was last kept [12.60]', async () => {
  const begun = { kind: 'lidar', missing: 19, wrong: 0, version: 3, updated_at: 1_780_000_000 } as const;
  openFacility({
    search: '?tab=lidars',
    answers: {
      [`GET /national-facility/${ID}/unfinished-instruments`]: loads([
        { ...begun, _id: anId(100), name: 'RALI', updated_by: 'Dora Bell' },
        { ...begun, _id: anId(900), name: 'MUSA', updated_by: null },
      ]),
    },
  });
  expect(await screen.findByRole('row', { name: /^MUSA/ })).toHaveTextContent(
    'MUSAunfinished, 19 fields missingLast kept 2026-05-28 20:26 UTC by someone whose account was deleted',
  );
  expect(screen.getByRole('row', { name: /^RALI/ })).toHaveTextContent('Last kept 2026-05-28 20:26 UTC by Dora Bell');
});

test('an unfinished copy is discarded in the listed version; one typed on elsewhere stays, with the reason [12.60]', async () => {
  const message = 'This was typed on elsewhere in the meantime, and was not discarded.';
  const list = `/national-facility/${ID}/unfinished-instruments`;
  const discard = jest.fn(() => fails(409, message));
  openFacility({
    search: '?tab=lidars',
    answers: {
      [`GET ${list}`]: loads([
        {
          _id: anId(900),
          kind: 'lidar',
          name: 'MUSA',
          missing: 1,
          wrong: 0,
          version: 3,
          updated_at: 1,
          updated_by: null,
        },
      ]),
      [`GET ${list}/lidar/${anId(900)}`]: loads(null),
      [`DELETE ${list}/lidar/${anId(900)}?version=3`]: discard,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard MUSA' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Discard unfinished lidar' }));
  await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
  expect(await asked.findByText(message)).toBeVisible();
  expect(discard).toHaveBeenCalledTimes(1);
});

test('discarding an unfinished copy names it and can be taken back, with what only this browser has [12.60, 12.62]', async () => {
  const list = `/national-facility/${ID}/unfinished-instruments`;
  const begun = { _id: anId(900), kind: 'lidar', name: 'MUSA', missing: 1, wrong: 0, version: 3 } as const;
  const copy = { ...begun, updated_at: 1, updated_by: null };
  const key = `unsaved:${aProfile()._id}:lidar:${ID}-new:${anId(900)}`;
  const typed = JSON.stringify({ at: 7, values: { name: 'MUSA 2' } });
  const { sent } = openFacility({
    search: '?tab=lidars',
    answers: {
      [`GET ${list}`]: loads([copy]),
      [`GET ${list}/lidar/${anId(900)}`]: loads({ ...copy, values: { name: 'MUSA' } }),
      [`DELETE ${list}/lidar/${anId(900)}?version=3`]: says(0, 'Operation successful!', null),
      [`POST ${list}/lidar/${anId(900)}`]: says(2, CATALOGUE.saved.message, { ...copy, version: 1 }),
    },
  });
  localStorage.setItem(key, typed);
  render(<ToastRegion />);
  await press('Discard MUSA');
  await userEvent.click(within(await dialog('Discard unfinished lidar')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Discarded: what was typed and not saved of MUSA.')).toBeVisible();
  expect(screen.queryByText('Operation successful!')).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBeNull();
  await press('Take it back');
  await waitFor(() => expect(localStorage.getItem(key)).toBe(typed));
  expect(sent(`POST ${list}/lidar/${anId(900)}`)).toEqual([{ version: 0, values: { name: 'MUSA' } }]);
});

describe('unfinished instruments that cannot be loaded [12.60]', () => {
  const list = `GET /national-facility/${ID}/unfinished-instruments`;
  const message = 'Unfinished instruments could not be loaded.';
  const musa = { _id: anId(900), kind: 'lidar', name: 'MUSA', missing: 1, wrong: 0, version: 3, updated_at: 1 };

  /** Opens the lidars of a facility whose unfinished instruments are loaded at the second attempt. */
  function openWith(lidars: Lidar[]) {
    let isUp = false;
    openFacility({
      search: '?tab=lidars',
      lidars,
      answers: { [list]: () => (isUp ? loads([musa]) : fails(500, 'Out of order')) },
    });
    return () => {
      isUp = true;
    };
  }

  test('are reported beside the saved ones, and loaded when asked for again', async () => {
    const mend = openWith([aLidar()]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('row', { name: /^RALI/ })).toBeVisible();
    mend();
    await press('Try again');
    expect(await screen.findByRole('row', { name: /^MUSA/ })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('are not taken for none: a facility without saved ones is not said to have no lidar', async () => {
    const mend = openWith([]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('No lidar system registered')).not.toBeInTheDocument();
    mend();
    await press('Try again');
    expect(await screen.findByRole('row', { name: /^MUSA/ })).toBeVisible();
  });

  test('are not said to exist no longer', async () => {
    openFacility({ search: `?tab=photometers&photometer=${anId(900)}`, answers: { [list]: isUnreachable } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('This photometer no longer exists.')).not.toBeInTheDocument();
  });
});

test('while it is not known whether there are unfinished instruments, none are said to be missing [12.60]', async () => {
  const { handler, answer } = answeredLater();
  openFacility({
    search: '?tab=lidars',
    lidars: [],
    answers: { [`GET /national-facility/${ID}/unfinished-instruments`]: handler },
  });
  expect(await screen.findByText('Loading lidars…')).toBeInTheDocument();
  expect(screen.queryByText('No lidar system registered')).not.toBeInTheDocument();
  answer(loads([]));
  expect(await screen.findByRole('heading', { name: 'No lidar system registered' })).toBeInTheDocument();
});

test('the table of photometers has no hints [2.9.17]', async () => {
  openFacility({ search: '?tab=photometers' });
  expect(await rows()).toEqual([
    'NameOperational StatusComplianceActions',
    'Sun photometer 1OperationalNot evaluatedEditDelete',
  ]);
});

test.each<[tab: string, title: string, hint: string]>([
  ['lidars', 'No lidar system registered', 'Add the first one with “Add new lidar system”.'],
  ['photometers', 'No photometer registered', 'Register the first one with “Add new photometer system”.'],
])('no %s: the empty state has a hint, except for readers [2.9.16, 2.9.18]', async (tab, title, hint) => {
  openFacility({ search: `?tab=${tab}`, lidars: [], photometers: [] });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(hint)).toBeInTheDocument();
});

test.each(['lidars', 'photometers'])('%s that cannot be loaded', async (tab) => {
  openFacility({ search: `?tab=${tab}`, answers: { [`GET /national-facility/${ID}/${tab}`]: isUnreachable } });
  expect(await screen.findByText(`The ${tab} could not be loaded`)).toBeInTheDocument();
});

test('the URL names an instrument that no longer exists', async () => {
  openFacility({ search: `?tab=lidars&lidar=${anId(999)}` });
  expect(await screen.findByText('This lidar no longer exists.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the hints of a lidar: criteria and suggested compliance [2.9.15, 5.19, 11.7.3]', async () => {
  const path = `GET /lidar/system/${anId(100)}/suggested`;
  openFacility({
    search: '?tab=lidars',
    answers: {
      [`${path}-feasibility-compliance`]: loads({ compliance: 'partially', code: 1 }),
      [`${path}-feature-compliance`]: loads({ compliance: 'yes', code: 0 }),
      [`${path}-channel-compliance`]: loads({ compliance: 'no', code: 3, wavelengths: [] }),
    },
  });
  await press('Hints: compliance of RALI');
  const opened = await dialog('Compliance hints: RALI');
  expect(within(opened).getAllByRole('list')[0]?.textContent).toBe(
    [
      'Height resolution: 15 m or finer.',
      'Time resolution: 60 s or shorter.',
      'Full overlap: 300 m or less, within 5 years at the latest.',
      'Additional functions: at least manual.',
      'Photodetector eye piece and pretrigger: existing, or planned within 6 months.',
      'Initial acceptance: at most 1 year before installation.',
      'Minimum altitude range at 1064 nm: signal-to-noise ratio of 9 or more at 10 km.',
      'Minimum altitude range at 532 nm: signal-to-noise ratio of 11 (cross) and 55 (parallel) or more at 15 km.',
      'Minimum altitude range at 355 nm: signal-to-noise ratio of 17 (cross) and 65 (parallel) or more at 15 km.',
    ].join(''),
  );
  expect(await within(opened).findByText('The design is not open.')).toBeInTheDocument();
  expect(within(opened).getByText('No wavelength has a complete set-up.')).toBeInTheDocument();
  expect(within(opened).getByText('All criteria are met.')).toBeInTheDocument();
});

test('hints that fail to load are reported', async () => {
  openFacility({ search: `?tab=lidars&hints=${anId(100)}` });
  expect(await screen.findByText('The suggested compliance could not be loaded')).toBeInTheDocument();
});

test('an instrument is deleted after a confirmation [11.5.17]', async () => {
  const remove = `DELETE /lidar/system/${anId(100)}`;
  const { sent } = openFacility({ search: '?tab=lidars', answers: { [remove]: says(2, CATALOGUE.saved.message) } });
  await press('Delete RALI');
  const opened = await screen.findByRole('dialog');
  expect(opened).toHaveTextContent('Are you sure you want to delete RALI? This operation is irreversible!');
  await userEvent.click(within(opened).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent(remove)).toHaveLength(1));
});

test('a failed deletion is reported in its dialog', async () => {
  const remove = `DELETE /photometer/system/${anId(200)}`;
  openFacility({ search: '?tab=photometers', answers: { [remove]: fails(409, CATALOGUE.notEditable.message) } });
  await press('Delete Sun photometer 1');
  const opened = await screen.findByRole('dialog');
  await userEvent.click(within(opened).getByRole('button', { name: 'Delete' }));
  expect(await within(opened).findByText(CATALOGUE.notEditable.message)).toBeInTheDocument();
});

test('the dialog of an instrument has its evaluation, its form and a URL [2.9.19]', async () => {
  const { sent, address } = openFacility({
    search: '?tab=photometers',
    answers: { [SAVE]: says(2, CATALOGUE.saved.message, aPhotometer({ version: 2, manufacturer: 'Other' })) },
  });
  await press('Edit Sun photometer 1');
  const opened = await dialog('Edit Photometer System');
  expect(address()).toContain(`photometer=${anId(200)}`);
  expect(within(opened).getAllByText('Not assessed')).toHaveLength(2);
  await userEvent.clear(await manufacturer());
  await enter(await manufacturer(), 'Other');
  await userEvent.click(within(opened).getByRole('button', { name: 'Save photometer system to draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(SAVE)).toMatchObject([{ manufacturer: 'Other', version: 1 }]);
  expect(address()).not.toContain('photometer=');
  expect(localStorage.getItem(`unsaved:${aProfile()._id}:photometer:${anId(200)}`)).toBeNull();
});

test('closing a dialog with unsaved changes asks first; the text is kept and restored', async () => {
  openFacility({ search: `?tab=photometers&photometer=${anId(200)}` });
  const opened = await dialog('Edit Photometer System');
  await enter(within(opened).getByRole('textbox', { name: 'Instrument Model' }), ' new');
  await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
  await userEvent.click(within(await dialog(/You have unsaved changes/)).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText('Edit Photometer System')).not.toBeInTheDocument());
  await press('Edit Sun photometer 1');
  expect(await screen.findByText(/Unsaved changes from .* were restored/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Instrument Model' })).toHaveValue('CE318-T new');
});

test('the version of another user who saved the instrument is accepted, which can be taken back', async () => {
  const theirs = aPhotometer({ version: 4, manufacturer: 'Theirs' });
  let photometer = aPhotometer();
  openFacility({
    search: `?tab=photometers&photometer=${anId(200)}`,
    answers: {
      [`GET /national-facility/${ID}/photometers`]: () => loads({ photometers: [photometer] }),
      [SAVE]: () => {
        photometer = theirs;
        return fails(409, 'Outdated', { data: theirs });
      },
    },
  });
  render(<ToastRegion />);
  await enter(await manufacturer(), ' mine');
  await press('Save photometer system to draft');
  const conflict = await dialog('Changes were saved elsewhere in the meantime');
  expect(within(conflict).getByRole('row', { name: /Manufacturer/ })).toHaveTextContent('TheirsCimel mine');
  await userEvent.click(within(conflict).getByRole('button', { name: 'Take the saved version' }));
  await waitFor(async () => expect(await manufacturer()).toHaveValue('Theirs'));
  expect(screen.queryByText(/were restored/)).not.toBeInTheDocument();
  await press('Take it back');
  expect(await manufacturer()).toHaveValue('Cimel mine');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
});

/** Fills in the form for a new photometer completely. */
async function fillInPhotometer() {
  await screen.findByRole('button', { name: 'Save photometer system to draft' });
  const values = photometerFormValues(aPhotometer());
  for (const [label, text] of [
    ['Photometer unique ID/Name', values.name],
    ['Latitude', values.latitude],
    ['Longitude', values.longitude],
    ['Altitude', values.altitude],
    ['Instrument Manufacturer', values.manufacturer],
    ['Instrument Model', values.instrument_model],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Operational' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Automatic sun/sky/lunar photometer' }));
  return values;
}

test('text typed while an instrument is saved stays, and its dialog stays open', async () => {
  const { handler, answer } = answeredLater();
  const { sent, address } = openFacility({
    search: `?tab=photometers&photometer=${anId(200)}`,
    answers: { [SAVE]: handler },
  });
  await enter(await manufacturer(), ' sent');
  await press('Save photometer system to draft');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
  await enter(await manufacturer(), ' and more');
  answer(says(2, CATALOGUE.saved.message, aPhotometer({ version: 2, manufacturer: 'Cimel sent' })));
  const save = screen.getByRole('button', { name: /Save photometer system to draft/ });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  expect(await manufacturer()).toHaveValue('Cimel sent and more');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await press('Save photometer system to draft');
  await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
  expect(sent(SAVE)[1]).toMatchObject({ manufacturer: 'Cimel sent and more', version: 2 });
  answer(says(2, CATALOGUE.saved.message, aPhotometer({ version: 3, manufacturer: 'Cimel sent and more' })));
  await waitFor(() => expect(address()).not.toContain('photometer='));
});

test('text typed while a new instrument is added belongs to that instrument', async () => {
  const { handler, answer } = answeredLater();
  const { sent, address } = openFacility({
    search: '?tab=photometers&add=photometer',
    photometers: [],
    answers: { [ADD]: handler, [SAVE]: says(2, CATALOGUE.saved.message, aPhotometer({ version: 2 })) },
  });
  await fillInPhotometer();
  await press('Save photometer system to draft');
  await waitFor(() => expect(sent(ADD)).toHaveLength(1));
  await enter(await manufacturer(), ' and more');
  answer(says(2, CATALOGUE.saved.message, aPhotometer()));
  expect(await screen.findByText(/Unsaved changes from .* were restored/)).toBeInTheDocument();
  expect(await manufacturer()).toHaveValue('Cimel and more');
  expect(localStorage.getItem(`unsaved:${aProfile()._id}:photometer:${ID}-new`)).toBeNull();
  await press('Save photometer system to draft');
  await waitFor(() => expect(address()).not.toContain('add='));
  expect(sent(ADD)).toHaveLength(1);
  expect(sent(SAVE)).toMatchObject([{ manufacturer: 'Cimel and more', version: 1 }]);
});

test('the form closes when a new instrument has been saved [2.9.18]', async () => {
  const { sent, address } = openFacility({
    search: '?tab=photometers&add=photometer',
    photometers: [],
    answers: { [ADD]: says(2, CATALOGUE.saved.message, aPhotometer()) },
  });
  const values = await fillInPhotometer();
  await press('Save photometer system to draft');
  await waitFor(() => expect(address()).not.toContain('add='));
  expect(sent(ADD)).toMatchObject([{ name: values.name, latitude: 44.348, instrument_model: 'CE318-T' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add new photometer system' })).toHaveFocus());
});

test('the form for a new lidar is a page with a URL and a link back to its facility [2.9.12, 12.61]', async () => {
  const { address } = openFacility({ search: '?tab=lidars' });
  await press('Add new lidar system');
  expect(address()).toContain('add=lidar');
  expect(address()).toMatch(/lidar\.copy=[0-9a-f-]{36}/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Add new lidar system' })).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Save lidar system to draft' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'CIAO: Lidars' }));
  expect(await screen.findByRole('button', { name: 'Add new lidar system' })).toHaveFocus();
  expect(address()).toMatch(/tab=lidars$/);
});

test('the form of a lidar is a page with its evaluation; saving leads back to its table row [12.61]', async () => {
  const save = `POST /lidar/system/edit/${anId(100)}`;
  const { sent, address } = openFacility({
    search: '?tab=lidars',
    answers: { [save]: says(2, CATALOGUE.saved.message, aLidar({ version: 2 })) },
  });
  await press('Edit RALI');
  expect(await screen.findByRole('heading', { level: 1, name: /^Edit Lidar System ./ })).toHaveFocus();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('RALI');
  await enter(await screen.findByRole('textbox', { name: 'Manufacturer' }), ' 2');
  await press('Save lidar system to draft');
  await waitFor(() => expect(sent(save)).toHaveLength(1));
  await waitFor(() => expect(address()).toMatch(/tab=lidars$/));
  expect(await screen.findByRole('button', { name: 'Edit RALI' })).toHaveFocus();
});

test('duplicating a lidar opens a separate form and saves nothing yet [12.61]', async () => {
  const { made } = openFacility({ search: '?tab=lidars' });
  await press('Duplicate RALI');
  const name = await screen.findByRole('textbox', { name: 'Unique ID/Name' });
  await waitFor(() => expect(name).toHaveValue('RALI (copy)'));
  expect(screen.getByText('Copied from RALI. Nothing is saved yet.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Manufacturer' })).toHaveValue('Built on site');
  expect(made.filter(({ call }) => call.includes('/edit/'))).toEqual([]);
});

test('the form reports that the channel categories cannot be loaded', async () => {
  openFacility({ search: '?tab=lidars&add=lidar', answers: { 'GET /lidar/channels/categories': fails(500) } });
  expect(await screen.findByText('The form could not be loaded')).toBeInTheDocument();
});

test('Cancel closes the form, which shows the stored values when it is reopened, and can be undone [12.62]', async () => {
  openFacility({ search: `?tab=photometers&photometer=${anId(200)}` });
  render(<ToastRegion />);
  await enter(await manufacturer(), ' typed');
  await press('Cancel');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: 'Instrument Manufacturer' })).not.toBeInTheDocument(),
  );
  await press('Edit Sun photometer 1');
  expect(await manufacturer()).toHaveValue('Cimel');
  await press('Cancel');
  await press('Take it back');
  await waitFor(async () => expect(await manufacturer()).toHaveValue('Cimel typed'));
});

test('readers see data sheets and evaluations [2.9.14]', async () => {
  const lidar = aLidar({ feature_compliance: byCode(COMPLIANCES, 'yes'), feature_comments: 'Well done.' });
  openFacility({ search: '?tab=lidars', facility: LOCKED, lidars: [lidar] });
  await press('View RALI');
  const opened = await dialog('Edit Lidar System');
  expect(opened).toHaveTextContent('Well done.');
  expect(within(opened).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(opened).getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0);
});
