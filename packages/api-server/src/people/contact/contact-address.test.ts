import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails } from '../../platform/db/tables';

const portal = testPortal({ contactAddress: 'office@portal.example' });

test('an installation with a contact address receives the messages there, and only there [11.9.8]', async () => {
  await addPerson(portal, { roles: ['administrator'] });
  const body = { first_name: 'G', last_name: 'R', email: 'g@home.example', subject: 'S', message: 'M' };
  await portal.callApi('POST /contact', { body });
  expect(await portal.db.select().from(emails)).toMatchObject([{ recipients: ['office@portal.example'] }]);
});
