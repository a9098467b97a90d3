import { asTyped, epochSeconds, stillOpen, type UnfinishedInstrument } from '@portal/domain';
import type { StoredUnfinished } from './unfinished.store';

export function toUnfinished({ copy, firstName, lastName }: StoredUnfinished): UnfinishedInstrument {
  const { id, kind, values, version, updatedAt } = copy;
  const { name } = asTyped(kind, values);
  return {
    _id: id,
    kind,
    name: typeof name === 'string' ? name.trim() : '',
    ...stillOpen(kind, values),
    version,
    updated_at: epochSeconds(updatedAt),
    updated_by: firstName === null || lastName === null ? null : `${firstName} ${lastName}`,
  };
}
