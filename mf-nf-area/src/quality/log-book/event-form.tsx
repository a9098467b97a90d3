import { refusalOf, useProfile } from '@portal/api-slice';
import type { EventKindCode } from '@portal/domain';
import { byCode, dayOf, EVENT_KINDS, instrumentEventSchema, isDay } from '@portal/domain';
import { DateField, SelectField, SendForm, TextAreaField, useFormikContext } from '@portal/ui/form';
import { useState } from 'react';
import { useAddEventMutation } from '../../api/test-book';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { LOG_BOOK_MESSAGES as texts } from './messages';
import type { LoggedInstrument } from './logged-instrument';
import { MadeDueSentence } from './made-due-sentence';

interface Values {
  kind: string;
  on: string;
  from: string;
  to: string;
  text: string;
}

const KINDS = EVENT_KINDS.map(({ code, name }) => ({ value: code, label: name }));

const presentDay = () => dayOf(new Date());

interface EventFormProps {
  of: LoggedInstrument;
  onClose: () => void;
}

/** A new entry of the log book. While it is typed, it shows the tests that it makes due. */
export function EventForm({ of, onClose }: EventFormProps) {
  const [add] = useAddEventMutation();
  const userId = useProfile()?._id ?? '';
  const { id, kind, name } = of;
  const [today] = useState(presentDay);
  return (
    <SendForm<Values>
      label={texts.form(name)}
      texts={texts}
      initialValues={{ kind: '', on: today, from: '', to: '', text: '' }}
      validationSchema={instrumentEventSchema}
      draftKey={DRAFT_KEYS.event(userId, id)}
      onSend={async (values) => refusalOf((await add({ id, kind, event: instrumentEventSchema.cast(values) })).error)}
      onSent={onClose}
      onCancel={onClose}
      isQuiet
    >
      <SelectField name="kind" label={texts.kind} options={KINDS} required />
      <DateField name="on" label={texts.on} max={today} required />
      <TextAreaField name="text" label={texts.text} hint={texts.textHint} minRows={2} required />
      <DateField name="from" label={texts.from} />
      <DateField name="to" label={texts.to} hint={texts.toHint} />
      {of.madeDue && <Consequence madeDue={of.madeDue} />}
    </SendForm>
  );
}

function Consequence({ madeDue }: { madeDue: NonNullable<LoggedInstrument['madeDue']> }) {
  const { kind, on } = useFormikContext<Values>().values;
  const isKnown = byCode(EVENT_KINDS, kind) !== undefined && isDay(on);
  const made = isKnown ? madeDue({ kind: kind as EventKindCode, on }, null) : null;
  return (
    <output className="nf-qa-consequence">
      {isKnown && (made ? <MadeDueSentence made={made} /> : <p>{texts.nothingDue}</p>)}
    </output>
  );
}
