import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/**
 * An OpenID provider for tests, in a process of its own, which tells its parent the address. It knows the people of the
 * setting PEOPLE (claims by login), accepts every password, and one client.
 */
const people = JSON.parse(process.env.PEOPLE ?? '{}');

const server = createServer().listen(0, '127.0.0.1');
await once(server, 'listening');
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'portal',
      client_secret: 'secret-of-the-portal',
      redirect_uris: ['https://portal.example/login'],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  findAccount: (_context, sub) => people[sub] && { accountId: sub, claims: () => ({ sub, ...people[sub] }) },
  // Nobody is asked for consent.
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
  features: { devInteractions: { enabled: true } },
  cookies: { keys: ['for tests'] },
});
// A portal of a story gets its port only when it starts.
provider.Client.prototype.redirectUriAllowed = (address) => new URL(address).pathname === '/login';

server.on('request', provider.callback());
process.send?.(issuer);
