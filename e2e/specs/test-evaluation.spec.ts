import type { Lidar, LidarConfigurationRecord, MyFacilities, QaTest } from '@portal/domain';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callsOf } from '../fixtures/calls';
import { expect, PASSWORD, test } from '../fixtures/test';

const OWNER = 'pi.rado@demo.example';
const EVALUATOR = 'cars@demo.example';
const SECONDS_PER_DAY = 86_400;
/** The evening before the story. */
const EVENING = (Math.floor(Date.now() / 1000 / SECONDS_PER_DAY) - 1) * SECONDS_PER_DAY + 77_400;
const DAY = new Date(EVENING * 1000).toISOString().slice(0, 10).replaceAll('-', '');

/** The text of a telecover as ATLAS exports it, in which the north overlaps from a range in m on. */
function telecover(late: number): Buffer {
  const rows = Array.from({ length: 600 }, (_bin, index) => {
    const range = 7.5 * (index + 1);
    const north = 1 / (1 + Math.exp(-(range - late) / 40));
    const cells = [range / 1000, ...[north, 1, 1, 1, north].map((overlap) => overlap * Math.exp(-range / 8000))];
    return cells.map((value) => value.toExponential(6)).join(',');
  });
  return Buffer.from(['station ID = ino', 'range, N1, E1, S1, W1, N2', ...rows, ''].join('\n'));
}

const CHANNELS = 12;

const channelsOf = ({ channels }: Lidar) =>
  Object.values(channels).flatMap((group) => (group?.channels ?? []).map(({ short_name }) => short_name));

