import type { NationalFacility } from '@portal/domain';
import { loadedLater } from '@portal/ui/later';
import { Modal, useLast } from '@portal/ui/overlay';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import type { SeveralStep } from './several-step-form';

const { several: texts } = MESSAGES;

const SeveralStepForm = loadedLater(
  () => import('../windows').then((module) => module.SeveralStepForm),
  MESSAGES.window,
);

export interface SeveralDialogProps {
  /** `null` closes the dialog. */
  step: SeveralStep | null;
  facilities: readonly NationalFacility[];
  onClose: () => void;
}

/** Confirms a step for several facilities, takes it one by one, and shows the result of each. */
export function SeveralDialog({ step, facilities, onClose }: SeveralDialogProps) {
  const shown = useLast(step ?? undefined);
  const [isBusy, setBusy] = useState(false);
  // Closing the dialog meanwhile would hide the results.
  const close = () => !isBusy && onClose();
  const props = { facilities, onBusy: setBusy, onClose };
  return (
    <Modal
      open={step !== null}
      title={shown && texts.steps[shown].title(facilities.length)}
      footer={null}
      onCancel={close}
      destroyOnHidden
    >
      {shown && <SeveralStepForm step={shown} {...props} />}
    </Modal>
  );
}
