import { press, tabTo, type } from '../fixtures/keyboard';
import { button, confirm, field, title } from '../fixtures/process';
import {
  addAuthenticator,
  codeIn,
  logOut,
  paste,
  setUpByCalls,
  setUpCodes,
  showPassword,
  test,
} from '../fixtures/second-factors';
import { settled } from '../fixtures/settled';
import { expect } from '../fixtures/test';

// Refusals are part of these stories: logins without a code, wrong codes, and identities to confirm.
test.use({ expectedErrors: /status of 4(01|03|09|22)/ });
// One portal for all of them.
test.describe.configure({ mode: 'default' });

const CARS = 'cars@demo.example';
const ADMINISTRATOR = 'admin@demo.example';
const OWNER = 'pi.ciao@demo.example';
const REQUIRED = 'Your role requires a second factor. Please set one up to go on.';

test('CARS must set up one-time codes, logs in with one, loses the phone and recovers, by keyboard [12.320, 12.321, 12.324, 12.326]', async ({
  page,
  pageOf,
  app,
  expectAccessible,
}) => {
  await test.step('nothing else is possible before it is set up', async () => {
    await page.goto('/cars/evaluate-nf/');
    await showPassword(page, CARS);
    await expect(page).toHaveURL('/my-account?from=%2Fcars%2Fevaluate-nf%2F');
    await expect(page.getByText(REQUIRED)).toBeVisible();
    await expectAccessible();
    await page.goto('/notices');
    await expect(page).toHaveURL('/my-account?from=%2Fnotices');
    // A navigation that is still under way would end the next one.
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    await settled(page);
    await page.goto('/my-account?from=%2Fcars%2Fevaluate-nf%2F');
  });

  const { secret, codes } = await test.step('a wrong code is refused; the right one shows recovery codes', async () => {
    await press(button(page, 'Set up one-time codes'));
    const first = page.getByRole('dialog', { name: 'Set up one-time codes' });
    await expect(first.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
    await expect(codeIn(first)).toBeFocused();
    await expectAccessible();
    await type(codeIn(first), 'abc');
    await page.keyboard.press('Enter');
    await expect(codeIn(first)).toHaveAccessibleDescription(/This code is wrong/);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Set up one-time codes')).toBeFocused();

    const made = await setUpCodes(page, app);
    expect(new Set(made.codes).size).toBe(10);
    await expectAccessible();
    const download = page.waitForEvent('download');
    await press(button(made.dialog, 'Download'));
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
    await press(button(made.dialog, 'I have kept them'));
    await expect(page).toHaveURL('/cars/evaluate-nf/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    return made;
  });

  const code = app.next(secret);
  await test.step('another device logs in with a pasted code', async () => {
    const other = await pageOf();
    await other.goto('/login');
    const form = await showPassword(other, CARS);
    const box = codeIn(form);
    await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(other);
    await paste(box, `${code.slice(0, 3)} ${code.slice(3)}`);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL('/');
    await expect(title(other)).toBeFocused();
  });

  await test.step('the same code is refused; a recovery code logs in', async () => {
    const third = await pageOf();
    await third.goto('/login?from=%2Fmy-account');
    const form = await showPassword(third, CARS);
    await paste(codeIn(form), code);
    await third.keyboard.press('Enter');
    await expect(codeIn(form)).toHaveAccessibleDescription(/This code is wrong, or it was used before/);
    await type(codeIn(form), (codes[0] ?? '').toUpperCase());
    await third.keyboard.press('Enter');
    await expect(third).toHaveURL('/my-account');
    await expect(third.getByText('9 codes are left.')).toBeVisible();

    await press(button(third, 'Remove the one-time codes'));
    await confirm(third, /remove the one-time codes\?/, 'Remove');
    await expect(third.getByText(REQUIRED)).toBeVisible();
    const anew = await setUpCodes(third, app);
    expect(anew.secret).not.toBe(secret);
    await press(button(anew.dialog, 'I have kept them'));
    await expect(third.getByText('10 codes are left.')).toBeVisible();
    await expect(third.getByText(REQUIRED)).toBeHidden();
    await expectAccessible(third);
  });
});

test(
  'a passkey is added, logs in, confirms an identity, is renamed and removed, by keyboard [12.323, 12.325]',
  { tag: '@thorough' },
  async ({ page, app, expectAccessible }) => {
    const authenticator = await addAuthenticator(page);
    await page.goto('/login?from=%2Fmy-account');
    await showPassword(page, OWNER);
    await expect(page).toHaveURL('/my-account');

    await test.step('added under a name', async () => {
      await press(button(page, 'Add a passkey'));
      const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
      await tabTo(dialog.getByRole('textbox', { name: 'Name' }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Key at the telescope');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await press(button(dialog, 'I have kept them'));
      await expect(page.getByRole('row', { name: /Key at the telescope.*Never/ })).toBeVisible();
      await expectAccessible();
    });

    await test.step('used at a login', async () => {
      await logOut(page);
      await page.goto('/login?from=%2Fmy-account');
      const form = await showPassword(page, OWNER);
      await expectAccessible();
      const before = await authenticator.uses();
      await press(button(form, 'Use a passkey'));
      await expect(page).toHaveURL('/my-account');
      expect(await authenticator.uses()).toBeGreaterThan(before);
    });

    await test.step('asked for again after five minutes, also after a wrong password', async () => {
      app.pass(301);
      await press(button(page, 'Make new recovery codes'));
      const dialog = page.getByRole('dialog', { name: 'New recovery codes' });
      await press(button(dialog, 'Make new codes'));
      const asked = page.getByRole('dialog', { name: 'Is it you?' });
      await expect(asked).toBeVisible();
      await expectAccessible();
      await type(field(asked, 'Password'), 'not-the-password');
      await page.keyboard.press('Enter');
      await expect(field(asked, 'Password')).toHaveAccessibleDescription(/This password is wrong/);
      await press(button(asked, 'Use a passkey'));
      await expect(asked).toBeHidden();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await press(button(dialog, 'I have kept them'));
    });

    await test.step('renamed and removed', async () => {
      await press(button(page, 'Rename Key at the telescope'));
      const dialog = page.getByRole('dialog', { name: 'Rename' });
      await tabTo(dialog.getByRole('textbox', { name: 'Name' }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Spare key');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await press(button(page, 'Remove Spare key'));
      await confirm(page, /remove Spare key\?/, 'Remove');
      await expect(page.getByText('None added.')).toBeVisible();
      await expect(button(page, 'Make new recovery codes')).toHaveCount(0);
    });
  },
);

test(
  'an administrator who changes roles confirms with a code, nothing typed is lost, and removes lost factors [12.324, 12.325]',
  { tag: '@thorough' },
  async ({ page, request, app, expectAccessible }) => {
    const email = 'lidar.reviewer@demo.example';
    await setUpByCalls(request, app, email);
    const { secret } = await setUpByCalls(request, app, ADMINISTRATOR);
    await page.goto('/login?from=%2Fadmin%2Fedit-users');
    const form = await showPassword(page, ADMINISTRATOR);
    await paste(codeIn(form), app.next(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/edit-users');
    // The login is a document of its own; a navigation while the next one loads would be cut off.
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Users' })).toBeVisible();
    app.pass(301);

    const edit = page.getByRole('dialog', { name: `Edit ${email}` });
    const asked = page.getByRole('dialog', { name: 'Is it you?' });
    await test.step('beside a remote, a code is asked for and no password', async () => {
      await page.goto('/admin/edit-users?search=lidar.reviewer');
      await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(1);
      await press(button(page, `Edit ${email}`));
      await press(edit.getByRole('checkbox', { name: 'ARES' }), 'Space');
      await press(button(edit, 'Save'));
      await expect(asked.getByLabel('Password')).toHaveCount(0);
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(asked).toBeHidden();
      await expect(edit.getByText('Please confirm that it is you.')).toBeVisible();
      await expect(edit.getByRole('checkbox', { name: 'ARES' })).toBeChecked();
    });
    await test.step('once confirmed, the change is saved', async () => {
      await press(button(edit, 'Save'));
      await type(codeIn(asked), app.next(secret));
      await page.keyboard.press('Enter');
      await expect(edit).toBeHidden();
      await expect(page.getByRole('row', { name: email })).toContainText('ARES');
    });
    await test.step('lost factors are removed, and their owner is told', async () => {
      await press(button(page, `Edit ${email}`));
      await press(button(edit, 'Remove second factors'));
      await confirm(page, new RegExp(`Remove the second factors of ${email}`), 'Remove second factors');
      await expect(button(edit, 'Remove second factors')).toHaveCount(0);
      const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
      const answer = await request.get('/api/emails?count=20', { headers: { authorization: `Bearer ${token}` } });
      expect(await answer.text()).toContain('An administrator removed your second factors');
    });
  },
);
