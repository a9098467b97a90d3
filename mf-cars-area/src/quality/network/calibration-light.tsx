import type { PhotometerLight } from '@portal/domain';
import { day, QA_PAGES, QA_SETTINGS } from '@portal/domain';
import { LightChip } from '@portal/quality';
import { DataSheet, LinkButton } from '@portal/ui/core';
import { NETWORK_MESSAGES } from './messages';
import type { NetworkRow } from './network-rows';

const { lidar: texts } = NETWORK_MESSAGES;

interface CalibrationLightProps {
  row: NetworkRow;
  calibration: PhotometerLight;
}

/** The light of a photometer with its sentence and rule, and the way to its calibrations. */
export const CalibrationLight = ({ row, calibration: { light, sentence, due } }: CalibrationLightProps) => (
  <>
    <div className="cars-buttons cars-heading-actions">
      <LightChip light={light} />
      <LinkButton size="small" to={QA_PAGES.book(row.facility._id)}>
        {texts.book}
      </LinkButton>
    </div>
    <DataSheet
      items={[
        { label: texts.state, value: sentence },
        { label: texts.due, value: day(due) },
        { label: texts.rule, value: texts.months(QA_SETTINGS.intervals.photometerCalibration) },
      ]}
    />
  </>
);
