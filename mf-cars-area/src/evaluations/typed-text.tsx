import { Alert, Button } from '@portal/ui/core';
import { forgetUnsaved, useFormikContext } from '@portal/ui/form';
import { evaluationFormValues } from './evaluation-values';
import type { EvaluationFormValues } from './evaluation-values';
import { evaluationDifferences } from './in-words';
import type { EvaluationDifference } from './in-words';
import type { EvaluationTask } from './evaluation-task';
import { useEvaluationLists } from './lists';
import { EVALUATION_MESSAGES } from './messages';

const { typed: texts } = EVALUATION_MESSAGES;

type TypedProps = Pick<EvaluationTask, 'aspect' | 'evaluation'> & { draftKey: string; onDiscarded: () => void };

/** Text that can no longer be sent, beside the current evaluation. */
export function TypedText({ aspect, evaluation, draftKey, onDiscarded }: TypedProps) {
  const { values, dirty, resetForm } = useFormikContext<EvaluationFormValues>();
  const lists = useEvaluationLists();
  const differences = dirty ? evaluationDifferences(aspect, evaluation, values, lists) : [];
  if (differences.length === 0) return null;
  const discard = () => {
    forgetUnsaved(draftKey);
    resetForm({ values: evaluationFormValues(aspect, evaluation) });
    onDiscarded();
  };
  return (
    <section className="evaluation-stack" aria-label={texts.title}>
      <Alert type="warning" showIcon title={texts.title} description={texts.text} />
      <Comparison differences={differences} />
      <div>
        <Button onClick={discard}>{texts.discard}</Button>
      </div>
    </section>
  );
}

function Comparison({ differences }: { differences: readonly EvaluationDifference[] }) {
  return (
    <table className="p-comparison evaluation-comparison">
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
