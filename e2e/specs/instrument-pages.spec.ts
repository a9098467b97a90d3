import { certified } from '../fixtures/certified';
import { expect, test } from '../fixtures/test';

test('a lidar page shows the specified lines, the channels and the two cards [2.1.11]', async ({ page, request }) => {
  const facility = (await certified(request)).find(({ acronym }) => acronym === 'CIAO');
  const lidar = facility?.lidars[0];
  await page.goto(`/lidar/${lidar?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: lidar?.name })).toBeVisible();
  for (const line of [
    'Instrument name',
    'Latitude (°N)',
    'Longitude (°E)',
    'Altitude (m)',
    'Status',
    'Type',
    'Manufacturer',
    'Location',
    'Additional information',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: line }).first()).toBeVisible();
  }
  await expect(page.getByText(/^(Operational since|Planned operation date)$/)).toBeVisible();
  for (const card of ['Additional functions', 'Features']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByText('Pretrigger ≥20 µs')).toBeVisible();
  const groups = page.getByRole('table', { name: 'Channel groups' });
  await expect(groups.getByRole('columnheader', { name: 'Availability' })).toBeVisible();
  await expect(groups.getByRole('row', { name: /^Elastic 532/ })).toBeVisible();
});

test('the channel groups are a table beside the downloads of who cites; on a phone each is a card [2.11.4, 12.69]', async ({
  page,
  request,
}) => {
  const facility = (await certified(request)).find(({ acronym }) => acronym === 'CIAO');
  for (const width of [1440, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/lidar/${facility?.lidars[0]?._id}`);
    const row = page.getByRole('table', { name: 'Channel groups' }).getByRole('row', { name: /^Elastic 532/ });
    const [title, value] = [row.getByRole('rowheader'), row.getByRole('cell').nth(2)];
    const [left, right] = [await title.boundingBox(), await value.boundingBox()];
    const isBeside = (left?.x ?? 0) + (left?.width ?? 0) <= (right?.x ?? 0);
    expect(isBeside).toBe(width > 390);
    await expect(
      page.getByRole('region', { name: 'Facility and label' }).getByRole('link', { name: 'PIDINST' }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a photometer page shows the specified lines [2.1.11]', { tag: '@thorough' }, async ({ page, request }) => {
  const photometer = (await certified(request)).flatMap(({ photometers }) => photometers)[0];
  await page.goto(`/photometer/${photometer?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: photometer?.name })).toBeVisible();
  for (const line of [
    'Latitude (°N)',
    'Longitude (°E)',
    'Altitude (m)',
    'Status',
    'Type',
    'Manufacturer',
    'Instrument model',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: line }).first()).toBeVisible();
  }
});

test('the map of a photometer fills the room below its short record', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const photometer = (await certified(request)).flatMap(({ photometers }) => photometers)[0];
  await page.goto(`/photometer/${photometer?._id}`);
  const about = page.getByRole('region', { name: 'Facility and label' });
  const map = page.getByRole('region', { name: 'Position', exact: true });
  await expect(about).toBeVisible();
  await expect(map).toBeVisible();
  const [beside, below] = [await about.boundingBox(), await map.boundingBox()];
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  expect(below?.y).toBeLessThan((beside?.y ?? 0) + (beside?.height ?? 0));
});

test.describe('when an instrument cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'the page is cleared, gives the reason and can retry [2.11.7]',
    { tag: '@thorough' },
    async ({ page, request }) => {
      const lidar = (await certified(request)).flatMap(({ lidars }) => lidars)[0];
      await page.route('**/api/lidar/system/*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(`/lidar/${lidar?._id}`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByText('Latitude (°N)')).toHaveCount(0);
      await page.unroute('**/api/lidar/system/*');
      await page.getByRole('button', { name: /try again/i }).click();
      await expect(page.getByText('Latitude (°N)')).toBeVisible();
    },
  );
});

test('on a phone every figure of the plot is within the screen, by its label [12.68]', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const facility = (await certified(request)).find(({ acronym }) => acronym === 'CIAO');
  await page.goto(`/lidar/${facility?.lidars[0]?._id}`);
  await page.getByText(/^Figures:/).click();
  const figures = page.getByRole('region', { name: /^Range of the channels/ });
  const last = figures.getByRole('row').nth(1).getByRole('cell').last();
  await expect(last).toHaveAttribute('data-label', 'Reaches it');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await figures.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
