import { beginPortal, makeFolder, removeFolder } from '../fixtures/portal';
import { expect, test } from '../fixtures/test';

// While the network is away, the browser says of every question that it failed.
test.use({ expectedErrors: /503 \(Service Unavailable\)|ERR_INTERNET_DISCONNECTED/ });

const STORY =
  'a page that is opened while the content is loaded becomes the portal, though nothing answers for a moment';

test(STORY, { tag: '@thorough' }, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = makeFolder();
  const portal = await beginPortal(folder);
  try {
    await expect
      .poll(() =>
        page.goto(portal.url).then(
          (answer) => answer?.status(),
          () => 'nothing',
        ),
      )
      .toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is starting');
    const failed = page.waitForEvent('requestfailed');
    await page.context().setOffline(true);
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The portal is starting');
    await portal.ready();
    await page.context().setOffline(false);
    await expect(page).toHaveTitle(/Aerosol/, { timeout: 120_000 });
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  } finally {
    await portal.stop();
    removeFolder(folder);
  }
});
