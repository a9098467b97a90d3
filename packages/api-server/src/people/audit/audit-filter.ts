import { AUDIT_ACTIONS, auditSentence, type AuditFileQuery, MS_PER_DAY } from '@portal/domain';
import type { AuditFilter } from './list-audit.store';

/** Further words of a search are ignored: they hardly narrow it, and each costs a condition of the query. */
const MAX_WORDS = 8;

/** The phrase for an action in the audit log, which follows the name of the user. */
const saidOf = (action: string) =>
  auditSentence({ person: { _id: '', name: '' }, action, object: { kind: '', id: '', name: '' } }).toLowerCase();

const actionsSaying = (word: string) => AUDIT_ACTIONS.filter((action) => saidOf(action).includes(word.toLowerCase()));

/** The filter of a query for the database. Both days count in full, in UTC. */
export const toFilter = ({ person, facility, kind, from, to, search }: AuditFileQuery): AuditFilter => ({
  actorId: person,
  facilityId: facility,
  kind,
  from: typeof from === 'number' ? new Date(from * 1000) : undefined,
  before: typeof to === 'number' ? new Date(to * 1000 + MS_PER_DAY) : undefined,
  words: (search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, actions: actionsSaying(word) })),
});
