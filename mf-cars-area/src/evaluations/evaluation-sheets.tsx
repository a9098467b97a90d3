import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { SideSheet, useLast } from '@portal/ui/overlay';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { LidarData } from '../lidars/lidar-data';
import { LidarEvaluation } from '../lidars/lidar-evaluation';
import { PhotometerData } from '../photometers/photometer-data';
import { PhotometerEvaluation } from '../photometers/photometer-evaluation';
import { SynergySheet } from '../synergy/synergy-sheet';
import type { NextDue } from './open-evaluation';
import { entriesOf, neighboursOf, nextDueOf } from './evaluation-order';
import { EVALUATION_MESSAGES as texts } from './messages';
import { SheetSteps } from './sheet-steps';
import { lidarRows, photometerRows } from './system-row';
import type { SystemRow } from './system-row';
import { evaluationParam } from './use-evaluation-url-state';
import { FIRST_DUE_PARAM, SYNERGY_PARAM, useSheetUrlState } from './use-sheet-url-state';

export interface EvaluationSheetsProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The sheet of the evaluation or instrument in the URL, over the page. */
export function EvaluationSheets({ application, isReadOnly = false }: EvaluationSheetsProps) {
  const rows = useRows(application, isReadOnly);
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
        steps={neighbours && entry && <SheetSteps {...{ neighbours, title: entry.title }} onStep={step} />}
      >
        {entry && (
          // Each evaluation needs a form of its own.
          <KeyboardGoesOn key={entry.param}>
            <Shown {...{ application, isReadOnly, rows, next }} param={entry.param} onClose={close} />
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

type Rows = ReturnType<typeof useRows>;

/** The instruments of an application with the user's rights on them, and everything that a sheet can show. */
function useRows(application: ReviewedApplication, isReadOnly: boolean) {
  const profile = useProfile();
  return useMemo(() => {
    const viewer = { profile, isReadOnly };
    const [lidars, photometers] = [lidarRows(application, viewer), photometerRows(application, viewer)];
    const all: SystemRow[] = [...lidars, ...photometers];
    return {
      lidars,
      photometers,
      entries: entriesOf(application, all, viewer),
      systems: new Map(all.map((row) => [`${row.kind}.${row.instrument._id}`, row.instrument])),
    };
  }, [application, profile, isReadOnly]);
}

interface ShownProps {
  application: ReviewedApplication;
  isReadOnly: boolean;
  rows: Rows;
  param: string;
  next: NextDue | undefined;
  onClose: () => void;
}

const found = <Instrument extends { _id: string }>(rows: readonly SystemRow<Instrument>[], param: string) => {
  for (const row of rows)
    for (const evaluated of row.evaluated)
      if (evaluationParam(evaluated.aspect, row.instrument._id) === param) return { row, evaluated };
  return null;
};

function Shown({ application, isReadOnly, rows, param, next, onClose }: ShownProps) {
  if (param === SYNERGY_PARAM) return <SynergySheet {...{ application, isReadOnly, onClose, next }} />;
  const lidar = found(rows.lidars, param);
  if (lidar) return <LidarEvaluation {...{ application, onClose, next }} {...lidar} />;
  const photometer = found(rows.photometers, param);
  return photometer && <PhotometerEvaluation {...{ application, onClose, next }} {...photometer} />;
}

interface SystemSheetProps {
  rows: Rows;
  system: string | null;
  onClose: () => void;
}

/** All data of an instrument. */
function SystemSheet({ rows, system, onClose }: SystemSheetProps) {
  const shown = useLast(system ?? undefined);
  const of = <Instrument extends { _id: string; name: string }>(list: readonly SystemRow<Instrument>[]) =>
    list.find(({ kind, instrument }) => `${kind}.${instrument._id}` === shown)?.instrument;
  const [lidar, photometer] = [of(rows.lidars), of(rows.photometers)];
  const name = lidar ? `${texts.lidar.system} ${lidar.name}` : `${texts.photometer.system} ${photometer?.name}`;
  return (
    <SideSheet title={name} isOpen={system !== null && rows.systems.has(system)} onClose={onClose}>
      {lidar && <LidarData instrument={lidar} onClose={onClose} />}
      {photometer && <PhotometerData instrument={photometer} onClose={onClose} />}
    </SideSheet>
  );
}
