import { problems } from '../fields/problems';
import { passwordProblem } from './password-strength';
import { changePasswordSchema, loginSchema } from './schema';
import { userSchema } from './user-schema';

const at = (path: string, message: string) => ({ path, message });
const INVALID = 'Invalid E-Mail address';

test.each<[why: string, email: unknown, wrong: boolean]>([
  ['a common address', 'pi@site.example', false],
  ['the shortest one', 'a@b', false],
  ['surrounding spaces', '  pi@site.example ', false],
  ['no at sign', 'site.example', true],
  ['nothing before the at sign', '@site.example', true],
  ['nothing after it', 'pi@', true],
  ['a space inside', 'p i@site.example', true],
  ['two addresses with a comma', 'pi@site.example,x@y', true],
  ['two addresses with a semicolon', 'pi@site.example;x@y', true],
  ['an address in brackets', 'PI<pi@site.example>', true],
  ['a quoted part', '"a b"@site.example', true],
  ['two at signs', 'pi@x@site.example', true],
  ['an apostrophe', "o'hara@site.example", false],
  ['a line break inside', 'pi@site.example\nBcc: x@y', true],
  ['a character without width', 'pi\u200B@site.example', true],
  ['a letter that is drawn as nothing', 'pi\u115F@site.example', true],
  ['a soft hyphen', 'pi@si\u00ADte.example', true],
  ['a comment', 'pi(x)@site.example', true],
  ['a colon', 'x:pi@site.example', true],
  ['a backslash', 'p\\i@site.example', true],
  ['a backtick', 'p`i@site.example', true],
  ['two dots in the host', 'pi@site..example', true],
  ['two dots before the at sign', 'a..b@site.example', true],
  ['a dot at the beginning', '.a@site.example', true],
  ['a dot before the at sign', 'a.@site.example', true],
  ['a selector of a variation', 'pi\uFE0F@site.example', true],
  ['curly quotes', '“pi”@site.example', true],
  ['a full-width comma', 'pi，x@site.example', true],
  ['a tag and a sign', 'pi.x+tag_1@sub.site.example', false],
  ['an encoded line break', 'pi@site.example%0aBcc', true],
  ['letters of another alphabet', 'πι@παράδειγμα.example', false],
  ['empty', '', true],
  ['missing', undefined, true],
  ['null', null, true],
])('login with %s [5.1]', (_why, email, wrong) => {
  expect(problems(loginSchema, { email, password: 'x' })).toEqual(wrong ? [at('email', INVALID)] : []);
});

test('a long row of at signs is rejected quickly', () => {
  const started = Date.now();
  expect(problems(loginSchema, { email: `${'@'.repeat(1_000_000)} x`, password: 'x' })).toHaveLength(1);
  expect(Date.now() - started).toBeLessThan(1000);
});

test.each<[why: string, body: object, expected: object[]]>([
  ['equal', { password: 'long enough', confirm_password: 'long enough' }, []],
  ['with a hash', { password: 'a', confirm_password: 'a', password_reset_hash: 'abc' }, []],
  [
    'empty',
    { password: '', confirm_password: '' },
    [at('confirm_password', 'Please confirm your new password'), at('password', 'Please enter your new password')],
  ],
  [
    'not confirmed',
    { password: 'a', confirm_password: '' },
    [at('confirm_password', 'Please confirm your new password')],
  ],
  ['different', { password: 'a', confirm_password: 'b' }, [at('confirm_password', 'Passwords do not match!')]],
  [
    'different by a space',
    { password: 'a', confirm_password: 'a ' },
    [at('confirm_password', 'Passwords do not match!')],
  ],
])('new passwords: %s [5.2]', (_why, body, expected) => {
  expect(problems(changePasswordSchema, body)).toEqual(expected);
});

test.each<[why: string, change: object, expected: object[]]>([
  ['with roles', { roles: ['cars', 'ares'] }, []],
  ['without roles', { roles: [] }, []],
  ['a blank name', { first_name: '  ' }, [at('first_name', 'Please enter a name')]],
  ['a missing name', { last_name: undefined }, [at('last_name', 'Please enter a name')]],
  ['an unknown role', { roles: ['janitor'] }, [at('roles[0]', 'Unknown role')]],
  ['missing roles', { roles: undefined }, [at('roles', 'Required')]],
  ['a very long name', { first_name: 'x'.repeat(256) }, [at('first_name', 'Maximum 255 characters')]],
  [
    'a character that the database cannot store',
    { first_name: 'a\0b' },
    [at('first_name', 'Contains the character U+0000, which is invisible')],
  ],
])('a user: %s [5.4, 11.5.10]', (_why, change, expected) => {
  const user = { email: 'a@b.example', first_name: 'Role', last_name: 'Holder', roles: ['cars'], ...change };
  expect(problems(userSchema, user)).toEqual(expected);
});

test.each<[password: string, problem: string | null]>([
  ['seven77', 'Please use at least 8 characters.'],
  ['eight888', null],
  [`${'x1y2z3'.repeat(42)}abcd`, null],
  [`${'x1y2z3'.repeat(42)}abcde`, 'Please use at most 256 characters.'],
  ['PI@site.example', 'Please do not use your email address as the password.'],
  ['Password123', 'This password is too easy to guess.'],
  ['aaaaaaaaaa', 'This password is too easy to guess.'],
  ['Angstrom-1814', 'This password is too easy to guess.'],
  ['ÅNGSTRÖM anders', 'This password is too easy to guess.'],
  ['lidar portal 7', 'This password is too easy to guess.'],
  ['li-12345678', null],
  ['angstrom saw the light', null],
])('the password %s [11.4.9]', (password, problem) => {
  const names = ['Anders Li', 'Ångström', 'Lidar Portal'];
  expect(passwordProblem(password, { email: 'pi@SITE.example', names })).toBe(problem);
});

test.each([[{ email: {}, password: [] }], [{ email: [1], password: { a: 1 } }], [7], [null], ['text']])(
  'a body that is not a login is rejected with messages: %j',
  (body) => {
    expect(problems(loginSchema, body).length).toBeGreaterThan(0);
  },
);
