import type { Page } from '@playwright/test';
import type { Composition } from '@portal/portal-contract';
import { altered, builtPart, entryOf, type Build } from '../fixtures/builds';
import { expect, test } from '../fixtures/test';

const ADMINISTRATOR = 'admin@demo.example';
const CARS = 'cars@demo.example';
const PART = 'mf-public';
const VERSION = '7.7.7';
const ONLY_CHOSEN = 'This preview is for people whom an administrator chose.';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

const compositionOf = async (page: Page) =>
  JSON.parse((await page.locator('#composition').textContent()) ?? '') as Composition;
const versionOn = async (page: Page, part = PART) => {
  const { shell, remotes } = await compositionOf(page);
  return part === 'shell' ? shell.version : remotes[part]?.version;
};

/** The next build of a part, with different content. */
async function nextOf(part: string, version = VERSION): Promise<Build> {
  const build = await builtPart(part);
  const { entry } = build.release;
  return altered(build, { about: { version }, contents: { [entry]: `${entryOf(build)}\n// ${version}` } });
}

/** Opens a preview by its link, as a user does. */
async function open(page: Page, id: string, title = `${PART} ${VERSION}`) {
  await page.goto(`/preview/${id}`);
  await page.getByRole('button', { name: 'Open the preview in this tab' }).click();
  await expect(bar(page)).toContainText(`Preview of ${title} · leave`);
}

test(
  'users with the right see a preview in one tab, through reloads and links, until it is left [12.120]',
  { tag: '@thorough' },
  async ({ page, logIn, teams, context }) => {
    const { _id: id } = await teams.preview(await nextOf(PART));
    await logIn(ADMINISTRATOR);
    await open(page, id);
    expect(await versionOn(page)).toBe(VERSION);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: /contact/i }).first()).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /contact/i }).first()).toBeVisible();
    await expect(bar(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await versionOn(page)).toBe(VERSION);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toBeVisible();

    const second = await context.newPage();
    await second.goto('/contact');
    await expect(second.getByRole('heading', { name: /contact/i }).first()).toBeVisible();
    await expect(bar(second)).toBeHidden();
    expect(await versionOn(second)).not.toBe(VERSION);

    await page.goto('/contact');
    await bar(page).getByRole('link', { name: 'leave' }).click();
    await expect(page.getByRole('heading', { name: /contact/i }).first()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await versionOn(page)).not.toBe(VERSION);
    await page.reload();
    await expect(bar(page)).toBeHidden();
  },
);

test.describe('refused', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test(
    'a preview is refused to users who were not chosen and to visitors, and a link alone opens none',
    { tag: '@thorough' },
    async ({ page, pageOf, teams }) => {
      const { _id: id } = await teams.preview(await nextOf(PART));
      const stranger = await pageOf(CARS);
      await stranger.goto(`/preview/${id}`);
      await expect(stranger.getByRole('main')).toContainText(ONLY_CHOSEN);
      await expect(stranger.getByRole('button', { name: /Open the preview/ })).toBeHidden();
      // A tab that claims to be in a preview is still refused, and shows the current portal.
      await stranger.evaluate((preview) => sessionStorage.setItem('preview', preview), id);
      await stranger.goto('/');
      await expect(stranger.getByRole('main')).toContainText(ONLY_CHOSEN);
      expect(await stranger.evaluate(() => sessionStorage.getItem('preview'))).toBeNull();
      await page.goto(`/preview/${id}`);
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      expect(await versionOn(page)).not.toBe(VERSION);
    },
  );

  test(
    'a page that is reloaded before its script ran stays in its preview [12.120]',
    { tag: '@thorough' },
    async ({ page, logIn, teams }) => {
      const { _id: id } = await teams.preview(await nextOf(PART));
      await logIn(ADMINISTRATOR);
      const forms: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) forms.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      await page.goto(`/preview/${id}`);
      const button = page.getByRole('button', { name: 'Open the preview in this tab' });
      await expect(button).toBeVisible();
      // Without the script the page stays in the state in which the form loaded it, on any machine.
      const scripts = /\/releases\/.*\.m?js$/;
      await page.route(scripts, (route) => route.abort());
      await button.click();
      await expect(bar(page)).toBeVisible();
      await page.unroute(scripts);
      forms.length = 0;
      await page.reload();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(bar(page)).toContainText(`Preview of ${PART} ${VERSION} · leave`);
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await versionOn(page)).toBe(VERSION);
      // The resubmitted form, the live page that it leads to, and the form with a new pass.
      expect(forms).toEqual(['POST /', 'GET /', 'POST /']);
    },
  );

  test('a session that ends ends the preview', { tag: '@thorough' }, async ({ page, logIn, teams, request }) => {
    const { _id: id } = await teams.preview(await nextOf(PART));
    await logIn(ADMINISTRATOR);
    await open(page, id);
    const tokens = await page.evaluate(() => localStorage.getItem('access_token'));
    await request.post('/api/auth/sign-out-everywhere', { headers: { authorization: `Bearer ${tokens}` } });
    await page.reload();
    await expect(bar(page)).toBeHidden();
    expect(await versionOn(page)).not.toBe(VERSION);
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

test(
  'a shell is previewed too, and its login page is that of the current one',
  { tag: '@thorough' },
  async ({ page, logIn, teams }) => {
    const { _id: id } = await teams.preview(await nextOf('shell'));
    await logIn(ADMINISTRATOR);
    await open(page, id, `shell ${VERSION}`);
    expect(await versionOn(page, 'shell')).toBe(VERSION);
    await page.goto('/change-password');
    expect(await versionOn(page, 'shell')).not.toBe(VERSION);
    await expect(bar(page)).toBeHidden();
  },
);

test(
  'a past composition is shown from the Releases page, and nothing of it is counted [12.121]',
  {
    tag: '@thorough',
  },
  async ({ page, logIn, teams }) => {
    const past = (await teams.overview()).composition;
    const before = await teams.loadsOf(PART);
    await logIn(ADMINISTRATOR);
    await page.goto(`/admin/releases?composition=${past}`);
    await page.getByRole('button', { name: `Preview composition ${past}` }).click();
    await page.getByRole('button', { name: 'Open the preview in this tab' }).click();
    await expect(bar(page)).toContainText(`Preview of composition ${past}`);
    await page.goto('/contact');
    await expect(bar(page)).toBeVisible();
    expect((await compositionOf(page)).id).toBe(past);
    await bar(page).getByRole('link', { name: 'leave' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await teams.loadsOf(PART)).toBe(before);
  },
);
