import { may, type PartOf } from '@portal/domain';
import { touching } from './administration';

const EDITOR = { columns: ['Oo'], components: [], permissions: ['edit-users'] } as const;

test.each<[what: string, roles: unknown[], allowed: boolean]>([
  ['roles that are none of it', [['cars'], ['ares']], true],
  ['a role that is given', [['cars'], ['ares', 'administrator']], false],
  ['a role that is there', [['administrator'], []], false],
  ['a role with spaces around it', [[], [' administrator']], false],
  ['nothing that could be roles', [[], { 0: 'administrator' }], true],
  ['oddities', [null, [null, {}, 7]], true],
])('users with the right to edit users who are not administrators: %s', (_what, roles, allowed) => {
  const parts = touching(...roles).parts as PartOf<'user.add' | 'user.edit'>[];
  for (const capability of ['user.add', 'user.edit'] as const) {
    expect(may(capability, EDITOR, {}, parts).allowed).toBe(allowed);
  }
});
