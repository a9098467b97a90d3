/** The permissions in access tokens. The server looks them up again on every request. */
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

/** The profile in a token, or an actor on the server. */
export interface PermissionHolder {
  permissions: readonly string[];
}

/** Lengths first: a list asks this hundreds of times, and nearly every other permission has another one. */
const holds = (holder: PermissionHolder, permission: string) =>
  holder.permissions.some(
    (held) => held.length === permission.length && held.toLowerCase() === permission.toLowerCase(),
  );

/** Whether the holder is an administrator; case-insensitive. */
export const isAdministrator = (holder: PermissionHolder | null | undefined) =>
  holder !== null && holder !== undefined && holds(holder, 'administrator');

/** Whether the holder has a permission. Administrators have all of them; `null` has none. */
export const can = (holder: PermissionHolder | null | undefined, permission: Permission) =>
  holder !== null && holder !== undefined && (holds(holder, permission) || isAdministrator(holder));

/** Whether the holder has at least one of the permissions. An empty list allows everyone, logged in or not. */
export const canAny = (holder: PermissionHolder | null | undefined, permissions: readonly Permission[]) =>
  permissions.length === 0 || permissions.some((permission) => can(holder, permission));
