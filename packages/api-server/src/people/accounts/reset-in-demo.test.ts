import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';

const portal = testPortal({ mode: 'demo' });

test('a demonstration prints the link to the console because it sends no mail', async () => {
  await addPerson(portal);
  await portal.callApi('POST /auth/reset-password', { body: { email: 'ada@site.example' } });
  const [mail] = await portal.db.select().from(emails);
  const [link = 'none'] = mail?.secrets ?? [];
  expect(portal.said.join('\n')).toContain(`Mail to ada@site.example: ${link}`);
});

test('the log does not contain the link even then', async () => {
  await addPerson(portal);
  await portal.callApi('POST /auth/reset-password', { body: { email: 'ada@site.example' } });
  expect(portal.logged.join('\n')).not.toContain('/change-password/');
});
