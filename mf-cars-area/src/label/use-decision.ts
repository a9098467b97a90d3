import { fieldErrors, serverMessage, useAttachedFiles } from '@portal/api-slice';
import type { LabelDecisionStep, LabelRecord } from '@portal/domain';
import { forgetUnsaved, serverErrors } from '@portal/ui/form';
import type { FormikHelpers } from '@portal/ui/form';
import { useRef, useState } from 'react';
import { useTakeLabelStepMutation } from '../api/labels';
import { decisionBody } from './decision-values';
import type { DecisionValues } from './decision-values';
import { LABEL_MESSAGES } from './messages';

interface DecisionTask {
  record: LabelRecord;
  step: LabelDecisionStep;
  draftKey: string;
  onRecorded: () => void;
}

/** A checked decision that waits for its confirmation. */
interface CheckedDecision {
  values: DecisionValues;
  form: FormikHelpers<DecisionValues>;
}

/** Records a decision after a question; a refusal is shown at its fields, and everything typed is kept. */
export function useDecision({ record: { facility, version }, step, draftKey, onRecorded }: DecisionTask) {
  const [send] = useTakeLabelStepMutation();
  const attached = useAttachedFiles(1);
  const checked = useRef<CheckedDecision | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [documentProblem, setDocumentProblem] = useState<string | null>(null);

  /** Asks for the confirmation of checked values. */
  const ask = (values: DecisionValues, form: FormikHelpers<DecisionValues>) => {
    checked.current = { values, form };
    setProblem(null);
    setDocumentProblem(null);
    setAsking(true);
  };

  async function confirm() {
    if (!checked.current) return;
    const { values, form } = checked.current;
    setBusy(true);
    const { error } = await attached.sendWith(([document = null]) =>
      send({ id: facility._id, step, body: decisionBody(step, values, { version, document }) }),
    );
    setBusy(false);
    setAsking(false);
    if (error === undefined) {
      forgetUnsaved(draftKey);
      form.resetForm();
      onRecorded();
      return;
    }
    const { document, version: _outdated, ...errors } = fieldErrors(error) ?? {};
    const isOfFields = Object.keys(errors).length > 0;
    form.setStatus(serverErrors(values, isOfFields ? errors : null));
    setDocumentProblem(document ?? null);
    if (!isOfFields && document === undefined) setProblem(serverMessage(error) ?? LABEL_MESSAGES.failed);
  }

  return {
    attached: { ...attached, problem: documentProblem },
    isAsking,
    isBusy,
    problem,
    ask,
    confirm,
    cancel: () => setAsking(false),
  };
}
