import { day, decisionInWords, epochOf, isDay, LABEL_STEPS, scopeInWords, statesValidity } from '@portal/domain';
import type { LabelDecisionStep, LabelRecord } from '@portal/domain';
import { Alert, DefinitionList } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { hasFittingStatus } from './decision-values';
import type { DecisionValues } from './decision-values';
import { LABEL_MESSAGES } from './messages';

const { decision: texts, steps } = LABEL_MESSAGES;

interface DecisionQuestionProps {
  record: LabelRecord;
  step: LabelDecisionStep;
  isOpen: boolean;
  isBusy: boolean;
  /** The name of the public status that is offered; `null` if none is. */
  offered: string | null;
  /** The name of the chosen document. */
  document: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Sums a decision up before it is recorded for good. */
export function DecisionQuestion({
  record,
  step,
  isOpen,
  isBusy,
  offered,
  document,
  ...events
}: DecisionQuestionProps) {
  const { values } = useFormikContext<DecisionValues>();
  const { body, reference, on, valid_from: from, valid_until: until } = values;
  const decision = { body: body.trim(), reference: reference.trim(), on: written(on) };
  const question = texts.questions[step](record.facility.acronym);
  const { needsReason, publicText } = LABEL_STEPS[step];
  const { request, period } = record.today;
  const scope = (step === 'refuse' ? null : statesValidity(step) && request?.scope) || null;
  return (
    <ConfirmDialog
      open={isOpen}
      title={steps.open[step]}
      confirmLabel={texts.confirm[step]}
      cancelLabel={texts.again}
      isBusy={isBusy}
      {...events}
      question={
        <div className="cars-stack">
          <p>
            <strong>{statesValidity(step) ? texts.between(question, written(from), written(until)) : question}</strong>
          </p>
          <DefinitionList
            items={[
              { label: texts.facts.decision, value: decisionInWords(decision) },
              ...(statesValidity(step)
                ? [{ label: texts.facts.scope, value: scopeInWords(scope ?? period?.scope ?? NO_SCOPE) }]
                : []),
              ...(needsReason ? [{ label: texts.facts.reason, value: values.reason.trim() }] : []),
              ...(publicText ? [{ label: texts.facts.publicText, value: values.public_text.trim() }] : []),
              ...(hasFittingStatus(step)
                ? [{ label: texts.facts.status, value: statusAfter(record, values, offered) }]
                : []),
              { label: texts.facts.document, value: document },
            ]}
          />
          <Alert type="warning" showIcon title={texts.irreversible} />
        </div>
      }
    />
  );
}

const NO_SCOPE = { lidars: [], photometers: [] };

const written = (typed: string) => (isDay(typed) ? (day(epochOf(typed)) ?? typed) : typed);

const statusAfter = ({ displayed_status: present }: LabelRecord, values: DecisionValues, offered: string | null) =>
  offered !== null && values.set_displayed_status ? texts.statusBecomes(offered) : texts.statusStays(present.name);
