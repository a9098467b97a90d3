import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { assessPlan, decide } from '../fixtures/decisions';
import { wordsOf } from '../fixtures/downloads';
import { chooseTab } from '../fixtures/choose-tab';
import { PLAN } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

const COMMENT = 'Выравнивание проверено.\n\nΗ θέση είναι σωστή; the overlap was measured twice.';
const REVIEWERS = {
  'Lidar reviewer': 'lidar.reviewer@demo.example',
  'Lidar data reviewer': 'lidar.data.reviewer@demo.example',
  'Photometer reviewer': 'photometer.reviewer@demo.example',
  'Photometer data reviewer': 'photometer.data.reviewer@demo.example',
} as const;

async function download(page: Page, name: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).first().click()]);
  return file;
}

/** Fills in the evaluation in a dialog and submits it. */
async function evaluate(page: Page, dialog: Locator, compliance: string) {
  await dialog.getByLabel(/ Compliance/).selectOption(compliance);
  await dialog.getByLabel('Comments').fill(COMMENT);
  await dialog.getByLabel('Recommendations').fill('Keep the records.');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog').last();
  await expect(question).toContainText('Are you sure you want to submit this');
  await expect(question).toContainText('This action is irreversible!');
  await question.getByRole('button', { name: 'Submit' }).click();
}

