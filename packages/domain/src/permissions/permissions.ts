/** What a person may do, as carried in the access token. The server looks these up again on every request. */
export const PERMISSIONS = [
  'edit-own-nf',
  'submit-qa-qc-test',
  'evaluate-application',
  'schedule-qa-qc-test',
  'evaluate-qa-qc-test',
  'issue-nf-report',
  'schedule-additional-support',
  'view-all-nf',
  'edit-users',
  'edit-all-nf',
  'view-emails',
  'administrator',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Anything that carries permissions: the profile of the token, or an actor on the server. */
export interface PermissionHolder {
  permissions: readonly string[];
}

const holds = (holder: PermissionHolder, permission: string) =>
  holder.permissions.some((held) => held.toLowerCase() === permission.toLowerCase());

/** Whether this person is an administrator; upper and lower case do not matter. */
export const isAdministrator = (holder: PermissionHolder | null | undefined) =>
  holder !== null && holder !== undefined && holds(holder, 'administrator');

/** Whether this person holds the permission. An administrator holds every one; nobody (`null`) holds none. */
export const can = (holder: PermissionHolder | null | undefined, permission: Permission) =>
  holder !== null && holder !== undefined && (holds(holder, permission) || isAdministrator(holder));

/** Whether this person holds at least one of the permissions. An empty list is open to everyone, signed in or not. */
export const canAny = (holder: PermissionHolder | null | undefined, permissions: readonly Permission[]) =>
  permissions.length === 0 || permissions.some((permission) => can(holder, permission));
