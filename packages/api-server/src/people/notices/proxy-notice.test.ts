import { appOn } from '../../../test/app';
import { emailsInOrder } from '../../../test/emails';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';

const portal = testPortal();

/** A server that a proxy stands before, which nobody told it. */
async function aRequestThroughProxy() {
  const app = await appOn(portal.context, { trustedProxies: 0 });
  await app.inject({ url: '/api/national-facility/certified', headers: { 'x-forwarded-for': '192.0.2.7' } });
  await app.close();
}

test('administrators are told of a proxy that the configuration does not mention, once a month over all servers', async () => {
  await addPerson(portal, { roles: ['administrator'] });
  await aRequestThroughProxy();
  await aRequestThroughProxy();
  const subject = 'The portal may be behind a proxy that it does not know';
  const { access_token: token } = await enter(portal);
  const { body } = await portal.callApi('GET /notices', { token });
  expect(body.data).toMatchObject({ notices: [{ subject, text: expect.stringContaining('TRUSTED_PROXIES is 0') }] });
  expect(await emailsInOrder(portal)).toMatchObject([{ subject, recipients: ['ada@site.example'] }]);
});
