import {
  byCode,
  day,
  decisionInWords,
  DISPLAYED_STATUSES,
  epochOf,
  isDay,
  LABEL_STEPS,
  scopeBefore,
  scopeInWords,
  scopeLeftOut,
  statesValidity,
} from '@portal/domain';
import type { LabelDecisionStep, LabelRecord } from '@portal/domain';
import { LABEL_VIEW_MESSAGES } from '@portal/quality';
import { Alert, dated, DefinitionList } from '@portal/ui/core';
import { useFormikContext } from '@portal/ui/form';
import { ConfirmDialog } from '@portal/ui/overlay';
import { hasFittingStatus, statusAfter } from './decision-values';
import type { DecisionValues } from './decision-values';
import { LABEL_MESSAGES } from './messages';

const { decision: texts, steps } = LABEL_MESSAGES;

interface DecisionQuestionProps {
  record: LabelRecord;
  step: LabelDecisionStep;
  isOpen: boolean;
  isBusy: boolean;
  /** The name of the chosen document. */
  document: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Sums a decision up before it is recorded for good. */
export function DecisionQuestion({ record, step, isOpen, isBusy, document, ...events }: DecisionQuestionProps) {
  const { values } = useFormikContext<DecisionValues>();
  const { body, reference, on, valid_from: from, valid_until: until } = values;
  const decision = { body: body.trim(), reference: reference.trim(), on: written(on) };
  const question = texts.questions[step](record.facility.acronym);
  const { needsReason, publicText } = LABEL_STEPS[step];
  const { request, period } = record.today;
  const scope = (step === 'refuse' ? null : statesValidity(step) && request?.scope) || null;
  const leftOut = step === 'renew' ? leftOutWords(record, written(from)) : null;
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
                ? [{ label: texts.facts.status, value: statusWords({ record, step }, values) }]
                : []),
              { label: texts.facts.document, value: document },
            ]}
          />
          {leftOut !== null && <Alert type="warning" showIcon title={dated(leftOut)} />}
          <Alert type="warning" showIcon title={texts.irreversible} />
        </div>
      }
    />
  );
}

const NO_SCOPE = { lidars: [], photometers: [] };

const written = (typed: string) => (isDay(typed) ? (day(epochOf(typed)) ?? typed) : typed);

/** What a renewal from a day on leaves out of the scope before it; `null` if nothing. */
function leftOutWords({ today: { request, period, later } }: LabelRecord, from: string): string | null {
  if (!request?.scope || !period) return null;
  const leftOut = scopeLeftOut(scopeBefore(period.scope, later, from), request.scope);
  return leftOut && LABEL_VIEW_MESSAGES.scope.leftOut(from, scopeInWords(leftOut));
}

const nameOf = (code: string) => byCode(DISPLAYED_STATUSES, code)?.name ?? code;

/** The public status once the decision is recorded, in words. */
function statusWords(props: Pick<DecisionQuestionProps, 'record' | 'step'>, values: DecisionValues): string {
  const { record, step } = props;
  const { now, later } = statusAfter(step, values, record, record.on);
  return later === null ? texts.reads(nameOf(now)) : texts.readsLater(nameOf(now), later.from, nameOf(later.status));
}
