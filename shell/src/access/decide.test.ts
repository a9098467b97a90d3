import type { PageAccess } from '@portal/portal-contract';
import { aProfile } from '@portal/testing';
import { decide } from './decide';
import type { AccessDecision, Visitor } from './decide';

const VISITOR: Visitor = { isLoggedIn: false, profile: null };
const OWNER: Visitor = { isLoggedIn: true, profile: aProfile() };
const CARS: Visitor = { isLoggedIn: true, profile: aProfile(['cars']) };
const ADMIN: Visitor = { isLoggedIn: true, profile: aProfile(['administrator']) };
const SHOUTING: Visitor = { isLoggedIn: true, profile: { ...aProfile(), permissions: ['ADMINISTRATOR'] } };
const SETTING_UP: Visitor = { isLoggedIn: true, profile: aProfile([], { needs_factor: true }) };
const UNNAMED: Visitor = { isLoggedIn: true, profile: null };

test.each<[why: string, path: string, access: PageAccess, who: Visitor, decision: AccessDecision]>([
  ['a visitor sees a public page', '/', 'public', VISITOR, 'show'],
  ['an owner sees a public page', '/', 'public', OWNER, 'show'],
  ['a visitor must log in first', '/edit-my-nf/', 'login', VISITOR, 'login'],
  ['an owner need not log in again', '/edit-my-nf/', 'login', OWNER, 'show'],
  ['a user whose name is still loading need not log in', '/edit-my-nf/', 'login', UNNAMED, 'show'],
  ['a visitor must log in for an administrators’ page', '/admin/email', 'administrator', VISITOR, 'login'],
  ['an owner gets not-found for an administrators’ page [2.1.4]', '/admin/email', 'administrator', OWNER, 'not-found'],
  ['CARS staff neither', '/admin/edit-nfs', 'administrator', CARS, 'not-found'],
  ['an administrator sees an administrators’ page', '/admin/email', 'administrator', ADMIN, 'show'],
  ['in capitals too [6.3]', '/admin/email', 'administrator', SHOUTING, 'show'],
  ['a user whose permissions are still loading waits', '/admin/email', 'administrator', UNNAMED, 'wait'],
  ['a visitor may log in', '/login', 'public', VISITOR, 'show'],
  ['a logged-in user is redirected from the login page [2.1.12]', '/login', 'public', OWNER, 'go-on'],
  [
    'a logged-in user is redirected from a page that never existed too [2.1.12, 11.1.1]',
    '/register',
    'public',
    OWNER,
    'go-on',
  ],
  ['a user who must set up a second factor is redirected', '/cars/view-nf-history/', 'login', SETTING_UP, 'set-up'],
  ['from a public page too', '/', 'public', SETTING_UP, 'set-up'],
  ['from the login page too', '/login', 'public', SETTING_UP, 'set-up'],
  ['but not from the page where it is set up [12.324]', '/my-account', 'login', SETTING_UP, 'show'],
  ['nor from the contact page', '/contact', 'public', SETTING_UP, 'show'],
])('%s', (_why, path, access, who, decision) => {
  expect(decide({ path, access }, who)).toBe(decision);
});
