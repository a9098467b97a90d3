import { LIDAR_FIELDS, LIDAR_SECTIONS, PHOTOMETER_FIELDS, PHOTOMETER_SECTIONS } from '@portal/domain';
import { countIn, withoutRefused } from './section-outline';

test.each<[kind: string, sections: readonly { fields: readonly string[] }[], fields: object]>([
  ['lidar', LIDAR_SECTIONS, LIDAR_FIELDS],
  ['photometer', PHOTOMETER_SECTIONS, PHOTOMETER_FIELDS],
])('the sections of a %s contain every field once, in the order of the form', (_kind, sections, fields) => {
  expect(sections.flatMap((section) => section.fields)).toEqual(Object.keys(fields));
});

test('errors are counted by section: the field "location" in Details, groups in Channels', () => {
  const wrong = ['latitude', 'location', 'channels.Elastic 1064.availability', 'channels.Raman 355.channels'];
  const counts = LIDAR_SECTIONS.map((section) => [section.title, countIn(section, wrong)]);
  expect(Object.fromEntries(counts)).toEqual({
    Instrument: 0,
    Location: 1,
    Details: 1,
    'Additional functions': 0,
    Channels: 2,
    Features: 0,
  });
});

test.each([
  ['nothing refused', 4, 0, 4],
  ['one of the filled ones refused', 4, 1, 3],
  ['as many refused as are missing', 2, 2, 2],
  ['more refused than required', 4, 6, 0],
])('of four required fields, %s: %i filled, %i refused, %i completed', (_why, done, refused, completed) => {
  expect(withoutRefused({ done, all: 4 }, refused)).toEqual({ done: completed, all: 4 });
});
