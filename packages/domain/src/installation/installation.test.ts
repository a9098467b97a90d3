import { problems } from '../fields/problems';
import { INSTALLATION_FIELDS, PRODUCT_TITLE } from '../records/installation';
import { namesOf } from '../records/record';
import { installationSchema, titleOf } from './installation';

test.each<[title: string | null, shown: string]>([
  [null, PRODUCT_TITLE],
  ['Labels of the North', 'Labels of the North'],
])('the title setting %p is shown as %p', (product_title, shown) => {
  expect(titleOf({ product_title })).toBe(shown);
});

const PICTURE = '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11';

test.each<[what: string, input: object, refused: [path: string, message: string][]]>([
  ['only the version', {}, []],
  ['empty fields', { product_title: '', address: null, logo: null, reply_to: '' }, []],
  ['several lines of an address', { address: 'First line\nSecond line' }, []],
  ['texts of the maximum length', { product_title: 'x'.repeat(60), issuing_centre: 'x'.repeat(120) }, []],
  [
    'texts that are too long',
    { product_title: 'x'.repeat(61), address: 'x'.repeat(501), meaning_no: 'x'.repeat(1001) },
    [
      ['product_title', 'Maximum 60 characters'],
      ['address', 'Maximum 500 characters'],
      ['meaning_no', 'Maximum 1000 characters'],
    ],
  ],
  ['the maximum number of lines', { address: Array(8).fill('x').join('\n') }, []],
  ['too many lines', { address: Array(9).fill('x').join('\n') }, [['address', 'Maximum 8 lines']]],
  ['an invalid email address', { reply_to: 'answers' }, [['reply_to', 'Invalid E-Mail address']]],
  ['values of other types', { infrastructure: 7, contact: [] }, [['contact', 'Must be a text']]],
  ['two logos', { logo: [PICTURE, PICTURE] }, [['logo', 'Only one picture is possible']]],
  ['a logo that is not an id', { logo: ['../secret'] }, [['logo[0]', 'Unknown record']]],
  ['a licence URL', { licence_url: 'https://licence.example/by/4.0/' }, []],
  [
    'an invalid licence URL',
    { licence_url: 'javascript:alert(1)' },
    [['licence_url', 'Must be an address that begins with https://']],
  ],
  ['no version', { version: null }, [['version', 'Required']]],
  ['an invalid version', { version: 'last' }, [['version', 'Must be a number']]],
])('%s', (_what, input, refused) => {
  expect(problems(installationSchema, { version: 0, ...input })).toEqual(
    refused.map(([path, message]) => ({ path, message })),
  );
});

// Written out by name, so that nothing becomes public by mistake.
test('only the settings that pages show are public', () => {
  expect(namesOf(INSTALLATION_FIELDS, ({ audience }) => audience === 'public')).toEqual([
    'product_title',
    'infrastructure',
    'issuing_centre',
    'logo',
    'licence',
    'licence_url',
    'preliminary_meaning_yes',
    'preliminary_meaning_conditionally',
    'preliminary_meaning_no',
    'meaning_yes',
    'meaning_conditionally',
    'meaning_no',
  ]);
});
