import { randomUUID } from 'node:crypto';
import { ROLES, COMPONENTS, type Component } from '@portal/domain';
import { STAFF_ACCOUNTS, type StaffMember } from '../../src/demo/accounts';
import type { UserRoleRow, UserRow } from '../../src/demo/demo.store';

/** Facilities for which one more reviewer per component is there. */
const PER_REVIEWER = 250;

/** Who evaluates the facilities, found by number. */
export interface Staff {
  users: UserRow[];
  roles: UserRoleRow[];
  /** Id of the account that acts as this member of staff for the facility of this number. */
  memberOf: (member: StaffMember, number: number) => string;
}

const roleOf = (component: Component) => {
  const { role } = COMPONENTS.find(({ code }) => code === component) ?? {};
  const found = ROLES.find(({ name }) => name === role);
  if (!found) throw new Error(`Nobody reviews ${component}.`);
  return found.code;
};

/** The reviewers of the demonstration share the work with others, one per component and 250 facilities. */
export function reviewersFor(
  count: number,
  demoId: (member: StaffMember) => string,
  made: Pick<UserRow, 'passwordHash' | 'activatedAt' | 'createdAt'>,
): Staff {
  const teams = Array.from({ length: Math.floor(count / PER_REVIEWER) }, (_, team) =>
    COMPONENTS.map(({ code }) => reviewer(code, team + 2, made)),
  );
  const others = teams.flat();
  return {
    users: others.map(({ user }) => user),
    roles: others.map(({ user, component }) => ({ userId: user.id, role: roleOf(component) })),
    memberOf: (member, number) => {
      const team = teams[number % (teams.length + 1)];
      return team?.find(({ component }) => component === member)?.user.id ?? demoId(member);
    },
  };
}

function reviewer(
  component: Component,
  number: number,
  made: Pick<UserRow, 'passwordHash' | 'activatedAt' | 'createdAt'>,
) {
  const { email, firstName, lastName } = STAFF_ACCOUNTS[component];
  const user: UserRow = {
    id: randomUUID(),
    email: email.replace('@', `.${number}@`),
    firstName,
    lastName: `${lastName} ${number}`,
    ...made,
  };
  return { component, user };
}
