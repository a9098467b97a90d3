import type { InstrumentEvent } from '@portal/domain';
import { byCode, day, EVENT_KINDS } from '@portal/domain';
import { Button, Dated, DropDownForm } from '@portal/ui/core';
import { loadedLater } from '@portal/ui/later';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import type { LoggedInstrument } from './logged-instrument';
import { QUALITY_MESSAGES } from '../messages';
import { LOG_BOOK_MESSAGES as texts } from './messages';
import { MadeDueSentence } from './made-due-sentence';

const { form } = QUALITY_MESSAGES;

const EventForm = loadedLater(() => import('../forms').then((module) => module.EventForm), form);
const StrikeForm = loadedLater(() => import('../forms').then((module) => module.StrikeForm), form);

interface LogBookProps {
  of: LoggedInstrument;
  mayEdit: boolean;
}

/** The log book of an instrument, newest entry first: what changed, when, and which tests that makes due. */
export function LogBook({ of, mayEdit }: LogBookProps) {
  const [isAdding, setAdding] = useState(false);
  const events = of.events.toSorted((one, other) => other.on - one.on);
  return (
    <div className="nf-stack">
      {mayEdit && (
        <DropDownForm label={texts.add} isOpen={isAdding} onToggle={setAdding}>
          <EventForm of={of} onClose={() => setAdding(false)} />
        </DropDownForm>
      )}
      {events.length === 0 && <p>{of.madeDue ? texts.empty : texts.emptyWithoutTests}</p>}
      {events.length > 0 && (
        <ul className="nf-qa-log" aria-label={texts.list(of.name)}>
          {events.map((event) => (
            <Entry key={event._id} {...{ of, event, mayEdit }} />
          ))}
        </ul>
      )}
    </div>
  );
}

const kindOf = ({ kind }: InstrumentEvent) => byCode(EVENT_KINDS, kind)?.name ?? kind;

function Entry({ of, event, mayEdit }: LogBookProps & { event: InstrumentEvent }) {
  const [isStriking, setStriking] = useState(false);
  const { _id: id, kind, struck_at: struckAt, strike_reason: reason, from, to, text } = event;
  const on = day(event.on) ?? '';
  const title = texts.strikeOf(kindOf(event), on);
  const out = from === null ? null : texts.out(day(from) ?? '', day(to));
  return (
    <li>
      <p className="nf-qa-entry">
        <span className={struckAt === null ? undefined : 'nf-qa-struck'}>
          <Dated text={`${on}: `} />
          <strong>{kindOf(event)}</strong>
        </span>
        {mayEdit && struckAt === null && (
          <Button size="small" aria-label={title} aria-haspopup="dialog" onClick={() => setStriking(true)}>
            {texts.strike}
          </Button>
        )}
      </p>
      <p className="nf-statement">{text}</p>
      {out !== null && (
        <p className="nf-soft">
          <Dated text={out} />
        </p>
      )}
      {struckAt === null ? (
        <MadeDueSentence made={of.madeDue?.({ kind, on }, id) ?? null} />
      ) : (
        <p className="nf-soft">
          <Dated text={texts.struck(day(struckAt) ?? '', reason ?? '')} />
        </p>
      )}
      <Modal open={isStriking} title={title} footer={null} onCancel={() => setStriking(false)} destroyOnHidden>
        <StrikeForm id={id} title={title} onClose={() => setStriking(false)} />
      </Modal>
    </li>
  );
}
