import { contactSchema, ownContactSchema } from '../contact/schema';
import { facilityInfoSchema } from '../facilities/facility';
import { profileSchema, userEditSchema, userSchema } from '../users/user-schema';
import { problems } from './problems';
import { hasWebAddress } from './web-address';

test.each<[name: string, isRefused: boolean]>([
  ['Demo, http://evil.example/login', true],
  ['Confirm at http://evil.example/x?token=1 within 24 hours', true],
  ['HTTPS://EVIL.EXAMPLE', true],
  ['portal://open', true],
  ['Demo www.evil.example', true],
  ['(WWW.evil.example)', true],
  ['Log in at evil.example/login', true],
  ['evil.example/', true],
  ['sub.evil-site.example/x', true],
  ['J.Müller/K.Schmidt', false],
  ['παράδειγμα.ελ/x', true],
  ['St. John', false],
  ['St.John', false],
  ['J.-P.', false],
  ['J.R.R.', false],
  ["O'Hara", false],
  ['Dr. rer. nat. Müller', false],
  ['Müller e.V./Schmidt', false],
  ['CNR-IMAA/Tito Scalo', false],
  ['Univ. Granada / IISTA-CEAMA', false],
  ['N.N./CNR', false],
  ['Lidar 24/7, 1.5 km', false],
  ['a:b // c', false],
  ['Awwww.', false],
])('a name %j has a web address: %j', (name, isRefused) => {
  expect(hasWebAddress(name)).toBe(isRefused);
});

const PERSON = ['first_name', 'last_name'];
const FACILITY = ['name', 'pi_name', 'lidar_pi_name', 'photometer_pi_name', 'ceilometer_pi_name'];

test.each([
  ['a user', userSchema, PERSON],
  ['a user who is edited', userEditSchema, PERSON],
  ['the user’s own profile', profileSchema, PERSON],
  ['a visitor who writes through the contact form', contactSchema, PERSON],
  ['a facility', facilityInfoSchema, FACILITY],
])('%s has no web address in a name [12.895]', (_what, schema, fields) => {
  const of = (name: string) =>
    problems(schema, Object.fromEntries(fields.map((field) => [field, name])))
      .filter(({ path }) => fields.includes(path))
      .toSorted((one, other) => fields.indexOf(one.path) - fields.indexOf(other.path));
  const message = 'Must not contain a web address';
  expect(of('Demo, http://x.y/')).toEqual(fields.map((path) => ({ path, message })));
  expect(of('St. John / J.-P.')).toEqual([]);
});

test('a user whose name has had one since before still writes through the contact form', () => {
  const names = { first_name: 'Ada', last_name: 'www.site.example' };
  const message = { email: 'a@site.example', subject: 'A name', message: 'Please change it.' };
  expect(problems(ownContactSchema, { ...message, ...names })).toEqual([]);
});
