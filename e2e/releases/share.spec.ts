import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { SHARE_RULE } from '@portal/domain';
import { brokenBuild, rejecting, throwingAtRender, throwingInClick } from '../fixtures/broken-builds';
import { builtPart, type Build } from '../fixtures/builds';
import { startCopy, type Portal } from '../fixtures/portal';
import { Teams } from '../fixtures/releasing';
import { expect, test } from '../fixtures/test';

const PART = 'mf-public';
const DAY = 86_400;

/** Request headers of a distinct network; the portal trusts the proxy in front of it. */
const from = (network: number) => ({ 'x-forwarded-for': `10.0.${network}.1` });

/** A portal whose clock and visitors the story controls. */
class Trial {
  private tabs = 0;

  constructor(
    readonly portal: Portal,
    private readonly browser: Browser,
    private readonly request: APIRequestContext,
    readonly id: string,
  ) {}

  /** A tab on this side of the share, in the given network. */
  async tab(network: number, cookie?: 'new' | 'rest'): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.portal.url, extraHTTPHeaders: from(network) });
    if (cookie) await context.addCookies([{ name: 'share', value: `${this.id}.${cookie}`, url: this.portal.url }]);
    const page = await context.newPage();
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    return page;
  }

  /** A number of tabs that report no failure. */
  async well(build: Build, count: number): Promise<void> {
    const { name, hash } = build.release;
    for (let index = 0; index < count; index += 1) {
      this.tabs += 1;
      const tab = this.tabs.toString(16).padStart(16, '0');
      const data = { share: this.id, tab, part: name, hash };
      const network = 100 + Math.floor(this.tabs / SHARE_RULE.tabsPerNetwork);
      const answer = await this.request.post(`${this.portal.url}/api/share-reports`, { data, headers: from(network) });
      expect(answer.status()).toBe(200);
    }
  }

  /** The version of the part in a page. */
  async versionIn(page: Page): Promise<string> {
    const text = (await page.locator('#composition').textContent()) ?? '{}';
    return (JSON.parse(text) as { remotes: Record<string, { version: string }> }).remotes[PART]?.version ?? '';
  }

  /** The version that a first visit receives. */
  async versionOfNew(): Promise<string> {
    const page = await this.tab(90);
    await page.goto('/');
    const version = await this.versionIn(page);
    await page.context().close();
    return version;
  }
}

const clickRow = (page: Page) => page.locator('.pub-show').first().click();
const showAll = async (page: Page) => {
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Show all facilities' }).click();
};
const look = async (page: Page) => {
  await page.getByRole('main').getByText('This page cannot be shown').waitFor();
};

const BAD = [
  { what: 'in a click handler', change: throwingInClick, use: clickRow },
  { what: 'in a promise', change: rejecting, use: showAll },
  { what: 'when it is shown', change: throwingAtRender, use: look },
];

const trialTest = test.extend<{ tryOut: (build: Build) => Promise<{ trial: Trial; teams: Teams }> }>({
  tryOut: async ({ browser, request, playwright }, use) => {
    const portals: Portal[] = [];
    await use(async (build) => {
      const portal = await startCopy(process.env.E2E_TEMPLATE ?? '', { TRUSTED_PROXIES: '1' });
      portals.push(portal);
      const teams = new Teams(await playwright.request.newContext({ baseURL: portal.url }), portal.folder);
      const id = await teams.share(build, 10);
      return { trial: new Trial(portal, browser, request, id), teams };
    });
    for (const portal of portals) await portal.stop();
  },
});

// Dozens of page loads, one after the other, which take long on a busy machine.
trialTest.describe.configure({ timeout: 900_000 });

for (const { what, change, use } of BAD) {
  trialTest(
    `a release that fails ${what} is taken back by itself [12.131]`,
    { tag: '@thorough' },
    async ({ tryOut }) => {
      const present = await builtPart(PART);
      const broken = await brokenBuild(PART, '9.9.9', change);
      const { trial, teams } = await tryOut(broken);
      await trial.well(present, 80);
      await trial.well(broken, SHARE_RULE.back.tabs);
      for (let network = 0; (await teams.overview()).shares.length > 0; network += 1) {
        expect(network, 'tabs that failed').toBeLessThan(20);
        const page = await trial.tab(network, 'new');
        const told = page.waitForRequest(
          (request) =>
            request.url().endsWith('/share-reports') && /"failed_[a-z_]+":true/.test(request.postData() ?? ''),
        );
        await page.goto('/');
        expect(await trial.versionIn(page)).toBe('9.9.9');
        await use(page);
        await (await told).response();
        await page.context().close();
      }
      expect(await trial.versionOfNew()).toBe(present.release.version);
      const { parts } = await teams.overview();
      const ended = parts.find(({ name }) => name === PART)?.releases.find(({ version }) => version === '9.9.9');
      expect(ended).toMatchObject({ is_current: false, was_taken_back: true });
    },
  );
}

trialTest(
  'a good release is kept by its tabs, and goes to all users automatically [12.130]',
  { tag: '@thorough' },
  async ({ tryOut }) => {
    const present = await builtPart(PART);
    const next = await brokenBuild(PART, '9.9.8');
    const { trial, teams } = await tryOut(next);

    // The first page of a visitor has the present release; its cookie determines the second and all later pages.
    const visitor = await trial.tab(1);
    await visitor.goto('/');
    expect(await trial.versionIn(visitor)).toBe(present.release.version);
    const [cookie] = await visitor.context().cookies();
    expect(cookie).toMatchObject({ name: 'share', httpOnly: true, sameSite: 'Lax' });
    const version = cookie?.value.endsWith('.new') ? '9.9.8' : present.release.version;
    for (let page = 0; page < 2; page += 1) {
      await visitor.reload();
      expect(await trial.versionIn(visitor)).toBe(version);
    }
    await visitor.context().close();

    await trial.well(present, SHARE_RULE.forward.tabs);
    await trial.well(next, SHARE_RULE.forward.tabs);
    expect((await teams.overview()).shares).toHaveLength(1);
    trial.portal.pass(DAY + 60);
    const last = await trial.tab(2, 'new');
    const told = last.waitForRequest((request) => request.url().endsWith('/share-reports'));
    await last.goto('/');
    await (await told).response();
    expect((await teams.overview()).shares).toEqual([]);
    expect(await trial.versionOfNew()).toBe('9.9.8');
    await last.reload();
    expect(await last.context().cookies()).toEqual([]);
  },
);