async function evaluateAll(page: Page, tab: RegExp) {
  await chooseTab(page, tab);
  const cells = page.getByRole('tabpanel').getByRole('button', { name: /^Edit / });
  await expect(cells.first()).toBeVisible();
  const due = await cells.count();
  await cells.first().click();
  const sheet = page.getByRole('dialog').first();
  for (let left = due; left > 0; left -= 1) {
    await evaluate(page, sheet, 'Compliant');
    if (left === 1) break;
    await expect(sheet.getByText('Next:')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(sheet.getByText('Next:')).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cells).toHaveCount(0);
}

async function choose(dialog: Locator, label: string) {
  const box = dialog.getByRole('combobox', { name: label, exact: true });
  await box.fill(label);
  await dialog
    .page()
    .getByRole('option', { name: new RegExp(`^${label}`) })
    .first()
    .click();
}

const PROMISED = 'The plan moves the photometer, but not by when.';
const DECISION = {
  statement: 'The facility is accepted while the photometer is moved.',
  conditions: [
    { text: 'Move the photometer next to the lidar.', until: '2127-03-01' },
    { text: 'Report once a year.' },
  ],
};

test('a submitted application is evaluated, viewed as a report, reported on, and re-opened [12.58, 1.6, 2.1.9, 2.9.7, 2.12.12, 4.3, 7.4.10, 12.25]', async ({
  page,
  pageOf,
  logIn,
  expectAccessible,
}) => {
  await logIn('admin@demo.example');
  await page.goto('/cars/evaluate-nf/');
  await page.getByRole('combobox', { name: 'National Facility' }).fill('GAR');
  await page.getByRole('option', { name: /GAR/ }).click();
  await expect(page).toHaveURL(/\/cars\/evaluate-nf\/[0-9a-f-]{36}/);
  const path = new URL(page.url()).pathname;

  await test.step('an administrator sets the reviewers', async () => {
    await page.getByRole('button', { name: 'Set reviewers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose reviewers' });
    for (const component of Object.keys(REVIEWERS)) await choose(dialog, component);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save reviewers' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change reviewers' })).toBeVisible();
    await expect(page.getByText('Cannot submit preliminary report at this time.')).toBeVisible();
  });

  await test.step('each reviewer submits their components', async () => {
    for (const [component, email] of Object.entries(REVIEWERS)) {
      const reviewer = await pageOf(email);
      await reviewer.goto(path);
      await evaluateAll(reviewer, component.startsWith('Lidar') ? /Lidars/ : /Photometers/);
      await reviewer.close();
    }
  });

  await test.step('an administrator evaluates synergy and issues the preliminary report', async () => {
    await page.reload();
    await chooseTab(page, 'Synergy');
    await expectAccessible();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('combobox', { name: 'Synergy Compliance' }).selectOption('Partially compliant');
    await panel.getByLabel('Comments').fill(COMMENT);
    await panel.getByLabel('Recommendations').fill('Move the photometer.');
    await panel.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(panel).toContainText('(Submitted)');
    const decision = page.getByRole('form', { name: 'Preliminary Acceptance' });
    await decision.getByRole('combobox').first().selectOption('Conditionally accepted');
    await decision.getByLabel('Statement').fill('See the synergy.');
    await decision.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview of the preliminary report on GAR' });
    await expect(preview.getByRole('heading', { name: /Conditionally accepted/ })).toBeVisible();
    await expect(preview.getByText('See the synergy.')).toBeVisible();
    await expectAccessible();
    const shown = await wordsOf(await download(page, 'Download (PDF)'));
    await preview.getByRole('button', { name: 'Close' }).click();
    for (const part of ['PREVIEW', 'Conditionally accepted', 'See the synergy.']) expect(shown).toContain(part);
    await expect(page.getByRole('main').getByText('Submitted', { exact: true }).first()).toBeVisible();
    await decide(page, 'Preliminary Acceptance', 'Conditionally accepted', { statement: 'See the synergy.' });
    await expect(page.getByRole('main')).toContainText('Preliminary report issued');
  });

  await test.step('the facility reads the report and uploads its plan', async () => {
    const owner = await pageOf('pi.gar@demo.example');
    await owner.goto('/edit-my-nf/');
    const report = await download(owner, 'Download evaluation report (PDF)');
    const words = await wordsOf(report);
    for (const part of [
      'Выравнивание проверено.',
      'Η θέση είναι σωστή',
      'Move the photometer.',
      'Conditionally accepted',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('Lidar reviewer Demo');
    await owner.getByRole('button', { name: 'Upload upgrade plan (PDF)' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Upload upgrade plan' });
    await dialog.locator('input[type=file]').setInputFiles(PLAN);
    await dialog.getByRole('button', { name: 'Submit upgrade plan' }).click();
    await expect(dialog).toBeHidden();
    await expect(owner.getByRole('main')).toContainText('Waiting for final report');
    await owner.close();
  });

  await test.step('the plan is assessed, and the final report contains the decision and its conditions', async () => {
    await page.reload();
    await chooseTab(page, 'Synergy');
    await assessPlan(page, PROMISED);
    await decide(page, 'Final Acceptance', 'Conditionally accepted', DECISION);
    await expect(page.getByRole('region', { name: 'Conditions of the acceptance' })).toContainText('2127-03-01');
    await expectAccessible();
    const words = await wordsOf(await download(page, 'Download evaluation report (PDF)'));
    for (const part of [DECISION.statement, ...DECISION.conditions.map(({ text }) => text)])
      expect(words).toContain(part);
  });

  await test.step('the final report approves the configuration for ARES', async () => {
    await expect(page.getByRole('main').getByText('Evaluated', { exact: true })).toBeVisible();
    const ares = await pageOf('ares@demo.example');
    await ares.goto('/cars/view-nf-history/');
    await ares.getByRole('searchbox', { name: 'Search table' }).fill('GAR');
    const row = ares.getByRole('row').filter({ hasText: 'GAR' });
    const [file] = await Promise.all([
      ares.waitForEvent('download'),
      row.getByRole('button', { name: /[Cc]onfiguration/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^GAR_configuration_\d{4}-\d\d-\d\d\.json$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('"schema_version": "1.0"');
    await ares.close();
  });

  await test.step('an administrator re-opens the evaluation; the first round remains readable', async () => {
    await page.getByRole('button', { name: 'Re-open or return' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What to do').selectOption('Re-open the evaluation');
    await dialog.getByLabel('Reason').fill('A new laser was installed.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Re-open the evaluation' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByText('Submitted', { exact: true }).first()).toBeVisible();
    await page.getByText(/^Round 1, ended on/).click();
    await expect(page.getByRole('main')).toContainText('A new laser was installed.');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Final report.*round 1/ }).click(),
    ]);
    expect(await wordsOf(file)).toContain('Conditionally accepted');
    await chooseTab(page, /Lidars/);
    await expect(page.getByRole('tabpanel')).toContainText('Draft');
    await expectAccessible();
  });
});

test(
  'CARS and ARES see all facilities and export them as a table',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('cars@demo.example');
    await page.goto('/cars/view-nf-history/');
    await page.getByRole('searchbox', { name: 'Search table' }).fill('ciao');
    await expect(page.getByRole('row').filter({ hasText: 'CIAO' })).toBeVisible();
    await expectAccessible();
    const csv = await download(page, 'CSV');
    expect(csv.suggestedFilename()).toMatch(/\.csv$/);
    expect(await readFile(await csv.path(), 'utf8')).toContain('CIAO');
  },
);

test(
  'CARS registers a facility for a user who already has one [2.8.1]',
  { tag: '@thorough' },
  async ({ page, logIn, expectAccessible }) => {
    await logIn('cars@demo.example');
    await page.goto('/cars/register-nf');
    await page.getByLabel('Acronym').fill('NEW-1');
    await page.getByRole('combobox', { name: 'NF Leader' }).fill('pi.the@');
    await page.getByRole('option').first().click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Register new NF' }).click();
    await expect(page.getByRole('main')).toContainText('The National Facility NEW-1 is registered.');
  },
);

test('users without access see that the page is not found [11.2.5]', { tag: '@thorough' }, async ({ page, logIn }) => {
  await logIn('pi.hpb@demo.example');
  for (const path of ['/cars/evaluate-nf/', '/cars/view-nf-history/', '/cars/register-nf']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
