import type { ReviewedApplication } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SideSheet, useLast } from '@portal/ui/overlay';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { later } from '../frame/later';
import { neighboursOf, nextDueOf } from './evaluation-order';
import { EVALUATION_MESSAGES as texts } from './messages';
import { focusOpener } from './sheet-focus';
import { SheetSteps } from './sheet-steps';
import type { SystemRow } from './system-row';
import { systemParam } from './use-evaluation-url-state';
import { useSheetRows } from './use-sheet-rows';
import type { SheetRows } from './use-sheet-rows';
import { FIRST_DUE_PARAM, useSheetUrlState } from './use-sheet-url-state';

const EvaluationInSheet = later(({ EvaluationInSheet: content }) => content);
const SystemInSheet = later(({ SystemInSheet: content }) => content);

export interface EvaluationSheetsProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The sheet of the evaluation or instrument in the URL, over the page. */
export function EvaluationSheets({ application, isReadOnly = false }: EvaluationSheetsProps) {
  const rows = useSheetRows(application, isReadOnly);
  const { evaluation, system, step, close } = useSheetUrlState();
  const firstDue = rows.entries.find(({ isDue }) => isDue)?.param ?? null;
  const isFirstAsked = evaluation === FIRST_DUE_PARAM;
  useEffect(() => {
    if (isFirstAsked) step(firstDue);
  }, [isFirstAsked, firstDue, step]);
  const param = useLast(evaluation ?? undefined);
  const entry = rows.entries.find((one) => one.param === param);
  const isKnown = rows.entries.some((one) => one.param === evaluation);
  const neighbours = param === undefined ? null : neighboursOf(rows.entries, param);
  const due = entry && nextDueOf(rows.entries, entry.param);
  const next = due && { title: due.title, isOffered: !entry.isDue, open: () => step(due.param) };
  const isGone = (evaluation !== null && !isFirstAsked && !isKnown) || (system !== null && !rows.systems.has(system));
  return (
    <>
      {isGone && <Alert type="warning" showIcon title={texts.gone} />}
      <SideSheet
        title={entry?.title ?? ''}
        isOpen={isKnown}
        onClose={close}
        onClosed={() => focusOpener(param)}
        steps={neighbours && entry && <SheetSteps {...{ neighbours, title: entry.title }} onStep={step} />}
      >
        {entry && (
          // Each evaluation needs a form of its own.
          <KeyboardGoesOn key={entry.param}>
            <EvaluationInSheet {...{ application, isReadOnly, rows, next }} param={entry.param} onClose={close} />
          </KeyboardGoesOn>
        )}
      </SideSheet>
      <SystemSheet {...{ rows, system }} onClose={close} />
    </>
  );
}

/** Content that takes over the focus from the one before it, which was removed with what had the focus. */
function KeyboardGoesOn({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus();
  }, []);
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  );
}

interface SystemSheetProps {
  rows: SheetRows;
  system: string | null;
  onClose: () => void;
}

/** All data of an instrument. */
function SystemSheet({ rows, system, onClose }: SystemSheetProps) {
  const shown = useLast(system ?? undefined);
  const of = <Instrument extends { _id: string; name: string }>(list: readonly SystemRow<Instrument>[]) =>
    list.find(({ kind, instrument }) => systemParam(kind, instrument._id) === shown)?.instrument;
  const [lidar, photometer] = [of(rows.lidars), of(rows.photometers)];
  const name = lidar ? `${texts.lidar.system} ${lidar.name}` : `${texts.photometer.system} ${photometer?.name}`;
  return (
    <SideSheet
      title={name}
      isOpen={system !== null && rows.systems.has(system)}
      onClose={onClose}
      onClosed={() => focusOpener(shown)}
    >
      <SystemInSheet {...{ lidar, photometer, onClose }} />
    </SideSheet>
  );
}
