import type { QaAssessment } from '@portal/domain';
import { QA_ASSESSMENTS } from '@portal/domain';
import { useEffect, useRef } from 'react';

interface Keys {
  onStep: (by: 1 | -1) => void;
  /** Undefined where nothing can be assessed. */
  onAssess?: ((assessment: QaAssessment) => void) | undefined;
  onRemark?: (() => void) | undefined;
  /** Leaves a field of the channel. */
  onLeave: () => void;
}

/** One-key shortcuts act only within the evaluation, so that speech input elsewhere on the page sets none off. */
const DESK = '[data-channel-desk]';
const TEXT_FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])';
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

const isPlain = ({ ctrlKey, altKey, metaKey, repeat }: KeyboardEvent) => !ctrlKey && !altKey && !metaKey && !repeat;
const isIn = ({ target }: KeyboardEvent, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

function act(key: string, { onStep, onAssess, onRemark }: Keys): boolean {
  const step = STEPS[key];
  if (step) onStep(step);
  const assessment = QA_ASSESSMENTS[Number(key) - 1];
  if (assessment) onAssess?.(assessment);
  if (key === 'r') onRemark?.();
  return step !== undefined || (assessment !== undefined && onAssess !== undefined) || (key === 'r' && !!onRemark);
}

/** The keys of an evaluation, while the focus is in it. They belong to text while a field is typed in. */
export function useChannelKeys(keys: Keys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPlain(event) || event.defaultPrevented || !isIn(event, DESK)) return;
      if (event.key === 'Escape') {
        if (isIn(event, `[data-channel-panel] :is(${TEXT_FIELDS})`)) latest.current.onLeave();
      } else if (!isIn(event, TEXT_FIELDS) && act(event.key.toLowerCase(), latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
