import type { Lidar, LidarConfigurationRecord, MyFacilities, QaTest } from '@portal/domain';
import { callsOf } from '../fixtures/calls';
import { expect, test } from '../fixtures/test';
import { quantile } from '../../packages/config/run/figures.mjs';
import { watchKeys, type Key } from './watch-keys';

const OWNER = 'pi.ciao@demo.example';
/** The largest test that is promised: 60 files of 20 MB together. */
const FILES = 60;
/** Bins of 7.5 m; a file of five sectors has about 340 kB. */
const BINS = 4000;
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** The text of a telecover as ATLAS exports it, with a noise that differs by file. */
function telecover(seed: number): Buffer {
  let state = seed + 7;
  const noise = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 1 + 0.01 * (state / 2 ** 31 - 0.5);
  };
  const rows = Array.from({ length: BINS }, (_bin, index) => {
    const range = 7.5 * (index + 1);
    const cells = [range / 1000, ...Array.from({ length: 5 }, () => Math.exp(-range / 8000) * noise())];
    return cells.map((value) => value.toExponential(6)).join(',');
  });
  return Buffer.from(['station ID = ino', 'range, N1, E1, S1, W1, N2', ...rows, ''].join('\n'));
}

const nameOf = (channel: string, time: number) =>
  `ino_120_201_310_${DAY.replaceAll('-', '')}_21${String(time).padStart(2, '0')}00_tlc_${channel}_7_ATLAS_0.5.1.txt`;

test('checking and drawing the files of a test', async ({ page, request, logIn }) => {
  const calls = await callsOf(request, OWNER);
  const [facility] = (await calls.get<MyFacilities>('/my/national-facilities')).nfs;
  const { lidars } = await calls.get<{ lidars: Lidar[] }>(`/national-facility/${facility?.id}/lidars`);
  const [lidar] = lidars;
  const channels = Object.values(lidar?.channels ?? {}).flatMap((group) =>
    (group?.channels ?? []).map(({ short_name }) => short_name),
  );
  const configuration = await calls.post<LidarConfigurationRecord>(`/lidar/system/${lidar?._id}/configurations`, {
    name: 'night',
    station_id: 'ino',
    scc_lidar_id: 120,
    scc_version_id: 201,
    scc_configuration_id: 310,
    channels: channels.map((short_name) => ({ short_name })),
  });
  const begun = await calls.post<QaTest>('/qa-tests', {
    lidar: lidar?._id,
    configuration: configuration.number,
    type: 'telecover',
  });
  const files = Array.from({ length: FILES }, (_file, at) => ({
    name: nameOf(channels[at % channels.length] ?? '', Math.floor(at / channels.length)),
    mimeType: 'text/plain',
    buffer: telecover(at),
  }));
  const megabytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1e6;

  await logIn(OWNER);
  await page.addInitScript(watchKeys);
  await page.goto(`/qa-support/${facility?.id}/test/${begun._id}`);
  const input = page.getByLabel('Files of this test');
  await input.waitFor();
  // What sending costs is not measured here: the server does not answer.
  await page.route('**/api/qa-tests/*/files', () => {});
  const aside = page.waitForEvent('worker');
  await page.evaluate(
    (names) => {
      const seen = { begun: 0, checked: 0, drawn: 0 };
      Object.assign(window, { benchFiles: seen });
      addEventListener('change', () => (seen.begun = performance.now()), { capture: true });
      const look = () => {
        const isChecked = seen.begun > 0 && !/Checking:/.test(document.body.textContent ?? '');
        const plots = names.filter((name) => document.querySelector(`[aria-label="Profiles of ${name}"]`)).length;
        if (isChecked && seen.checked === 0 && plots > 0) seen.checked = performance.now();
        if (seen.checked > 0 && plots === names.length) seen.drawn = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    channels.slice(0, FILES),
  );
  await page.evaluate(() => (window as unknown as { benchKeys: unknown[] }).benchKeys.splice(0));
  await input.setInputFiles(files);
  interface Seen {
    begun: number;
    checked: number;
    drawn: number;
  }
  const seenNow = () => page.evaluate(() => ({ ...(window as unknown as { benchFiles: Seen }).benchFiles }));
  let seen = await seenNow();
  while (seen.drawn === 0) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(20);
    seen = await seenNow();
  }
  expect((await aside).url()).toContain('/releases/mf-nf-area/');
  const keys = await page.evaluate(() => (window as unknown as { benchKeys: Key[] }).benchKeys);
  expect(keys.length).toBeGreaterThan(10);
  const paints = keys.map(({ paint }) => paint);
  console.log(
    [
      `\n### ${FILES} files of a test, ${megabytes.toFixed(1)} MB, ${channels.length} channels\n`,
      `- chosen until checked ${(seen.checked - seen.begun).toFixed(0)} ms, until drawn ${(seen.drawn - seen.begun).toFixed(0)} ms`,
      `- ${keys.length} keys meanwhile: 95 % painted within ${quantile(paints, 0.95).toFixed(1)} ms, all within ${Math.max(...paints).toFixed(1)} ms`,
    ].join('\n'),
  );
});
