import { emailsInOrder } from '../../test/emails';
import { addFacility } from '../../test/facilities';
import { deriveState } from '../../test/derived-state';
import { addPerson, logIn } from '../../test/people';
import { testPortal } from '../../test/portal';
import { logInWithKey, sessionKey } from '../../test/session-keys';
import { writeDigests } from '../labelling/reminders/digest.service';
import { writeDueReminders } from '../labelling/reminders/due-dates.service';
import { cleanUp } from '../people/accounts/clean-up';

const portal = testPortal();
const { callApi, context, db, pass } = portal;

const DAY = 24 * 3600;

const profile = async (token: string) => (await callApi('GET /user/profile', { token })).status;

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function writeReminders() {
  await deriveState(db);
  await writeDigests(context);
  await writeDueReminders(context);
}

/** The jumps of a clock that is set wrong and then right, in seconds. */
const JUMPS = [
  ['a day ahead and back', [DAY, -DAY]],
  ['a day back and ahead', [-DAY, DAY]],
] as const;

describe.each(JUMPS)('when the clock jumps %s', (_how, [first, second]) => {
  test('the session of a program goes on, before and after it is set right', async () => {
    await addPerson(portal);
    const { refresh_token: token } = await logIn(portal);
    for (const jump of [first, second]) {
      pass(jump);
      await cleanUp(context);
      const { status, body } = await callApi('POST /auth/refresh', { token });
      expect(status).toBe(200);
      expect(await profile((body.data as unknown as Tokens).access_token)).toBe(200);
    }
  });

  test('the session of a browser goes on, with each token once', async () => {
    await addPerson(portal);
    const key = await sessionKey(portal);
    let { refresh_token: token } = await logInWithKey(portal, key);
    for (const jump of [first, second]) {
      pass(jump);
      await cleanUp(context);
      const headers = { dpop: await key('/auth/refresh', { token }) };
      const { status, body } = await callApi('POST /auth/refresh', { token, headers });
      expect(status).toBe(200);
      const next = body.data as unknown as Tokens;
      expect(await profile(next.access_token)).toBe(200);
      token = next.refresh_token;
    }
  });

  test('no reminder is written twice', async () => {
    // Monday noon, when the digests are written; the account exists since the week before.
    await addFacility(portal, { name: 'Observatory' }, { status: 'invited', dueDate: '2026-06-24' });
    pass(7 * DAY);
    await writeReminders();
    for (const jump of [first, second]) {
      pass(jump);
      await writeReminders();
    }
    const kinds = (await emailsInOrder(portal)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['digest', 'due-soon']);
  });
});
