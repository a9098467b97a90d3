import { choices, groupOf } from '../fixtures/forms';
import { choose, find, press, tabBackTo, type } from '../fixtures/keyboard';
import { linkIn, mailOf } from '../fixtures/mails';
import { PLAN } from '../fixtures/picture';
import {
  button,
  confirm,
  decide,
  enter,
  evaluate,
  field,
  fillEvaluation,
  follow,
  logInOn,
  messages,
  openApplication,
  openTab,
  title,
} from '../fixtures/process';
import { expect, PASSWORD, test } from '../fixtures/test';

const FACILITY = 'KEYS-1';
const OWNER = 'kim.keys@site.example';
const OWNERS_PASSWORD = 'clouds over the keys';
const REVIEWERS = {
  'Lidar reviewer': ['lidar.reviewer@demo.example', 'Lidars', ['Feasibility', 'Feature', 'Channel', 'Instrument']],
  'Lidar data reviewer': ['lidar.data.reviewer@demo.example', 'Lidars', ['Data']],
  'Photometer reviewer': ['photometer.reviewer@demo.example', 'Photometers', ['Instrument']],
  'Photometer data reviewer': ['photometer.data.reviewer@demo.example', 'Photometers', ['Data']],
} as const;

test(
  'the whole process, from registering a facility to a second round, works by keyboard alone [2.10.1, 12.21]',
  { tag: '@thorough' },
  async ({ page: admin, pageOf, request, expectAccessible }) => {
    test.setTimeout(600_000);
    await admin.goto('/login');
    await logInOn(admin, 'admin@demo.example', PASSWORD);

    await test.step('an administrator adds a user', async () => {
      await follow(admin, 'Users', 'Edit Users');
      await press(button(admin, 'Add user'));
      const form = admin.getByRole('form', { name: 'New user' });
      await type(field(form, 'Email'), OWNER);
      await type(field(form, 'First name'), 'Kim');
      await type(field(form, 'Last name'), 'Keys');
      await press(form.getByRole('checkbox', { name: 'National Facility' }), 'Space');
      await press(button(form, 'Save'));
      await expect(admin.getByRole('alert')).toContainText(`${OWNER} was added`);
      await expect(button(admin, 'Add user')).toBeFocused();
    });

    await test.step('an administrator registers the facility', async () => {
      await follow(admin, 'National Facilities', 'Edit National Facilities');
      await press(button(admin, 'Add National Facility'));
      const form = admin.getByRole('form', { name: 'New National Facility' });
      await type(field(form, 'Acronym'), FACILITY);
      await find(form.getByRole('combobox', { name: 'NF Leader' }), 'Kim Keys');
      await choose(form.getByRole('combobox', { name: 'NF Type' }), 'ACTRIS facility');
      await press(button(form, 'Register new NF'));
      await expect(admin.getByRole('alert')).toContainText(`${FACILITY} is registered.`);
      await expect(button(admin, 'Add National Facility')).toBeFocused();
    });

    await test.step('an administrator invites the owner', async () => {
      await press(button(admin.getByRole('alert'), 'Invite'));
      await confirm(admin, /send the invitation email\?/, 'Send invitation');
      await expect(admin.getByText(/^The invitation to .+ waits: no mail server is set\.$/)).toBeVisible();
      await expect(button(admin.getByRole('alert'), 'Re-invite')).toBeFocused();
    });

    const owner = await pageOf();
    await test.step('the owner sets a password, is logged in by it, and is led to the facility', async () => {
      await owner.goto(linkIn(await mailOf(request, new RegExp(FACILITY))).pathname);
      const form = owner.getByRole('form', { name: 'Change password' });
      await type(field(form, 'Password'), OWNERS_PASSWORD);
      await type(field(form, 'Confirm password'), OWNERS_PASSWORD);
      await owner.keyboard.press('Enter');
      await expect(title(owner)).toContainText('National Facility');
      await expect(title(owner)).toBeFocused();
    });

    await test.step('the owner describes a lidar', async () => {
      await openTab(owner, 'Lidars');
      await press(button(owner, 'Add new lidar system'));
      const form = owner.getByRole('form', { name: 'Lidar', exact: true });
      await type(field(form, 'Unique ID/Name'), 'Keyboard lidar');
      await type(field(form, 'Latitude'), '51.1445');
      await owner.keyboard.press('ArrowUp');
      await type(field(form, 'Longitude'), '-1,4270');
      await type(field(form, 'Altitude'), '84');
      await choose(choices(form, 'Status'), 'Operational');
      await type(field(form, 'Planned operation date'), '2021-03-01');
      await choose(choices(form, 'Type'), 'High-power lidar, custom-built');
      await type(field(form, 'Manufacturer'), 'Built on site');
      await choose(choices(form, 'Location'), 'Laboratory in a building');
      for (const label of ['Laser alignment', 'Polarisation calibration', 'Telecover', 'Dark signal'])
        await choose(choices(form, new RegExp(label)), 'Automatic');
      const group = groupOf(form, 'Elastic 1064');
      await choose(choices(group, 'Availability'), 'Existing');
      await type(field(group, 'Operation start date'), '2021-03-01');
      await type(field(group, 'Height Resolution'), '7.5');
      await type(field(group, 'Time Resolution'), '60');
      await type(field(group, 'Full Overlap'), '250');
      await type(field(group, 'Minimum Altitude'), '12000');
      await press(group.getByRole('checkbox', { name: /elastic total, analog/ }).first(), 'Space');
      await press(button(form, /not available/i));
      for (const label of ['eye piece', 'Pretrigger', 'Eye safety', 'Unattended', 'Continuous'])
        await choose(choices(form, new RegExp(label)), 'Existing');
      await expectAccessible(owner);
      await press(button(form, 'Save lidar system to draft'));
      await expect(owner.getByRole('row').filter({ hasText: 'Keyboard lidar' })).toBeVisible();
      await expect(button(owner, 'Add new lidar system')).toBeFocused();
    });

    await test.step('the owner reopens the lidar', async () => {
      await press(button(owner, 'Edit Keyboard lidar'));
      await expect(owner.getByRole('heading', { level: 1, name: /^Edit Lidar System ./ })).toBeFocused();
      const form = owner.getByRole('form', { name: 'Lidar', exact: true });
      await expect(field(form, 'Latitude')).toHaveValue('51.1446');
      await expect(field(form, 'Longitude')).toHaveValue('-1.4270');
      await expectAccessible(owner);
      await tabBackTo(owner.getByRole('link', { name: /: Lidars$/ }));
      await owner.keyboard.press('Enter');
      await expect(button(owner, 'Edit Keyboard lidar')).toBeFocused();
    });

    await test.step('the owner describes a photometer', async () => {
      await tabBackTo(owner.getByRole('tab', { name: 'Lidars' }));
      await openTab(owner, 'Photometers');
      await press(button(owner, 'Add new photometer system'));
      const form = owner.getByRole('form', { name: 'Photometer', exact: true });
      await type(field(form, 'Photometer unique ID/Name'), 'Keyboard sun');
      await type(field(form, 'Latitude'), '51.1445');
      await type(field(form, 'Longitude'), '-1.4270');
      await type(field(form, 'Altitude'), '84');
      await choose(choices(form, 'Instrument Status'), 'Operational');
      await type(field(form, 'Planned operation date'), '2021-03-01');
      await choose(choices(form, 'Instrument Type'), 'Automatic sun/sky/lunar photometer');
      await type(field(form, 'Instrument Manufacturer'), 'Cimel');
      await type(field(form, 'Instrument Model'), 'CE318-T');
      await press(button(form, 'Save photometer system to draft'));
      await expect(owner.getByRole('row').filter({ hasText: 'Keyboard sun' })).toBeVisible();
      await expect(button(owner, 'Add new photometer system')).toBeFocused();
    });

    await test.step('the owner is led to missing fields', async () => {
      await tabBackTo(button(owner, 'Submit application'));
      await owner.keyboard.press('Enter');
      const missing = owner.getByRole('region', { name: 'Self-check' });
      await press(missing.getByRole('link', { name: 'Name', exact: true }));
      await expect(owner.getByLabel('Name', { exact: true })).toBeFocused();
      await owner.keyboard.type('Station of the keys');
      await press(button(owner, 'Save draft'));
      await expect(messages(owner)).toContainText('Information saved successfully!');
    });

    await test.step('the owner submits', async () => {
      await expect(owner.getByText('All required fields are complete.', { exact: true })).toBeVisible();
      await tabBackTo(button(owner, 'Submit application'));
      await owner.keyboard.press('Enter');
      await confirm(owner, /cannot change the application/, 'Submit application');
      await expect(messages(owner)).toContainText('Application sent successfully!');
      await expect(owner.getByRole('main').getByText('Submitted', { exact: true })).toBeVisible();
      await expect(owner.locator(':focus')).toContainText('Submitted on');
    });

    await test.step('an administrator sets the reviewers', async () => {
      await follow(admin, 'Evaluate NF', 'Evaluate National Facility');
      await openApplication(admin, FACILITY);
      await press(button(admin, 'Set reviewers'));
      const dialog = admin.getByRole('dialog', { name: 'Choose reviewers' });
      for (const component of Object.keys(REVIEWERS))
        await find(dialog.getByRole('combobox', { name: component, exact: true }), component);
      await press(button(dialog, 'Save reviewers'));
      await expect(dialog).toBeHidden();
      await expect(button(admin, 'Change reviewers')).toBeFocused();
    });

    for (const [component, [email, tab, aspects]] of Object.entries(REVIEWERS))
      await test.step(`the ${component.toLowerCase()} submits every evaluation`, async () => {
        const reviewer = await pageOf(email);
        await enter(reviewer, '/cars/evaluate-nf/');
        await openApplication(reviewer, FACILITY);
        await openTab(reviewer, tab);
        for (const aspect of aspects) await evaluate(reviewer, aspect);
        await reviewer.close();
      });

    await test.step('an administrator evaluates the synergy', async () => {
      await openTab(admin, 'Synergy');
      const form = admin.getByRole('form', { name: /Synergy/ });
      await press(button(form, 'Submit'));
      const problems = admin.getByRole('alert').filter({ hasText: 'Not submitted. Please correct:' });
      await expect(problems).toBeFocused();
      await press(problems.getByRole('link', { name: /comments/ }));
      await expect(field(form, 'Comments')).toBeFocused();
      await tabBackTo(form.getByRole('combobox', { name: /Compliance/ }));
      await fillEvaluation(form, 'Partially compliant');
      await press(button(form, 'Submit'));
      await confirm(admin, /This action is irreversible!/, 'Submit');
      await expect(admin.getByRole('tabpanel')).toContainText('(Submitted)');
      await expect(admin.getByRole('tabpanel').locator(':focus')).toContainText('Submitted on');
    });

    const cars = await pageOf('cars@demo.example');
    await test.step('CARS issues the preliminary report', async () => {
      await enter(cars, '/cars/evaluate-nf/');
      await openApplication(cars, FACILITY);
      await decide(cars, 'Preliminary Acceptance', 'Conditionally accepted');
      await expect(cars.getByRole('main')).toContainText('Preliminary report issued');
    });

    await test.step('the owner uploads the upgrade plan', async () => {
      await tabBackTo(owner.getByRole('banner').getByRole('link').first());
      await owner.keyboard.press('Enter');
      await expect(title(owner)).toBeFocused();
      await follow(owner, 'Update NF Information', 'National Facility');
      await press(button(owner, 'Upload upgrade plan (PDF)'));
      const dialog = owner.getByRole('dialog', { name: 'Upload upgrade plan' });
      const [chooser] = await Promise.all([
        owner.waitForEvent('filechooser'),
        press(dialog.locator('input[type=file]'), 'Enter'),
      ]);
      await chooser.setFiles(PLAN);
      await expect(dialog.getByRole('status')).toContainText(PLAN.name);
      await press(button(dialog, 'Submit upgrade plan'));
      await expect(dialog).toBeHidden();
      await expect(owner.getByRole('main')).toContainText('Waiting for final report');
      await expect(owner.locator(':focus')).toContainText('The upgrade plan was submitted');
    });

    await test.step('CARS issues the final report', async () => {
      await follow(cars, 'View NF History', 'National Facility Reports');
      await follow(cars, 'Evaluate NF', 'Evaluate National Facility');
      await openApplication(cars, FACILITY);
      await decide(cars, 'Final Acceptance', 'Accepted');
      await expect(cars.getByRole('main').getByText('Evaluated', { exact: true })).toBeVisible();
    });

    await test.step('an administrator re-opens the evaluation; the first round remains readable', async () => {
      await follow(admin, 'View NF History', 'National Facility Reports');
      await follow(admin, 'Evaluate NF', 'Evaluate National Facility');
      await openApplication(admin, FACILITY);
      await press(button(admin, 'Re-open or return'));
      const dialog = admin.getByRole('dialog');
      await choose(field(dialog, 'What to do'), 'Re-open the evaluation');
      await type(field(dialog, 'Reason'), 'A new laser was installed.');
      await press(button(dialog, 'Re-open the evaluation'));
      await expect(dialog).toBeHidden();
      await expect(button(admin, 'Re-open or return')).toBeFocused();
      await press(admin.locator('summary', { hasText: /^Round 1, ended on/ }));
      await expect(admin.getByRole('main')).toContainText('A new laser was installed.');
      const [file] = await Promise.all([admin.waitForEvent('download'), press(button(admin, /Final report.*round 1/))]);
      expect(file.suggestedFilename()).toContain(FACILITY);
      await expectAccessible();
    });

    await test.step('the owner sees the second round', async () => {
      await follow(owner, 'View reports', 'National Facility Reports');
      await follow(owner, 'Update NF Information', 'National Facility');
      await expect(
        owner.getByRole('main').locator('.p-page-title').getByText('Submitted', { exact: true }),
      ).toBeVisible();
      await openTab(owner, 'History');
      await expect(owner.getByRole('tabpanel')).toContainText('A new laser was installed.');
    });
  },
);
