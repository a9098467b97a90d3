import sharp from 'sharp';
import {
  byCode,
  CHANNEL_AVAILABILITIES,
  CHANNEL_GROUP_FIELDS,
  CHANNEL_CATEGORIES,
  LIDAR_CHANNELS,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
} from '@portal/domain';
import { comparable, readPdf, wordsOf } from '../../../test/pdf';
import { aLidar, aPhotometer, aSnapshot } from '../../../test/snapshots';
import { applicationDocument } from './application-document';
import { render } from '../../platform/pdf/render';

const NO_PICTURES = new Map<string, Uint8Array>();

const rendered = async (...application: Parameters<typeof applicationDocument>) =>
  readPdf(await render(applicationDocument(...application)));

/** The texts that are missing from the document, ignoring line breaks. */
async function missing(snapshot: ReturnType<typeof aSnapshot>, texts: readonly string[]) {
  const words = wordsOf(await rendered(snapshot, NO_PICTURES));
  return texts.filter((text) => !words.includes(comparable(text)));
}

test('every text is present, in every alphabet', async () => {
  const typed = {
    name: 'Αστεροσκοπείο Θεσσαλονίκης – Łódź',
    hosting_institute: 'Национальный институт; Ελληνικό Ίδρυμα Ἑλλάς; Gruyère-Straße, Ærø, Ţăndărei',
    pi_name: 'Ľubomír Ďurčanský',
    pi_contact: 'pi@σταθμός.example',
    lidar_pi_name: 'Ольга Щербакова',
    lidar_pi_contact: 'lidar@site.example',
    photometer_pi_name: 'Γιώργος Ευαγγέλου',
    photometer_pi_contact: 'photo@site.example',
    ceilometer_pi_name: 'Þórður Ægisson',
    ceilometer_pi_contact: 'ceilo@site.example',
  };
  const lidar = aLidar({
    name: 'Λίνταρ № 1',
    manufacturer: 'Завод «Аэрозоль»',
    additional_info: 'Line one\nΓραμμή δύο: ≤ 15 m, → 355 nm, µm², 90°',
    additional_features: 'Third line: ½ < ¾, č ř ž ő ű ğ ş',
    planned_operation_date: '1999-12-31',
    latitude: -89.1234,
    altitude: 8999.5,
  });
  const photometer = aPhotometer({ name: 'Фотометр', instrument_model: 'Ĉ-318', additional_info: 'Ночные измерения' });
  const snapshot = aSnapshot({ facility: typed, lidars: [lidar], photometers: [photometer] });
  const texts = [lidar.name, lidar.manufacturer, photometer.name, photometer.instrument_model];
  const longer = [lidar.additional_info, lidar.additional_features, photometer.additional_info];
  const numbers = ['1999-12-31', '89.1234 °S', '8999.5 m', '2026-06-15', 'Page 1 of', 'Aerosol Labelling Portal'];
  const wanted = [...Object.values(typed), ...texts, ...longer, ...numbers].filter((text) => text !== null);
  expect(await missing(snapshot, wanted)).toEqual([]);
  expect(await missing(snapshot, ['Фотометрия'])).toEqual(['Фотометрия']);
});

test('every field of lidar, photometer and channel group has its label [11.7.5]', async () => {
  const fields = { ...LIDAR_FIELDS, ...PHOTOMETER_FIELDS, ...CHANNEL_GROUP_FIELDS };
  const labels = Object.entries(fields).flatMap(([name, { label }]) =>
    name === 'pictures' || name === 'channels' ? [] : [label],
  );
  // The date of an instrument is labelled as planned or as the start of operation, depending on the status.
  const snapshot = aSnapshot({ lidars: [aLidar({ status: 'planned' })] });
  expect(await missing(snapshot, [...labels, 'Operational since', 'Selected channels'])).toEqual([]);
});

test('channels are listed by name and description; unavailable groups are named', async () => {
  const channels = LIDAR_CHANNELS.filter(({ category }) => category === 'Raman 355');
  const group = {
    category: 'raman_355',
    channels: channels.map(({ _id }) => _id),
    minimum_altitude_range: 7654.32,
  } as const;
  const absent = {
    availability: 'no',
    operation_start_date: null,
    height_resolution: null,
    time_resolution: null,
  } as const;
  const none = {
    ...absent,
    category: 'elastic_1064',
    distance_full_overlap: null,
    minimum_altitude_range: null,
  } as const;
  const lidar = aLidar({}, [group, { ...none, channels: [] }]);
  const told = channels.flatMap(({ short_name, description }) => [short_name, description]);
  const others = CHANNEL_CATEGORIES.map(({ name }) => name).filter(
    (name) => name !== 'Raman 355' && name !== 'Elastic 1064',
  );
  const sentences = ['7654.32 m', '251.25 m', 'Not available: Elastic 1064.', `Not filled in: ${others.join(', ')}.`];
  expect(await missing(aSnapshot({ lidars: [lidar] }), [...told, ...sentences])).toEqual([]);
});

