import type { AuditRecord } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { changesOf } from './changes-of';
import type { Fact } from './changes-of';
import { MESSAGES } from './messages';

const { table: texts } = MESSAGES;
// More than these make a row that hides the others, so they are shown when asked for.
const SHORT = 2;

/** What an entry changed. */
export function ChangesCell({ record }: { record: AuditRecord }) {
  const found = changesOf(record);
  if (found.length === 0) return <span className="adm-soft">{texts.none}</span>;
  const list = <ChangeList changes={found} />;
  return found.length <= SHORT ? list : <Disclosure summary={texts.changes(found.length)}>{list}</Disclosure>;
}

const ChangeList = ({ changes }: { changes: readonly Fact[] }) => (
  <dl className="adm-changes">
    {changes.map(({ path, label, before, after }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd>
          {before !== null && <Before value={before} />}
          {after}
        </dd>
      </div>
    ))}
  </dl>
);

/** An arrow for the eye, a word for the ear. */
const Before = ({ value }: { value: string }) => (
  <>
    {value} <span aria-hidden="true">→</span>
    <span className="p-visually-hidden">{texts.becomes}</span>{' '}
  </>
);
