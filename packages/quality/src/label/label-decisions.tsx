import type { LabelDecision } from '@portal/domain';
import { asksForConditions, day, endedProposal, requestAfter, scopeInWords } from '@portal/domain';
import { Button, dated, Disclosure, Icon } from '@portal/ui/core';
import '../quality.css';
import { LabelConditions } from './label-conditions';
import { LABEL_VIEW_MESSAGES } from './messages';

const { decisions: texts } = LABEL_VIEW_MESSAGES;

interface LabelDecisionsProps {
  /** Newest first. */
  decisions: readonly LabelDecision[];
  /** Downloads the document of a decision. */
  onDownload: (document: string) => void;
}

/** The record of a label, the newest entry first. */
export function LabelDecisions({ decisions, onDownload }: LabelDecisionsProps) {
  if (decisions.length === 0) return <p className="qa-note">{texts.none}</p>;
  return (
    <ol className="qa-decisions" reversed>
      {decisions.map((decision, index) => (
        <li key={decision._id}>
          <Entry decision={decision} earlier={decisions.slice(index + 1)} onDownload={onDownload} />
        </li>
      ))}
    </ol>
  );
}

const inWords = ({ scope }: LabelDecision) => scope && scopeInWords(scope);

/** The scope of an entry, unless it is that of the entry before it which has one. */
function changedScope(decision: LabelDecision, earlier: readonly LabelDecision[]): string | null {
  const before = earlier.find(({ scope }) => scope !== null);
  const own = inWords(decision);
  return before && inWords(before) === own ? null : own;
}

interface EntryProps {
  decision: LabelDecision;
  /** The entries before it, the newest first. */
  earlier: readonly LabelDecision[];
  onDownload: (document: string) => void;
}

function Entry({ decision, earlier, onDownload }: EntryProps) {
  const { kind, on, document, conditions } = decision;
  const what = texts.steps[kind];
  return (
    <div className="qa-decision">
      <p>
        <strong>{what}</strong> {dated(on)}
      </p>
      <dl>
        {factsOf(decision, earlier).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{dated(value)}</dd>
          </div>
        ))}
      </dl>
      {document !== null && (
        <div>
          <Button
            size="small"
            icon={<Icon name="download" />}
            aria-label={texts.documentOf(what, on)}
            onClick={() => onDownload(document)}
          >
            {texts.document}
          </Button>
        </div>
      )}
      {conditions !== null && conditions.length > 0 && (
        <Disclosure summary={texts.conditions}>
          <LabelConditions conditions={conditions} label={texts.conditions} />
        </Disclosure>
      )}
    </div>
  );
}

/** The facts of an entry; the day of its record only where it is another one than that of the decision. */
function factsOf(decision: LabelDecision, earlier: readonly LabelDecision[]): { label: string; value: string }[] {
  const { kind, on, recorded_at, body, reference, reason, public_text, valid_from, valid_until, certificate } =
    decision;
  const recorded = day(recorded_at);
  const isProposal = asksForConditions(kind);
  return [
    { label: texts.body, value: body },
    { label: texts.reference, value: reference },
    { label: texts.recorded, value: recorded === on ? null : recorded },
    {
      label: texts.validity,
      value: valid_from === null || valid_until === null ? null : texts.between(valid_from, valid_until),
    },
    { label: texts.certificate, value: certificate },
    { label: texts.scope, value: changedScope(decision, earlier) },
    { label: isProposal ? texts.note : texts.reason, value: reason },
    { label: texts.publicText, value: public_text },
    { label: texts.ended, value: endedProposal(kind, requestAfter(earlier.toReversed())) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