/** A lidar of the facility with a configuration of twelve channels, and two submitted telecovers of it. */
async function submitTests(request: APIRequestContext) {
  const owner = await callsOf(request, OWNER);
  const login = await request.post('/api/auth/login', { data: { email: OWNER, password: PASSWORD } });
  const { data: session } = (await login.json()) as { data: { access_token: string } };
  const [facility] = (await owner.get<MyFacilities>('/my/national-facilities')).nfs;
  const { lidars } = await owner.get<{ lidars: Lidar[] }>(`/national-facility/${facility?.id}/lidars`);
  const lidar = lidars.toSorted((one, other) => channelsOf(other).length - channelsOf(one).length)[0];
  if (!lidar) throw new Error('The facility has no lidar.');
  const channels = channelsOf(lidar).slice(0, CHANNELS);
  const configuration = await owner.post<LidarConfigurationRecord>(`/lidar/system/${lidar._id}/configurations`, {
    name: 'night',
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: channels.map((short_name, index) => ({ short_name, scc_channel_id: 1480 + index })),
  });
  async function submit(late: number) {
    const { _id: id } = await owner.post<QaTest>('/qa-tests', {
      lidar: lidar?._id,
      type: 'telecover',
      configuration: configuration.number,
      measured_from: EVENING,
      measured_to: EVENING + 1800,
    });
    for (const [index, channel] of channels.entries()) {
      const name = `ino_120_201_310_${DAY}_213000_tlc_${channel}_${1480 + index}_ATLAS_0.5.1.txt`;
      const file = { name, mimeType: 'text/plain', buffer: telecover(late + index) };
      // In sequence: a test is changed by one upload after the other.
      // eslint-disable-next-line no-await-in-loop
      const answer = await request.post(`/api/qa-tests/${id}/files`, {
        multipart: { file },
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }
    await owner.post(`/qa-tests/${id}/submit`);
    return id;
  }
  return { owner, lidar: lidar.name, channels, ids: [await submit(-100), await submit(-95)] as const };
}

/** Goes to a target with the Tab key alone. */
async function tabTo(page: Page, target: Locator, most = 30) {
  for (let step = 0; step < most; step += 1) {
    // eslint-disable-next-line no-await-in-loop -- one key after the other
    if (await target.evaluate((element) => element === document.activeElement)) return;
    // eslint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('an evaluator evaluates a test of twelve channels by keyboard alone, and returns another [12.421]', async ({
  page,
  request,
  logIn,
  expectAccessible,
}) => {
  const { owner, lidar, channels, ids } = await submitTests(request);
  const [first, second] = ids;
  const name = `Telecover, quadrants of ${lidar}`;
  await logIn(EVALUATOR);

  await test.step('the menu leads to the inbox, where both tests wait', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Schedule Support' }).click();
    const inbox = page.getByRole('table', { name: 'Tests and requests that are open' });
    await expect(inbox.getByRole('row').filter({ hasText: name })).toHaveCount(2);
    await expectAccessible();
  });

  await test.step('the oldest is opened and taken', async () => {
    await page.getByRole('link', { name }).first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/cars/qa-test/${first}$`));
    await page.getByRole('button', { name: 'Take this test' }).press('Enter');
    await expect(page.getByRole('region', { name: channels[0], exact: true })).toContainText('Suggested: Pass');
    await expect(page.getByRole('img', { name: `Profiles of ${channels[0]}` })).toBeVisible();
    await expectAccessible();
  });

  await test.step('each channel is assessed by a key; one differs from the suggestion', async () => {
    for (const [index, channel] of channels.entries()) {
      const panel = page.getByRole('region', { name: channel, exact: true });
      await expect(panel).toBeVisible();
      if (index > 0) await expect(panel).toBeFocused();
      await page.keyboard.press(index === 3 ? '3' : '1');
      if (index === 3) {
        await expect(panel).toContainText('This differs from the suggestion (Pass).');
        await page.keyboard.press('r');
        await page.keyboard.type('j: the north is late here');
        await page.keyboard.press('Escape');
        await expect(panel).toBeFocused();
      }
      if (index < channels.length - 1) await page.keyboard.press('j');
    }
    await expect(page.getByText(`${channels.length} of ${channels.length} assessed`)).toBeVisible();
    await expect(page.getByText('Result of the test: Failed')).toBeVisible();
  });

  await test.step('the draft is kept over a reload, and the facility sees nothing of it', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Conclusions' }));
    await page.keyboard.type('One sector overlaps late.');
    await tabTo(page, page.getByRole('button', { name: 'Save draft' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Drafts are never shown to the facility.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Conclusions' })).toHaveValue('One sector overlaps late.');
    const seen = await owner.get<QaTest>(`/qa-tests/${first}`);
    expect(seen).toMatchObject({ status: 'in_evaluation', results: [], conclusions: null });
    expect(JSON.stringify(seen)).not.toContain('late');
  });

  await test.step('the test is concluded, and the facility has its result', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Conclude' }), 60);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Result of the test: Failed');
    await expectAccessible();
    await tabTo(page, dialog.getByRole('button', { name: 'Conclude' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Report/ })).toBeVisible();
    const seen = await owner.get<QaTest>(`/qa-tests/${first}`);
    expect(seen).toMatchObject({ status: 'failed', conclusions: 'One sector overlaps late.' });
    expect(seen.results.find(({ name: channel }) => channel === channels[3])).toMatchObject({
      assessment: 'fail',
      remark: 'j: the north is late here',
    });
    await expectAccessible();
  });

  await test.step('the other test is returned with a reason', async () => {
    await page.goto(`/cars/qa-test/${second}`);
    await page.getByRole('button', { name: 'Take this test' }).click();
    await page.getByRole('button', { name: 'Return to the facility' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: channels[0] ?? '', exact: true }).check();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The files of another night were sent.');
    await dialog.getByRole('button', { name: 'Return the test' }).click();
    await expect(page.getByText('This test is with the facility.')).toBeVisible();
    const seen = await owner.get<QaTest>(`/qa-tests/${second}`);
    expect(seen).toMatchObject({ status: 'returned', return_reason: 'The files of another night were sent.' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the network, the calendar and the campaigns are accessible', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/cars/support/network?network.search=RADO');
    await page
      .getByRole('link', { name: new RegExp(`^Telecover, quadrants, ${lidar}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Configurations');
    await expectAccessible();
    await page.getByRole('button', { name: 'Close' }).click();
    for (const [tab, shown] of [
      ['Calendar', 'Twelve months'],
      ['Campaigns', 'Add a slot or campaign'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByLabel(shown).or(page.getByRole('button', { name: shown }))).toBeVisible();
      await expectAccessible();
    }
  });
});
