import { call } from './call';

const rest = { summary: 'A call', answers: 'Nothing.' };
const nothing = async () => null;

test('a declaration has the name of its call and its capability [7.1.4]', () => {
  const declared = call('GET /user/getall', {
    ...rest,
    capability: 'user.list',
    handle: async ({ actor }) => actor.id,
  });
  expect(declared).toMatchObject({ call: 'GET /user/getall', capability: 'user.list' });
});

test('an incomplete declaration does not compile', () => {
  const wrong = [
    // @ts-expect-error without a capability
    call('GET /user/getall', { ...rest, handle: nothing }),
    // @ts-expect-error a capability that the table does not have
    call('GET /user/getAllRoles', { ...rest, capability: 'user.guess', handle: nothing }),
    // @ts-expect-error deploy tokens are accepted, but which ones is not stated
    call('GET /releases', { ...rest, capability: 'release.list', handle: nothing }),
    // @ts-expect-error visitors may read files, so the actor can be null
    call('GET /files/:id', { ...rest, capability: 'file.read', handle: async ({ actor }) => actor.id }),
    // @ts-expect-error a method that no call has
    call('PUT /files/:id', { ...rest, capability: 'file.read', handle: nothing }),
  ];
  expect(wrong.map((declared) => declared.capability)).toEqual([
    undefined,
    'user.guess',
    'release.list',
    'file.read',
    'file.read',
  ]);
});
