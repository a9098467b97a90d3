import { may, type PartOf } from '@portal/domain';
import { touching } from './administration';

const EDITOR = { columns: ['Oo'], components: [], permissions: ['edit-users'] } as const;

test.each<[what: string, roles: unknown[], allowed: boolean]>([
  ['other roles', [['cars'], ['ares']], true],
  ['the role is added', [['cars'], ['ares', 'administrator']], false],
  ['the role is present', [['administrator'], []], false],
  ['the role with spaces around it', [[], [' administrator']], false],
  ['values that are not roles', [[], { 0: 'administrator' }], true],
  ['odd values', [null, [null, {}, 7]], true],
])('changes by an editor who is not an administrator: %s', (_what, roles, allowed) => {
  const parts = touching(...roles).parts as PartOf<'user.add' | 'user.edit'>[];
  for (const capability of ['user.add', 'user.edit'] as const) {
    expect(may(capability, EDITOR, {}, parts).allowed).toBe(allowed);
  }
});
