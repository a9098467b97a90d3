import { epochOf } from '../time/day';
import type { CalendarEntry } from './calendar';
import { methodOf, toIcs } from './ics';

const ENTRY: CalendarEntry = {
  key: 'request-1',
  kind: 'booking',
  state: 'confirmed',
  title: 'Training, CIAO (S-2026-001)',
  place: 'Potenza; hall 2',
  from: epochOf('2026-08-31'),
  to: epochOf('2026-09-01'),
  slot: 'slot',
  request: null,
  facility: null,
  sequence: 3,
  changed_at: epochOf('2026-06-15') + 3661,
};

const linesOf = (change: Partial<CalendarEntry>) =>
  toIcs({ name: 'Support', host: 'portal.example', entries: [{ ...ENTRY, ...change }] }).split('\r\n');

test('an entry of whole days, of which the last is included', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//portal.example//Support calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Support',
    'BEGIN:VEVENT',
    'UID:request-1@portal.example',
    'DTSTAMP:20260615T010101Z',
    'LAST-MODIFIED:20260615T010101Z',
    'SEQUENCE:3',
    'DTSTART;VALUE=DATE:20260831',
    'DTEND;VALUE=DATE:20260902',
    String.raw`SUMMARY:Training\, CIAO (S-2026-001)`,
    String.raw`LOCATION:Potenza\; hall 2`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each<[why: string, change: Partial<CalendarEntry>, line: string]>([
  ['an entry that ended', { state: 'cancelled' }, 'STATUS:CANCELLED'],
  ['an offer', { state: 'tentative', kind: 'offer' }, 'STATUS:TENTATIVE'],
  ['what takes no time', { kind: 'due' }, 'TRANSP:TRANSPARENT'],
  ['a backslash', { title: String.raw`a\b` }, String.raw`SUMMARY:a\\b`],
  ['a line break, which begins no property', { title: 'a\r\nSTATUS:X' }, String.raw`SUMMARY:a\nSTATUS:X`],
  ['a next line', { title: 'a\u0085STATUS:X' }, String.raw`SUMMARY:a\nSTATUS:X`],
  ['a line separator', { title: 'a\u2028STATUS:X' }, String.raw`SUMMARY:a\nSTATUS:X`],
  ['a paragraph separator in the place', { place: 'a\u2029STATUS:X' }, String.raw`LOCATION:a\nSTATUS:X`],
  ['a vertical tab and a page break', { title: 'a\vb\fc' }, String.raw`SUMMARY:a\nb\nc`],
  ['a semicolon and a comma', { title: 'a;b,c' }, String.raw`SUMMARY:a\;b\,c`],
  ['a control character', { title: 'a\u0007b' }, 'SUMMARY:a b'],
])('%s', (_why, change, line) => {
  expect(linesOf(change)).toContain(line);
});

test('an entry that was taken away, as a message has it', () => {
  const ics = toIcs({
    name: 'Support',
    host: 'portal.example',
    entries: [{ ...ENTRY, state: 'cancelled' }],
    method: 'CANCEL',
    organizer: 'portal+a@portal.example',
  });
  expect(ics.split('\r\n')).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'ORGANIZER:mailto:portal+a@portal.example', 'STATUS:CANCELLED']),
  );
  expect([methodOf(ics), methodOf(linesOf({ title: 'METHOD:CANCEL' }).join('\r\n'))]).toEqual(['CANCEL', 'PUBLISH']);
});

test.each([
  ['of one octet', 'a'.repeat(200)],
  ['of two octets', 'ä'.repeat(100)],
  ['of three octets', '€'.repeat(80)],
  ['of four octets', '😀'.repeat(60)],
])('long lines of characters %s are folded at 75 octets, never within one', (_why, title) => {
  const lines = linesOf({ title });
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
