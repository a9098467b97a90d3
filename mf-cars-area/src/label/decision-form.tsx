import { useProfile, useTypeLists } from '@portal/api-slice';
import type { Day, LabelDecisionStep, LabelRecord } from '@portal/domain';
import { byCode, LABEL_STEPS, statesValidity, TYPE_LISTS } from '@portal/domain';
import { FormError } from '@portal/ui/core';
import {
  CancelButton,
  DateField,
  FieldSpan,
  FormActions,
  Formik,
  FormLayout,
  KeepUnsaved,
  SubmitButton,
  TextField,
  useFormikContext,
} from '@portal/ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CheckBoxField } from '../quality/requests/check-box-field';
import { CountedText } from './counted-text';
import { DecisionQuestion } from './decision-question';
import { decisionProblems, decisionValues, lastPossibleDay, hasFittingStatus, offeredStatus } from './decision-values';
import type { DecisionValues } from './decision-values';
import { DocumentField } from './document-field';
import { LABEL_MESSAGES } from './messages';
import { useDecision } from './use-decision';

const { decision: texts, steps, cancel } = LABEL_MESSAGES;
const LISTS = ['displayed-status'] as const;

interface DecisionFormProps {
  record: LabelRecord;
  step: LabelDecisionStep;
  today: Day;
  onClose: () => void;
}

/** Records a decision on a label that was taken outside the portal. */
export function DecisionForm({ record, step, today, onClose }: DecisionFormProps) {
  // Those of the label as it was when the form was opened: what was typed is kept when the label changes.
  const [initial] = useState(() => decisionValues(step, record, today));
  const draftKey = `${useProfile()?._id}:label-${step}:${record.facility._id}`;
  const decision = useDecision({ record, step, draftKey, onRecorded: onClose });
  const { attached, problem } = decision;
  const { 'displayed-status': statuses } = useTypeLists(LISTS, TYPE_LISTS);
  const code = offeredStatus(step, record);
  const offered = code === null ? null : (byCode(statuses, code)?.name ?? code);
  const validate = useMemo(
    () => (values: DecisionValues) => decisionProblems(step, values, record, today),
    [step, record, today],
  );
  return (
    <Formik initialValues={initial} validate={validate} onSubmit={decision.ask}>
      <>
        <FormLayout label={steps.open[step]} columns={2} problemsTitle={steps.problems} focusOn="body">
          <KeepUnsaved draftKey={draftKey} />
          <FieldSpan>
            <p>{texts.intro}</p>
          </FieldSpan>
          <TextField name="body" label={texts.body} hint={texts.bodyHint} required />
          <TextField name="reference" label={texts.reference} hint={texts.referenceHint} required />
          <DateField name="on" label={texts.on} max={today} required />
          {statesValidity(step) && <Period record={record} step={step} />}
          <FieldSpan>
            <Words step={step} />
          </FieldSpan>
          <FieldSpan>
            <DocumentField {...attached} />
          </FieldSpan>
          {hasFittingStatus(step) && (
            <FieldSpan>
              {offered === null ? (
                <p>{texts.statusIsSet(record.displayed_status.name)}</p>
              ) : (
                <>
                  <CheckBoxField
                    name="set_displayed_status"
                    label={texts.setStatus(offered, record.displayed_status.name)}
                  />
                  <p className="cars-soft">{texts.statusHint}</p>
                </>
              )}
            </FieldSpan>
          )}
          {problem !== null && (
            <FieldSpan>
              <FormError title={steps.failedTitle}>{problem}</FormError>
            </FieldSpan>
          )}
          <FormActions>
            <CancelButton draftKey={draftKey} onCancel={onClose}>
              {cancel}
            </CancelButton>
            <SubmitButton whileInvalid="explain">{texts.check}</SubmitButton>
          </FormActions>
        </FormLayout>
        <DecisionQuestion
          record={record}
          step={step}
          isOpen={decision.isAsking}
          isBusy={decision.isBusy}
          document={attached.files[0]?.name ?? null}
          onConfirm={() => void decision.confirm()}
          onCancel={decision.cancel}
        />
      </>
    </Formik>
  );
}

/** The first and the last day of validity. */
function Period({ record: { today: label }, step }: Pick<DecisionFormProps, 'record' | 'step'>) {
  const { values, setFieldValue } = useFormikContext<DecisionValues>();
  const { valid_from: from, valid_until: until } = values;
  const last = lastPossibleDay(from);
  const before = useRef(last);
  // As long as the last day is the last possible one, it moves with the first.
  useEffect(() => {
    if (last === null || last === before.current) return;
    if (until === before.current) void setFieldValue('valid_until', last);
    before.current = last;
  }, [last, until, setFieldValue]);
  const present = step === 'renew' && label.valid_until !== null ? texts.present(label.valid_until) : undefined;
  return (
    <>
      <DateField name="valid_from" label={texts.from} hint={present} required />
      <DateField
        name="valid_until"
        label={texts.until}
        hint={last === null ? undefined : texts.untilHint(last)}
        max={last ?? undefined}
        required
      />
    </>
  );
}

/** The reason, and what the public reads. */
function Words({ step }: Pick<DecisionFormProps, 'step'>) {
  const { needsReason, publicText } = LABEL_STEPS[step];
  return (
    <div className="cars-stack">
      {needsReason && <CountedText name="reason" label={texts.reason} hint={texts.reasonHint} required />}
      {publicText && (
        <CountedText
          name="public_text"
          label={texts.publicText}
          hint={texts.publicHint}
          minRows={2}
          required={publicText === 'required'}
        />
      )}
    </div>
  );
}
