import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:34567';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function visit(path, { delay } = {}) {
  const page = await browser.newPage();
  const msgs = [];
  page.on('console', (m) => msgs.push(m.type() + ': ' + m.text()));
  page.on('pageerror', (e) => msgs.push('pageerror: ' + e.message));
  const reqs = [];
  const t0 = Date.now();
  page.on('request', (r) => reqs.push({ at: Date.now() - t0, url: r.url().replace(base, '') }));
  if (delay)
    await page.route('**/*', async (r) => {
      await new Promise((x) => setTimeout(x, delay));
      await r.continue();
    });
  await page.goto(base + path);
  await page.waitForSelector('h1');
  const at = Date.now() - t0;
  await page.waitForTimeout(700);
  return { page, msgs, reqs, at };
}
for (const path of ['/', '/admin/email']) {
  const v = await visit(path, { delay: 300 });
  console.log(path, 'h1 at', v.at, await v.page.textContent('h1'));
  for (const r of v.reqs) console.log('  ', r.at, r.url);
  console.log('  console:', v.msgs);
  const hop = await v.page.evaluate(() =>
    performance.getEntriesByType('resource').map((e) => [e.name.split('/').pop(), e.initiatorType, e.encodedBodySize]),
  );
  console.log(JSON.stringify(hop));
  await v.page.close();
}
const fault = (part, kind) => fetch(`${base}/fault/${part}/${kind}`, { method: 'POST' });
for (const [what, part] of [
  ['entry', 'mf-admin'],
  ['page chunk', '63.'],
  ['remote chunk', 'remote.'],
])
  for (const kind of ['404', '500', 'html', 'alter', 'reset', 'hang']) {
    await fault(part, kind);
    const { page, msgs } = await visit('/contact').catch((e) => ({ e }));
    if (!page) {
      console.log(what, kind, 'contact failed');
      await fault(part, 'none');
      continue;
    }
    const t = Date.now();
    await page.click('a[href="/admin/email"]');
    let text;
    try {
      text =
        kind === 'hang'
          ? await page.textContent('output:has-text("slow")', { timeout: 4500 })
          : await page.textContent('.p-state-error p', { timeout: 4000 });
    } catch (e) {
      text = 'NOTHING ' + (await page.textContent('main'));
    }
    const took = Date.now() - t;
    await fault(part, 'none');
    let ok = 'n/a';
    if (kind !== 'hang') {
      await page.click('button:has-text("Try again")').catch(() => {});
      ok = await page.waitForSelector('h2:has-text("Under construction")', { timeout: 3000 }).then(
        () => 'recovered',
        async () => 'NOT recovered: ' + (await page.textContent('main')),
      );
    }
    console.log(
      what.padEnd(12),
      kind.padEnd(6),
      took,
      'ms',
      text.slice(0, 90),
      '|',
      ok,
      msgs.filter((m) => !m.includes('Failed to load resource')).map((m) => m.slice(0, 100)),
    );
    await page.close();
  }
await browser.close();
