import { chooseTab } from '../fixtures/choose-tab';
import { PLAN } from '../fixtures/picture';
import { expect, test } from '../fixtures/test';

const QUESTION = 'Which telescope was used for the telecover test?';

test(
  'a reviewer asks a facility a question, its owner answers with a file, and the question is closed [12.34]',
  { tag: '@thorough' },
  async ({ page, pageOf, logIn, expectAccessible }) => {
    const owner = await pageOf('pi.brc@demo.example');
    await owner.goto('/edit-my-nf/');
    await expect(owner).toHaveURL(/\/edit-nf\/[0-9a-f-]{36}/);
    const id = new URL(owner.url()).pathname.split('/').at(-1) ?? '';
    await logIn('lidar.reviewer@demo.example');
    await page.goto(`/cars/evaluate-nf/${id}`);
    const panel = page.getByRole('region', { name: 'Questions to the facility' });
    const main = page.getByRole('main');

    await test.step('the question of the demonstration is closed, and the application is pending with the reviewers again', async () => {
      await panel.getByRole('button', { name: 'Close the question' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close the question' }).click();
      await expect(main).toContainText(/(Your turn:|Waiting for reviewers to) complete the evaluation \(since/);
    });

    await test.step('the reviewer asks', async () => {
      await panel.getByRole('button', { name: 'Ask the facility' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask the facility' });
      await dialog.getByRole('combobox', { name: 'About' }).selectOption('Lidar UPC lidar');
      await dialog.getByRole('textbox', { name: 'Question' }).fill(QUESTION);
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Send the question' }).click();
      await expect(dialog).toBeHidden();
      await expect(main).toContainText(/Waiting for the facility to answer a question \(since \d{4}-\d\d-\d\d\)/);
    });

    await test.step('the owner answers; typed text survives a reload', async () => {
      await owner.reload();
      const questions = owner.getByRole('region', { name: 'Questions' });
      await expect(questions).toContainText(QUESTION);
      await questions.getByRole('textbox', { name: 'Your answer' }).fill('The large one.');
      await owner.reload();
      await expect(questions.getByRole('textbox', { name: 'Your answer' })).toHaveValue('The large one.');
      await questions.locator('input[type=file]').setInputFiles(PLAN);
      await expectAccessible(owner);
      await questions.getByRole('button', { name: 'Send the answer' }).click();
      await expect(questions.getByRole('button', { name: 'plan.pdf' })).toBeVisible();
      await expect(owner.getByRole('main')).toContainText(
        'Waiting for reviewers to complete the evaluation of your application (since',
      );
    });

    await test.step('the reviewer reads the answer and closes the question', async () => {
      await page.reload();
      await expect(panel.getByRole('button', { name: 'plan.pdf' })).toBeVisible();
      await panel.getByRole('button', { name: 'Close the question' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close the question' }).click();
      await expect(panel).toContainText('2 closed questions');
    });

    await test.step('history and emails report it without names', async () => {
      await chooseTab(owner, 'History');
      await expect(owner.getByRole('tabpanel')).toContainText('A reviewer asked a question about UPC lidar');
      const admin = await pageOf('admin@demo.example');
      await admin.goto('/admin/email');
      await expect(admin.getByRole('main')).toContainText('BRC: a question about your application');
      await expect(admin.getByRole('main')).toContainText('BRC: a question is answered');
    });
  },
);
