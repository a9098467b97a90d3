import type { ComingStep, Day, OpenStep, Timeline, TimelineEntry } from '@portal/domain';
import { day, STAGE_NAMES } from '@portal/domain';
import { Button, Chip, Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useState, type ReactNode } from 'react';
import { MESSAGES as texts } from './messages';
import './timeline.css';

/** Entries that are shown at first. */
const SHOWN = 30;

interface TimelineViewProps {
  timeline: Timeline;
  /** The page on which the timeline stands, to which it has no links. */
  here: string;
}

/** The way of a facility: what is open and whose it is, what comes next, then what happened, the newest first. */
export function TimelineView({ timeline: { on: today, stage, open, coming, entries }, here }: TimelineViewProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  return (
    <div className="qa-way">
      <p className="qa-way-stage">
        {texts.stage}: <Chip tone="info">{STAGE_NAMES[stage]}</Chip>
      </p>
      <section aria-label={texts.open}>
        <h3>{texts.open}</h3>
        {open.length === 0 ? (
          <p>{coming.length === 0 ? texts.nothingOpen : texts.nothingOpenNow}</p>
        ) : (
          <ul className="qa-way-open">
            {open.map((step, at) => (
              <Step key={`${at} ${step.text}`} step={step} today={today} here={here} isFirst={at === 0} />
            ))}
          </ul>
        )}
      </section>
      {coming.length > 0 && (
        <section aria-label={texts.coming}>
          <h3>{texts.coming}</h3>
          <ul className="qa-way-open">
            {coming.map((step) => (
              <Coming key={`${step.on} ${step.what}`} step={step} here={here} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label={texts.past}>
        <h3>{texts.past}</h3>
        {byYear(shown).map(([year, ofYear]) => (
          <section key={year} aria-label={year}>
            <h4>{year}</h4>
            <ol className="qa-way-entries">
              {ofYear.map((entry, at) => (
                <Entry key={`${entry.at} ${at}`} entry={entry} here={here} />
              ))}
            </ol>
          </section>
        ))}
        {shown.length < entries.length && (
          <Button onClick={() => setWhole(true)}>{texts.showAll(entries.length)}</Button>
        )}
      </section>
    </div>
  );
}

/** Entries in their order, by the year of each. */
function byYear(entries: readonly TimelineEntry[]): [year: string, entries: TimelineEntry[]][] {
  const years = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const year = day(entry.at)?.slice(0, 4) ?? '';
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}

/** A path may name a part of the page on which it stands. */
const leadsAway = (path: string | null, here: string): path is string => path !== null && path !== here;

interface AddressedProps {
  path: string | null;
  here: string;
  children: ReactNode;
}

const Addressed = ({ path, here, children }: AddressedProps) =>
  leadsAway(path, here) ? <Link to={path}>{children}</Link> : children;

interface StepProps {
  step: OpenStep;
  today: Day;
  here: string;
  isFirst: boolean;
}

function Step({ step: { text, pending_with: party, since, due, path }, today, here, isFirst }: StepProps) {
  const began = day(since);
  const isOverdue = due !== null && due < today;
  const facts = [
    texts.parties[party],
    ...(began === null ? [] : [texts.since(began)]),
    ...(due === null || isOverdue ? [] : [texts.due(due)]),
  ];
  return (
    <li>
      {isFirst && <strong>{texts.next} </strong>}
      <Addressed path={path} here={here}>
        {text}
      </Addressed>{' '}
      <span className="qa-way-soft">
        <Dated text={`– ${facts.filter(Boolean).join(', ')}`} />
      </span>{' '}
      {isOverdue && <Chip tone="danger">{texts.overdue(due)}</Chip>}
    </li>
  );
}

function Coming({
  step: { on, what, pending_with: party, open_from: from, path },
  here,
}: {
  step: ComingStep;
  here: string;
}) {
  const facts = [texts.parties[party], ...(from === null ? [] : [texts.openFrom(from)])].filter(Boolean);
  return (
    <li className="qa-way-entry">
      <time dateTime={on}>{on}</time>
      <span>
        <Addressed path={path} here={here}>
          {what}
        </Addressed>
        {facts.length > 0 && (
          <>
            {' '}
            <span className="qa-way-soft">
              <Dated text={`– ${facts.join(', ')}`} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}

function Entry({ entry: { at, stage, text, is_milestone, path }, here }: { entry: TimelineEntry; here: string }) {
  const on = day(at) ?? '';
  const words = (
    <Addressed path={path} here={here}>
      <Dated text={text} />
    </Addressed>
  );
  return (
    <li className={is_milestone ? 'qa-way-entry qa-way-milestone' : 'qa-way-entry'}>
      <time dateTime={on}>{on}</time>
      <span>{is_milestone ? <strong>{words}</strong> : words}</span>
      <span className="qa-way-soft">{STAGE_NAMES[stage]}</span>
    </li>
  );
}
