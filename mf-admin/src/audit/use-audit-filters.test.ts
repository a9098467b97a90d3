import { anId } from '@portal/testing';
import { filtersOf, withFilters } from './use-audit-filters';
import type { AuditFilters } from './use-audit-filters';

test.each<[why: string, search: string, filters: Partial<AuditFilters>]>([
  ['nothing said', 'page=2&search=ada', {}],
  ['a person and a facility', `person=${anId(1)}&facility=${anId(2)}`, { person: anId(1), facility: anId(2) }],
  [
    'a kind and days',
    'kind=user&from=2026-01-01&to=2026-02-01',
    { kind: 'user', from: '2026-01-01', to: '2026-02-01' },
  ],
  ['an invalid user id', 'person=me', {}],
  ['an unknown kind', 'kind=secret', {}],
  ['a day that does not exist', 'from=2026-02-31&to=later', {}],
])('%s', (_why, search, filters) => {
  expect(filtersOf(new URLSearchParams(search))).toEqual({
    person: '',
    facility: '',
    kind: '',
    from: '',
    to: '',
    ...filters,
  });
});

test.each<[why: string, search: string, change: Partial<AuditFilters>, next: string]>([
  ['changing a filter returns to the first page', 'search=ada&page=3', { kind: 'user' }, 'search=ada&kind=user'],
  ['removing one filter keeps the others', 'kind=user&from=2026-01-01', { kind: '' }, 'from=2026-01-01'],
])('%s', (_why, search, change, next) => {
  expect(withFilters(new URLSearchParams(search), change).toString()).toBe(next);
});
