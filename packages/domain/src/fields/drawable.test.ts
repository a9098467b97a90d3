import { evaluationDraftSchema, evaluationSchema } from '../acceptance/schema';
import { facilityInfoSchema } from '../facilities/facility';
import { lidarSchema } from '../lidar/lidar';
import { photometerSchema } from '../photometer/photometer';
import { contactSchema } from '../contact/schema';
import { profileSchema, userSchema } from '../users/user-schema';
import { undrawable } from './drawable';
import { problems } from './problems';

test.each<[what: string, text: string, character: string | undefined]>([
  ['nothing', '', undefined],
  ['Latin, Greek and Cyrillic', 'Ångström Łódź Ζάκυνθος Київ', undefined],
  ['symbols of measurements', '532 nm ± 5 µm, ≥ 0.1 sr⁻¹ → 45° × √2 Ω', undefined],
  ['lines and tabs', 'one\r\n\ttwo\u2028three', undefined],
  ['a combining accent, as some keyboards send it', 'e\u0301 A\u030a', undefined],
  ['invisible characters', 'so\u00adft \u200bword \ufeff', undefined],
  ['a musical sign', 'key 𝄞', '𝄞'],
  ['the first of several', 'dust 沙 and 漠', '沙'],
  ['half of a character', 'a\ud83d', '\ud83d'],
  ['a private-use character', '\ue000', '\ue000'],
])('the first character that documents cannot show of %s is %j', (_what, text, character) => {
  expect(undrawable(text)).toBe(character);
});

test.each<[sent: string, says: string]>([
  ['key 𝄞', 'The character “𝄞” cannot be shown in documents'],
  ['沙漠', 'The character “沙” cannot be shown in documents'],
  ['a\ue000', 'The character U+E000 cannot be shown in documents'],
  ['a\ud83d', 'Contains the character U+D83D, which is half a character'],
])('%j is rejected with "%s"', (sent, says) => {
  expect(problems(facilityInfoSchema, { name: sent })).toEqual([{ path: 'name', message: says }]);
});

const DUST = '沙';
const ofFields = (names: readonly string[], prefix = '') =>
  Object.fromEntries(names.map((name) => [prefix + name, DUST]));
const FACILITY = [
  'name',
  'hosting_institute',
  'pi_name',
  'pi_contact',
  'lidar_pi_name',
  'photometer_pi_name',
  'ceilometer_pi_name',
];

test.each([
  ['a facility', facilityInfoSchema, ofFields(FACILITY)],
  ['a lidar', lidarSchema, ofFields(['name', 'manufacturer', 'additional_info', 'additional_features'])],
  ['a photometer', photometerSchema, ofFields(['name', 'manufacturer', 'instrument_model', 'additional_info'])],
  ['a draft of an evaluation', evaluationDraftSchema('feature'), ofFields(['comments', 'recommendations'], 'feature_')],
  ['an evaluation', evaluationSchema('synergy'), ofFields(['comments', 'recommendations'], 'synergy_')],
  ['a user', userSchema, ofFields(['first_name', 'last_name'])],
  ['the user’s own profile', profileSchema, ofFields(['first_name', 'last_name'])],
])('%s is rejected on each field that documents print', (_what, schema, sent) => {
  const refused = problems(schema, sent).filter(({ message }) => message.includes(`“${DUST}”`));
  expect(refused.map(({ path }) => path).toSorted()).toEqual(Object.keys(sent).toSorted());
});

test('a contact message may contain any character, because it is not printed', () => {
  const message = { email: 'a@site.example', first_name: DUST, last_name: DUST, subject: DUST, message: DUST };
  expect(problems(contactSchema, message)).toEqual([]);
});
