import type { Change } from '@portal/domain';

/** Changes as an audit entry keeps them: the fields that changed, by their dotted paths, before and after. */
export const auditedChanges = (list: readonly Change[]) => ({
  oldValue: Object.fromEntries(list.map(({ path, before }) => [path, before])),
  newValue: Object.fromEntries(list.map(({ path, after }) => [path, after])),
});
