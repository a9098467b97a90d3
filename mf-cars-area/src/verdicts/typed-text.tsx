import { Alert, Button } from '@portal/ui/core';
import { forgetUnsaved, useFormikContext } from '@portal/ui/form';
import { verdictFormValues } from './verdict-values';
import type { VerdictFormValues } from './verdict-values';
import { verdictDifferences } from './in-words';
import type { VerdictDifference } from './in-words';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';

const { typed: texts } = VERDICT_MESSAGES;

type TypedProps = Pick<Judging, 'subject' | 'verdict'> & { copyKey: string; onDiscarded: () => void };

/** What was typed into a verdict that cannot be sent any more, beside the verdict as it is. */
export function TypedText({ subject, verdict, copyKey, onDiscarded }: TypedProps) {
  const { values, dirty, resetForm } = useFormikContext<VerdictFormValues>();
  const differences = dirty ? verdictDifferences(subject, verdict, values) : [];
  if (differences.length === 0) return null;
  const discard = () => {
    forgetUnsaved(copyKey);
    resetForm({ values: verdictFormValues(subject, verdict) });
    onDiscarded();
  };
  return (
    <section className="verdict-stack" aria-label={texts.title}>
      <Alert type="warning" showIcon title={texts.title} description={texts.text} />
      <Comparison differences={differences} />
      <div>
        <Button onClick={discard}>{texts.discard}</Button>
      </div>
    </section>
  );
}

function Comparison({ differences }: { differences: readonly VerdictDifference[] }) {
  return (
    <table className="verdict-comparison">
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.present}</th>
          <th scope="col">{texts.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before || <span className="p-missing">{texts.empty}</span>}</td>
            <td>{after || <span className="p-missing">{texts.empty}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
