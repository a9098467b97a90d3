import type { LabelRecord } from '@portal/domain';
import { asksForConditions, recordsDecision } from '@portal/domain';
import { Alert, Button, Panel } from '@portal/ui/core';
import { useUrlParameter } from '@portal/ui/router';
import { useRef, useState } from 'react';
import { ChangedNotice } from './changed-notice';
import { later } from './later';
import { LABEL_MESSAGES } from './messages';

const { steps: texts } = LABEL_MESSAGES;

const DecisionForm = later(({ DecisionForm: form }) => form);
const ProposeForm = later(({ ProposeForm: form }) => form);
const ReasonForm = later(({ ReasonForm: form }) => form);

/** The parameter with the step whose form is open: after a reload it is open again, with what was typed. */
const STEP = 'step';

interface LabelStepsProps {
  record: LabelRecord;
}

/** The steps that this reader may take with a label; the form of one at a time is open below the buttons. */
export function LabelSteps({ record }: LabelStepsProps) {
  const [named, open] = useUrlParameter(STEP, { replace: true });
  const buttons = useRef<HTMLDivElement>(null);
  const close = () => {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    open(null);
  };
  const { steps } = record;
  if (steps.length === 0 && named === null) return null;
  return (
    <Panel title={texts.title}>
      <div className="cars-stack">
        <div className="cars-buttons" ref={buttons}>
          {steps.map(
            ({ step }) =>
              step !== 'expire' && (
                <Button
                  key={step}
                  type={named === step ? 'primary' : 'default'}
                  aria-expanded={named === step}
                  onClick={() => open(named === step ? null : step)}
                >
                  {texts.open[step]}
                </Button>
              ),
          )}
        </div>
        {named !== null && <NamedStep key={named} record={record} named={named} onClose={close} />}
      </div>
    </Panel>
  );
}

interface NamedStepProps extends LabelStepsProps {
  named: string;
  onClose: () => void;
}

/** The form of a step. It stays when the step is no longer possible, so that nothing typed is lost. */
function NamedStep({ record, named, onClose: removeName }: NamedStepProps) {
  const { on: today, steps, version } = record;
  const present = steps.find(({ step }) => step === named);
  const [opened] = useState({ offer: present, version });
  const offer = present ?? opened.offer;
  // At once, and not only when the address has changed: the focus is looked after when the label changes.
  const [isClosed, setClosed] = useState(false);
  const onClose = () => {
    setClosed(true);
    removeName();
  };
  if (isClosed) return null;
  if (!offer || offer.step === 'expire') return <Alert role="note" type="info" showIcon title={texts.notNow} />;
  const { step } = offer;
  return (
    <>
      <h3>{texts.open[step]}</h3>
      <ChangedNotice isChanged={version !== opened.version} isPossible={present !== undefined} />
      {asksForConditions(step) && <ProposeForm {...{ record, step, offer, onClose }} />}
      {(step === 'request-suspension' || step === 'return') && <ReasonForm {...{ record, step, onClose }} />}
      {recordsDecision(step) && <DecisionForm {...{ record, step, today, onClose }} />}
    </>
  );
}
