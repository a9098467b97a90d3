import type { ApiRequest, Request } from './request';

const SOMEBODY = { email: 'new@site.example', first_name: 'Ada', last_name: 'Byron', roles: ['ares'] };
const AN_ADMINISTRATOR = { ...SOMEBODY, roles: ['administrator'] };
const parts = ['administrator role'];

/** Requests that make accounts. */
export const newAccounts = (): Request[] => [
  { name: 'somebody', body: SOMEBODY },
  { name: 'an administrator', parts, body: AN_ADMINISTRATOR },
];

/** Deactivations and activations of accounts. */
export const usedAccounts = ({ fixture }: ApiRequest): Request[] => [
  { name: 'somebody', ids: { id: fixture.people.CARS.id }, body: {} },
  { name: 'an administrator', parts, ids: { id: fixture.people['another administrator'].id }, body: {} },
];

/** Locks of accounts. */
export const lockedAccounts = (asked: ApiRequest): Request[] =>
  usedAccounts(asked).map((request) => ({ ...request, body: { reason: 'The password was stolen.' } }));

/** Changes of accounts, by their new and present roles. */
export const changedAccounts = ({ fixture }: ApiRequest): Request[] => [
  { name: 'somebody', ids: { id: fixture.people.CARS.id }, body: SOMEBODY },
  { name: 'who becomes an administrator', parts, ids: { id: fixture.people.CARS.id }, body: AN_ADMINISTRATOR },
  { name: 'who is one', parts, ids: { id: fixture.people['another administrator'].id }, body: SOMEBODY },
];

/** Checks of the links in mails, before a password is typed. */
export const checkedLinks = ({ fixture }: ApiRequest): Request[] => [
  { name: 'a live link', body: { password_reset_hash: fixture.link } },
  { name: 'a dead link', body: { password_reset_hash: 'no link' } },
];

const PASSWORDS = { password: 'smoke over the sea', confirm_password: 'smoke over the sea' };

/** Passwords, by links and for the actor's own account. */
export const newPasswords = ({ fixture }: ApiRequest): Request[] => [
  {
    name: 'by a live link',
    parts: ['with hash'],
    body: { ...PASSWORDS, password_reset_hash: fixture.link },
    facts: { isLinkLive: true },
  },
  { name: 'by a dead link', parts: ['with hash'], body: { ...PASSWORDS, password_reset_hash: 'no link' } },
  { name: 'of the actor’s own account', parts: ['without hash'], body: PASSWORDS },
];
