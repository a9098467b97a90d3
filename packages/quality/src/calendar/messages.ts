const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day of every year, `mm-dd`, in words such as "1 February". */
export const dayOfEveryYear = (day: string) => `${Number(day.slice(3))} ${NAMES[Number(day.slice(0, 2)) - 1]}`;

/** Texts of the calendar of support. */
export const CALENDAR_MESSAGES = {
  monthName: (month: string) => `${NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  monthShort: (month: string) => `${NAMES[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(2, 4)}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  overview: 'Overview',
  scroll: 'Scroll sideways for later months.',
  strip: 'Twelve months',
  what: 'Entries',
  where: 'Place',
  kinds: { slot: 'Slots', offer: 'Offers', booking: 'Bookings', due: 'Due dates' },
  count: (kind: string, month: string, count: number) => `${kind} in ${month}: ${count}`,
  tentative: '(tentative)',
  cancelled: '(cancelled)',
  continued: '(continued)',
  more: (count: number) => `${count} more`,
  empty: (month: string) => `Nothing in ${month}.`,
  list: (month: string) => `Entries of ${month}`,
  days: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  addresses: {
    title: 'Your calendar program',
    intro:
      'A calendar program reads this calendar at an address of your own. It shows no names of persons and no internal messages. It ends when you end it, log out on all devices or reset your password; a change of the password keeps it.',
    make: 'Make an address',
    made: 'Copy the address now: it is shown only once.',
    copy: 'Copy the address',
    copied: 'Copied',
    notCopied: 'Copying is blocked by your browser. Copy the address here:',
    list: 'Addresses of your calendar',
    madeOn: (day: string) => `Made on ${day}`,
    used: (day: string) => `last read on ${day}`,
    unused: 'not read yet',
    end: 'End',
    endOf: (day: string) => `End the address of ${day}`,
  },
} as const;
