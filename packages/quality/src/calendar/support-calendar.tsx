import type { CalendarEntry, CalendarEntryKind, Day } from '@portal/domain';
import { day } from '@portal/domain';
import { Button, Dated, Disclosure, ScrollRegion } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import '../quality.css';
import './calendar.css';
import { CALENDAR_MESSAGES as texts } from './messages';
import { entriesIn, firstDay, isContinued, lastDay, monthAfter, monthOf, stripAround, weeksOf } from './month';
import type { Month } from './month';

export interface SupportCalendarProps {
  /** The entries of the twelve months that are shown together. */
  entries: readonly CalendarEntry[];
  month: Month;
  today: Day;
  onMonth: (month: Month) => void;
  /** The page of an entry; `null` for one without a page. */
  pageOf: (entry: CalendarEntry) => string | null;
  /** What the rows of the twelve months are; by default the kinds of entries. */
  rowsBy?: 'kind' | 'place' | undefined;
}

/** A calendar: twelve months with their numbers of entries, and the days of one month; on phones, its entries as a list. */
export function SupportCalendar({ entries, month, today, onMonth, pageOf, rowsBy = 'kind' }: SupportCalendarProps) {
  const shown = entriesIn(entries, firstDay(month), lastDay(month));
  return (
    <div className="qa-calendar">
      <Strip {...{ entries, month, today, onMonth, rowsBy }} />
      <div className="qa-calendar-head">
        <h2 aria-live="polite">{texts.monthName(month)}</h2>
        <Button size="small" onClick={() => onMonth(monthAfter(month, -1))}>
          {texts.previous}
        </Button>
        <Button size="small" disabled={month === monthOf(today)} onClick={() => onMonth(monthOf(today))}>
          {texts.today}
        </Button>
        <Button size="small" onClick={() => onMonth(monthAfter(month))}>
          {texts.next}
        </Button>
      </div>
      {shown.length === 0 && <p className="qa-message-head">{texts.empty(texts.monthName(month))}</p>}
      <MonthTable {...{ entries: shown, month, today, pageOf }} />
      <MonthList {...{ entries: shown, month, pageOf }} />
    </div>
  );
}

const KINDS: readonly CalendarEntryKind[] = ['slot', 'offer', 'booking', 'due'];

type StripProps = Pick<SupportCalendarProps, 'entries' | 'month' | 'today' | 'onMonth' | 'rowsBy'>;

interface StripRow {
  name: string;
  entries: readonly CalendarEntry[];
}

const byKind = (entries: readonly CalendarEntry[]): StripRow[] =>
  KINDS.map((kind) => ({ name: texts.kinds[kind], entries: entries.filter((entry) => entry.kind === kind) }));

/** By name of the place; entries without one are due dates. */
function byPlace(entries: readonly CalendarEntry[]): StripRow[] {
  const places = [...new Set(entries.flatMap(({ place }) => place ?? []))].toSorted();
  return [
    ...places.map((name) => ({ name, entries: entries.filter(({ place }) => place === name) })),
    { name: texts.kinds.due, entries: entries.filter(({ place }) => place === null) },
  ];
}

function Strip({ entries, month, today, onMonth, rowsBy }: StripProps) {
  const months = stripAround(month, today);
  const rows = (rowsBy === 'place' ? byPlace : byKind)(entries).filter((row) => row.entries.length > 0);
  return (
    <ScrollRegion className="qa-strip" label={texts.overview}>
      <p className="qa-strip-hint">{texts.scroll}</p>
      <table aria-label={texts.strip}>
        <thead>
          <tr>
            <th scope="col">{rowsBy === 'place' ? texts.where : texts.what}</th>
            {months.map((of) => (
              <th key={of} scope="col" aria-current={of === month ? 'date' : undefined}>
                <button type="button" aria-label={texts.monthName(of)} onClick={() => onMonth(of)}>
                  {texts.monthShort(of)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {months.map((of) => (
                <td key={of}>{entriesIn(row.entries, firstDay(of), lastDay(of)).length || ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type MonthProps = Pick<SupportCalendarProps, 'entries' | 'month' | 'pageOf'>;

const MAX_IN_DAY = 4;

function MonthTable({ entries, month, today, pageOf }: MonthProps & { today: Day }) {
  return (
    <table className="qa-month" aria-label={texts.monthName(month)}>
      <thead>
        <tr>
          {texts.weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((on) => (
              <td
                key={on}
                aria-current={on === today ? 'date' : undefined}
                className={monthOf(on) === month ? undefined : 'qa-other-month'}
              >
                <time dateTime={on}>{Number(on.slice(8))}</time>
                {monthOf(on) === month && <OfDay {...{ entries: entriesIn(entries, on, on), on, pageOf }} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OfDay({ entries, on, pageOf }: Pick<MonthProps, 'entries' | 'pageOf'> & { on: Day }) {
  const lines = (of: readonly CalendarEntry[]) => (
    <ul>
      {of.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} page={pageOf(entry)} isContinued={isContinued(entry, on)} />
        </li>
      ))}
    </ul>
  );
  if (entries.length === 0) return null;
  if (entries.length <= MAX_IN_DAY) return lines(entries);
  return (
    <>
      {lines(entries.slice(0, MAX_IN_DAY - 1))}
      <Disclosure summary={texts.more(entries.length - MAX_IN_DAY + 1)}>
        {lines(entries.slice(MAX_IN_DAY - 1))}
      </Disclosure>
    </>
  );
}

interface EntryProps {
  entry: CalendarEntry;
  page: string | null;
  isContinued?: boolean;
}

function Entry({ entry: { kind, state, title }, page, isContinued: goesOn = false }: EntryProps) {
  const words = [title, ...(state === 'confirmed' ? [] : [texts[state]]), ...(goesOn ? [texts.continued] : [])];
  const className = `qa-entry qa-entry-${kind} qa-entry-${state}`;
  return page === null ? (
    <span className={className}>{words.join(' ')}</span>
  ) : (
    <Link className={className} to={page}>
      {words.join(' ')}
    </Link>
  );
}

const MonthList = ({ entries, month, pageOf }: MonthProps) => (
  <ol className="qa-month-list" aria-label={texts.list(texts.monthName(month))}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <Dated text={texts.days(day(entry.from) ?? '', day(entry.to) ?? '')} />
        <Entry entry={entry} page={pageOf(entry)} />
        {entry.place !== null && <span className="qa-message-head">{entry.place}</span>}
      </li>
    ))}
  </ol>
);
