import { CATALOGUE } from '@portal/domain';
import type { RoleCode } from '@portal/domain';
import { aFacility, aProfile, anInitialAcceptance } from '@portal/testing';
import { accessOf } from './access';
import type { Access } from './access';

type Seen = Parameters<typeof aFacility>[0];
type Rights = [content: boolean, contacts: boolean, staffFields: boolean, status: boolean, history: boolean];

const SUBMITTED = { submissions: { initial_acceptance: anInitialAcceptance('submitted') }, editable: false };
const FOREIGN = { is_owner: false };

const NOTHING = /^nothing to say$/;

const rightsIn = (access: Access): Rights => [
  access.mayEdit,
  access.mayEditContacts,
  access.mayEditStaffFields,
  access.maySetStatus,
  access.maySeeHistory,
];

test.each<[who: string, roles: RoleCode[], seen: Seen, rights: Rights, notice: RegExp]>([
  ['owner, draft [6.12]', ['national_facility'], {}, [true, true, false, false, true], NOTHING],
  [
    'owner, submitted [4.5, 6.12]',
    ['national_facility'],
    SUBMITTED,
    [false, false, false, false, true],
    /cannot be edited/,
  ],
  ['CARS, draft', ['cars'], FOREIGN, [true, true, true, false, true], NOTHING],
  [
    'CARS, submitted',
    ['cars'],
    { ...FOREIGN, ...SUBMITTED },
    [false, true, true, false, true],
    /acronym, type and contacts/,
  ],
  ['administrator, draft', ['administrator'], FOREIGN, [true, true, true, true, true], NOTHING],
  [
    'administrator, submitted',
    ['administrator'],
    { ...FOREIGN, ...SUBMITTED },
    [false, true, true, true, true],
    /acronym, type, contacts and public status/,
  ],
  [
    'evaluator, submitted',
    ['lidar_reviewer'],
    { ...FOREIGN, ...SUBMITTED },
    [false, false, false, false, false],
    /read-only/,
  ],
  ['ARES, draft', ['ares'], { ...FOREIGN, editable: false }, [false, false, false, false, true], /read-only/],
])('%s', (_who, roles, seen, rights, notice) => {
  const access = accessOf(aFacility(seen), aProfile(roles), new URLSearchParams());
  expect(rightsIn(access)).toEqual(rights);
  expect(access.notice ?? 'nothing to say').toMatch(notice);
});

test("the owner reads the server's notice", () => {
  const { notice } = accessOf(aFacility(SUBMITTED), aProfile(), new URLSearchParams());
  expect(notice).toBe(CATALOGUE.notEditable.message);
});

test.each(['readonly', 'disabled'])('the parameter %s removes all editing rights [2.1.8, 4.5, 11.2.3]', (parameter) => {
  const access = accessOf(aFacility(), aProfile(['administrator']), new URLSearchParams(parameter));
  expect(rightsIn(access)).toEqual([false, false, false, false, true]);
});

test.each<[search: string, isOwner: boolean, isPersonal: boolean]>([
  ['', true, true],
  ['personalNf=true', true, true],
  ['personalNf=false', true, false],
  ['personalNf=true', false, false],
])('with the query "%s" and owner: %s, the page is personal: %s [2.1.8, 11.2.3]', (search, is_owner, isPersonal) => {
  expect(accessOf(aFacility({ is_owner }), aProfile(), new URLSearchParams(search)).isPersonal).toBe(isPersonal);
});
