import { addDays, day } from '../time/day';
import type { CalendarEntry } from './calendar';

interface IcsCalendar {
  /** The name that calendar programs show. */
  name: string;
  /** The host of the portal, which makes the ids unique in the world. */
  host: string;
  entries: readonly CalendarEntry[];
  /** `CANCEL` for entries that are taken away; a feed and a new or changed entry are published. */
  method?: IcsMethod;
  /** The address that messages with the calendar come from; programs expect it in an attachment (RFC 5546). */
  organizer?: string | undefined;
}

/** The name of a calendar in a message. */
export const CALENDAR_FILE = 'appointment.ics';

/** What a calendar program does with a calendar. */
export type IcsMethod = 'PUBLISH' | 'CANCEL';

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const WIDTHS = [0x80, 0x8_00, 0x1_00_00] as const;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  return 1 + WIDTHS.filter((first) => point >= first).length;
}

/** A line in pieces of at most 75 octets, never within a character; a space begins each further piece. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const width = octetsOf(character);
    if (octets + width > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += width;
  }
  return text;
}

/** What begins a line in some program: a reader that splits at it would take the rest for a property. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const HIDDEN = /(?!\n)\p{Cc}/gu;

/** A value of type TEXT (3.3.11). */
const escaped = (value: string) =>
  value
    .replaceAll(BREAKS, '\n')
    .replaceAll(HIDDEN, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');

const moment = (epoch: number) => `${new Date(epoch * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const dayIn = (of: string) => of.replaceAll('-', '');

const STATUSES = { tentative: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

const organizerLines = (organizer: string | undefined) =>
  organizer === undefined ? [] : [`ORGANIZER:mailto:${encodeURI(organizer)}`];

function eventLines(entry: CalendarEntry, { host, organizer }: Pick<IcsCalendar, 'host' | 'organizer'>): string[] {
  const first = day(entry.from) ?? '';
  const last = day(entry.to) ?? '';
  return [
    'BEGIN:VEVENT',
    `UID:${entry.key}@${host}`,
    `DTSTAMP:${moment(entry.changed_at)}`,
    `LAST-MODIFIED:${moment(entry.changed_at)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART;VALUE=DATE:${dayIn(first)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${dayIn(addDays(last, 1))}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escaped(entry.place)}`]),
    ...organizerLines(organizer),
    `STATUS:${STATUSES[entry.state]}`,
    `TRANSP:${entry.kind === 'booking' ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

/** A calendar as calendar programs read it (RFC 5545). */
export const toIcs = ({ name, host, entries, method = 'PUBLISH', organizer }: IcsCalendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Support calendar//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => eventLines(entry, { host, organizer })),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** The method of a calendar that was written here. */
export const methodOf = (ics: string): IcsMethod => (ics.includes('\r\nMETHOD:CANCEL\r\n') ? 'CANCEL' : 'PUBLISH');
