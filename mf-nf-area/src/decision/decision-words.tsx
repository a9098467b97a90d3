import { DECISION_TEXTS as texts } from './messages';

interface DecisionWordsProps {
  /** Which report the decision is of. */
  report: 'preliminary' | 'final';
  /** What the outcome means for every facility. */
  meaning: string | undefined;
  statement: string | null | undefined;
  withoutPlan?: string | null | undefined;
}

/** The words of a decision, each under its name, as in the report. */
export function DecisionWords({ report, meaning, statement, withoutPlan }: DecisionWordsProps) {
  const words = [
    [texts.meaning[report], meaning],
    [texts.statement, statement],
    [texts.withoutPlan, withoutPlan],
  ].filter(([, text]) => text);
  if (words.length === 0) return null;
  return (
    <dl className="nf-words">
      {words.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="nf-statement">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
