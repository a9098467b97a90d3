import { facility, openFacilities, person, press, ALL } from '../facilities/facilities.fixture';
import { anId } from '@portal/testing';
import { fails, loadsPart } from '@portal/testing/portal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const FACILITIES = [
  facility(1, 'ALPHA', 'registered'),
  facility(2, 'GAMMA', 'submitted', {
    component_reviewers: { lidar: person(5, 'Ada'), lidar_data: null, photometer: null, photometer_data: null },
  }),
];

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  // jsdom has no object URLs.
  URL.createObjectURL = jest.fn((file: Blob) => `blob:${saved.push(file)}`);
  URL.revokeObjectURL = jest.fn();
  HTMLAnchorElement.prototype.click = jest.fn();
});

// jsdom's blobs lack `text()`.
const read = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });

/** The text of the saved file. The page continues while the file is created, so this polls like a query of the page. */
const savedText = () =>
  waitFor(async () => {
    const [file] = saved;
    if (!file) throw new Error('Nothing was saved.');
    return read(file);
  });

test('the file contains exactly the filtered rows, one value per column [12.48]', async () => {
  const { query } = openFacilities({ facilities: FACILITIES, path: `?reviewer=${anId(5)}&search=gamma&sort=-type` });
  await press('Download these facilities as CSV');
  const lines = (await savedText()).trim().split('\r\n');
  expect(query(ALL)).toBe(`search=gamma&sort=-type&reviewer=${anId(5)}&start=0&count=100`);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^"National Facility","Name","Status","Type","PI","PI contact","Lidar reviewer"/);
  expect(lines[0]).toMatch(/"Waiting for","Waiting since","Step","Due date"$/);
  expect(lines[1]).toContain('"N/A","N/A","N/A","');
  expect(lines[1]).toMatch(/^"GAMMA",.*"Submitted",.*"Ada Byron",,,/);
});

test('hidden columns are neither shown nor exported until all columns are restored [12.79, 12.80]', async () => {
  const { address } = openFacilities({ facilities: FACILITIES, path: '?sort=-pi&without=type+nothing' });
  await press('Columns (7 of 8)');
  await userEvent.click(screen.getByRole('checkbox', { name: 'PI' }));
  expect(address()).toMatch(/\?without=type\+pi$/);
  expect(screen.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Actions' })).not.toBeInTheDocument();
  await press('Download these facilities as CSV');
  expect(await savedText()).toMatch(/^"National Facility","Name","Status","Lidar reviewer"/);
  expect(screen.queryByRole('group', { name: 'Columns of the table' })).not.toBeInTheDocument();
  await press('Columns (6 of 8)');
  await press('Show all columns');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  expect(address()).toMatch(/edit-nfs$/);
});

test('a file that cannot be created is reported [12.48]', async () => {
  openFacilities({
    facilities: FACILITIES,
    answers: { [ALL]: (request) => (request.call.includes('count=100') ? fails(500) : loadsPart(FACILITIES, request)) },
  });
  await press('Download these facilities as CSV');
  expect(await screen.findByText('The file could not be loaded. Please try again in a moment.')).toBeVisible();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Download these facilities as CSV');
  expect(
    await screen.findByText('There is no connection. Please try again once the connection is back.'),
  ).toBeVisible();
});
