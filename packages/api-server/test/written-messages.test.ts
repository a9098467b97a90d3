import type { Call } from '../src/app/calls';
import { addEmail, emailOf } from './emails';
import { uncounted } from './messages-to-others';
import { namedInOtherWords } from './named-in-messages';
import { addPerson, enter } from './people';
import { testPortal } from './portal';

const portal = testPortal();
const { db } = portal;

const POST: Call = 'POST /user/profile';

describe('of the messages of a call, those to others are found unless they were counted', () => {
  test.each([
    ['to Ada', ['ada@site.example'], [], []],
    ['to Bea, counted', ['bea@site.example'], ['messagesToOthers:x'], []],
    ['to Bea, counted as something else', ['bea@site.example'], ['uploads:x'], ['news, by POST /user/profile']],
    ['to both, and not counted', ['ada@site.example', 'bea@site.example'], [], ['news, by POST /user/profile']],
  ])('one of Ada %s [12.601]', async (_what, recipients, counted, found) => {
    await addPerson(portal);
    const { access_token: token } = await enter(portal);
    const mails = [await addEmail(portal, { recipients })];
    expect(await uncounted(db, { call: POST, token, mails, counted })).toEqual(found);
  });

  test.each<[kind: string, call: Call, found: string[]]>([
    ['password-changed', POST, ['password-changed, by POST /user/profile']],
    ['news', 'POST /auth/change-password', ['news, by POST /auth/change-password']],
    ['password-changed', 'POST /auth/change-password', []],
  ])('"%s" by %s without a session', async (kind, call, found) => {
    const mails = [await addEmail(portal, { recipients: ['bea@site.example'], kind })];
    expect(await uncounted(db, { call, token: undefined, mails, counted: [] })).toEqual(found);
  });
});

describe('a message that names Bea Bell is found where anonymising would leave the name', () => {
  test.each([
    ['to her', { recipients: ['bea@site.example'], text: 'Bea Bell has left.' }, []],
    ['with her address', { text: 'Bea Bell (bea@site.example) has left.' }, []],
    ['to Ada, in known words', { text: 'Bea Bell is now your deputy.' }, []],
    ['to Ada, by the name of Bea Bell Page', { text: 'Bea Bell Page is now your deputy.' }, []],
    ['to Ada, in other words', { text: 'Bea Bell has left.' }, [/Bea Bell has left/]],
    ['to Ada, in the subject in other words', { subject: 'Bea Bell has left' }, [/Bea Bell has left/]],
    ['to Ada, in known and other words', { text: 'Bea Bell is now your deputy. Ask Bea Bell.' }, [/Ask Bea Bell/]],
  ])('%s', async (_what, change, found) => {
    await addPerson(portal, { email: 'bea@site.example', firstName: 'Bea', lastName: 'Bell' });
    await addPerson(portal, { email: 'page@site.example', firstName: 'Bea', lastName: 'Bell Page' });
    const { id } = await addEmail(portal, change);
    const left = await namedInOtherWords(db, [await emailOf(portal, id)]);
    expect(left).toEqual(found.map((words) => expect.stringMatching(words)));
  });
});
