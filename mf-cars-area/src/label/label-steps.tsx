import type { Day, LabelRecord, LabelStepOffer } from '@portal/domain';
import { asksForConditions, recordsDecision } from '@portal/domain';
import { Button, Panel } from '@portal/ui/core';
import { useState } from 'react';
import { ChangedNotice } from './changed-notice';
import { later } from './later';
import { LABEL_MESSAGES } from './messages';

const { steps: texts } = LABEL_MESSAGES;

const DecisionForm = later(({ DecisionForm: form }) => form);
const ProposeForm = later(({ ProposeForm: form }) => form);
const ReasonForm = later(({ ReasonForm: form }) => form);

/** A step whose form is open, with the label on which it was opened. */
interface Opened {
  offer: LabelStepOffer;
  version: number;
}

interface LabelStepsProps {
  record: LabelRecord;
  today: Day;
}

/** The steps that this reader may take with a label; the form of one at a time is open below the buttons. */
export function LabelSteps({ record, today }: LabelStepsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { steps, version } = record;
  const close = () => setOpened(null);
  if (steps.length === 0 && opened === null) return null;
  return (
    <Panel title={texts.title}>
      <div className="cars-stack">
        <div className="cars-buttons">
          {steps.map(
            (offer) =>
              offer.step !== 'expire' && (
                <Button
                  key={offer.step}
                  aria-expanded={opened?.offer.step === offer.step}
                  onClick={() => setOpened(opened?.offer.step === offer.step ? null : { offer, version })}
                >
                  {texts.open[offer.step]}
                </Button>
              ),
          )}
        </div>
        {opened && <OpenStep key={opened.offer.step} {...{ record, opened, today }} onClose={close} />}
      </div>
    </Panel>
  );
}

interface OpenStepProps extends LabelStepsProps {
  opened: Opened;
  onClose: () => void;
}

function OpenStep({ record, opened, today, onClose }: OpenStepProps) {
  const { step } = opened.offer;
  const present = record.steps.find((offer) => offer.step === step);
  const offer = present ?? opened.offer;
  if (step === 'expire') return null;
  return (
    <>
      <ChangedNotice isChanged={record.version !== opened.version} isPossible={present !== undefined} />
      {asksForConditions(step) && <ProposeForm {...{ record, step, offer, onClose }} />}
      {(step === 'request-suspension' || step === 'return') && <ReasonForm {...{ record, step, onClose }} />}
      {recordsDecision(step) && <DecisionForm {...{ record, step, today, onClose }} />}
    </>
  );
}
