import type { ReviewedApplication, ReviewedLidar, ReviewedPhotometer } from '@portal/domain';
import { LidarData } from '../lidars/lidar-data';
import { LidarEvaluation } from '../lidars/lidar-evaluation';
import { PhotometerData } from '../photometers/photometer-data';
import { PhotometerEvaluation } from '../photometers/photometer-evaluation';
import { SynergySheet } from '../synergy/synergy-sheet';
import type { NextDue } from './open-evaluation';
import type { SystemRow } from './system-row';
import { evaluationParam } from './use-evaluation-url-state';
import type { SheetRows } from './use-sheet-rows';
import { SYNERGY_PARAM } from './use-sheet-url-state';

export interface EvaluationInSheetProps {
  application: ReviewedApplication;
  isReadOnly: boolean;
  rows: SheetRows;
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

/** The evaluation that the sheet shows. */
export function EvaluationInSheet({ application, isReadOnly, rows, param, next, onClose }: EvaluationInSheetProps) {
  if (param === SYNERGY_PARAM) return <SynergySheet {...{ application, isReadOnly, onClose, next }} />;
  const lidar = found(rows.lidars, param);
  if (lidar) return <LidarEvaluation {...{ application, onClose, next }} {...lidar} />;
  const photometer = found(rows.photometers, param);
  return photometer && <PhotometerEvaluation {...{ application, onClose, next }} {...photometer} />;
}

export interface SystemInSheetProps {
  lidar: ReviewedLidar | undefined;
  photometer: ReviewedPhotometer | undefined;
  onClose: () => void;
}

/** The data of the instrument that the sheet shows. */
export const SystemInSheet = ({ lidar, photometer, onClose }: SystemInSheetProps) => (
  <>
    {lidar && <LidarData instrument={lidar} onClose={onClose} />}
    {photometer && <PhotometerData instrument={photometer} onClose={onClose} />}
  </>
);