test('unavailable groups are listed under the name of their availability', async () => {
  const lidar = aLidar({}, []);
  const availability = byCode(CHANNEL_AVAILABILITIES, 'no');
  const gone = { availability: availability && { ...availability, name: 'Out of reach' }, channels: [] };
  const [unknown, first, second, next] = CHANNEL_CATEGORIES.map(({ name }) => name);
  const channels = { [String(first)]: gone, [String(second)]: gone } as unknown as typeof lidar.channels;
  const told = `Out of reach: ${first}, ${second}. Not filled in: ${unknown}, ${next}`;
  expect(await missing(aSnapshot({ lidars: [{ ...lidar, channels }] }), [told])).toEqual([]);
});

test('a screen reader finds language, title, headings, tables with headers, and descriptions of pictures', async () => {
  const bytes = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#0b2a5b' } })
    .jpeg()
    .toBuffer();
  const lidar = { ...aLidar(), pictures: ['picture'] };
  const snapshot = aSnapshot({ lidars: [lidar, { ...aLidar({ name: 'PEARL' }), pictures: ['lost'] }] });
  const found = await rendered(snapshot, new Map([['picture', bytes]]));
  expect(found).toMatchObject({
    title: 'Application for initial acceptance: Potenza observatory (CIAO)',
    language: 'en',
    bookmarks: ['General information', 'Lidar MUSA', 'Lidar PEARL', 'Photometer Cimel 1'],
    figures: [
      'Picture of MUSA',
      expect.stringMatching(/^Range of the channels of MUSA\. /),
      expect.stringMatching(/^Range of the channels of PEARL\. /),
    ],
  });
  expect(found.parts).toMatchObject({ H1: 1, TH: expect.any(Number), TD: expect.any(Number) });
  expect(found.parts.H2).toBe(5);
});

test('a long table continues on the next page under the same header', async () => {
  const photometers = Array.from({ length: 60 }, (_unused, index) => aPhotometer({ name: `Cimel ${index}` }));
  const { pages } = await rendered(aSnapshot({ lidars: [], photometers }), NO_PICTURES);
  expect(pages.slice(0, 2).filter((page) => /Name\s+Kind\s+Type/.test(page))).toHaveLength(2);
  expect(pages.join('\n')).toContain(`Page ${pages.length} of ${pages.length}`);
});

test.each<[why: string, text: string]>([
  ['words', 'dust '.repeat(2000)],
  ['one word', 'x'.repeat(10_000)],
  ['wide letters', 'W'.repeat(10_000)],
  ['one letter per line', 'x\n'.repeat(5000)],
  ['control characters', '\u0000\u001b\u202e\ud800'.repeat(2500)],
  ['only spaces', ' '.repeat(10_000)],
  ['letters missing from the font', '漢👍'.repeat(3000)],
])(
  '%s as additional information: no text leaves the page, and the rest follows [11.7.7]',
  async (_why, additional_info) => {
    const lidar = aLidar({ name: 'W'.repeat(255), additional_info, additional_features: 'The very end' });
    const found = await rendered(aSnapshot({ lidars: [lidar] }), NO_PICTURES);
    expect(found.outside).toEqual([]);
    expect(wordsOf(found)).toMatch(/Additionalfeatures.*Theveryend.*CE318-T/);
  },
);

test('long texts are complete and in order', async () => {
  const words = Array.from({ length: 1500 }, (_unused, index) => `w${index}`);
  const { pages } = await rendered(aSnapshot({ lidars: [aLidar({ additional_info: words.join(' ') })] }), NO_PICTURES);
  expect(pages.join(' ').match(/w\d+/g)).toEqual(words);
});

test('empty fields are said to be not given', async () => {
  const nothing = {
    latitude: null,
    status: null,
    planned_operation_date: null,
    type: null,
    manufacturer: null,
  } as const;
  const snapshot = aSnapshot({ facility: { hosting_institute: null }, photometers: [aPhotometer({ ...nothing })] });
  expect(await missing(snapshot, ['Hosting institute(s) Not given', 'Instrument Model CE318-T'])).toEqual([]);
});
