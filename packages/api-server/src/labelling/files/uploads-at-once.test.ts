import { aPicture, heldFiles, multipartOf, upload } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { picturesHere } from '../../../test/pictures';
import { testPortal } from '../../../test/portal';

const portal = testPortal();

/** Holds pictures back until it is called. */
let goOn: () => void;
let held: number;
beforeEach(() => {
  held = 0;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  Object.assign(portal.context, {
    pictures: {
      ...picturesHere,
      make: async (task: Parameters<typeof picturesHere.make>[0]) => {
        held += 1;
        await gate;
        return picturesHere.make(task);
      },
    },
  });
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
};

test('of sixteen uploads of one account three are taken, the others are told when to try again, and others upload [12.310]', async () => {
  await addPerson(portal);
  await addPerson(portal, { email: 'bob@site.example' });
  const { access_token: token } = await enter(portal);
  const { access_token: anothers } = await enter(portal, 'bob@site.example');
  const body = multipartOf([{ name: 'a.jpg', content: await aPicture() }]);
  const sent = Array.from({ length: 16 }, async () => upload(portal, body, token));
  const refused: { status: number; body: { msg?: string } }[] = [];
  for (const each of sent) void each.then((answer) => answer.status === 503 && refused.push(answer));
  await until(() => refused.length === 13 && held === 3);
  expect(refused[0]?.body.msg).toBe(
    'The portal takes 3 files of one account at a time. Please try again in a few seconds.',
  );
  const others = upload(portal, body, anothers);
  await until(() => held === 4);
  goOn();
  expect((await others).status).toBe(200);
  expect((await Promise.all(sent)).filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await heldFiles(portal)).toEqual({ rows: 4, stored: 4, incoming: 0 });
  // Refusals count towards no limit, and the places are free again.
  expect((await upload(portal, body, token)).status).toBe(200);
});
