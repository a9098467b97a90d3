import type { ChangeSinceReturn, QaTest } from '@portal/domain';
import { formatMinute } from '@portal/ui/core';
import { CENTRE_MESSAGES } from '../messages';
import { TEST_MESSAGES } from './messages';

const { changes: texts } = TEST_MESSAGES;
const { none } = CENTRE_MESSAGES;

type Value = Extract<ChangeSinceReturn, { kind: 'value' }>;

const MOMENTS: readonly Value['field'][] = ['measured_from', 'measured_to', 'radiosonde_at'];

const shown = (value: Value['before']) => (value === null || value === '' ? none : String(value));

function wordsOf({ field, before, after }: Value): string {
  const inWords = (value: Value['before']) => {
    if (field === 'channels' && value === null) return texts.allChannels;
    return MOMENTS.includes(field) && typeof value === 'number' ? formatMinute(value) : shown(value);
  };
  return texts.value(texts.fields[field], inWords(before), inWords(after));
}

function lineOf(change: ChangeSinceReturn): string {
  if (change.kind === 'file') return texts.files[change.change](change.name);
  if (change.kind === 'value') return wordsOf(change);
  const { channel, figure, before, after } = change;
  return texts.value(texts.figures[figure](channel), shown(before), shown(after));
}

/** What the facility changed in a test since it was returned; nothing for a test that was not. */
export function ChangesSinceReturn({ test: { changes_since_return: changes } }: { test: QaTest }) {
  if (!changes) return null;
  return (
    <section aria-labelledby="changes-since-return">
      <h2 id="changes-since-return" className="cars-subtitle">
        {texts.title}
      </h2>
      {changes.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <ul className="cars-list">
          {changes.map((change) => {
            const line = lineOf(change);
            return <li key={line}>{line}</li>;
          })}
        </ul>
      )}
    </section>
  );
}
