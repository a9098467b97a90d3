import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import type { CalibrationResultCode, PhotometerBook, PhotometerCalibration } from '@portal/domain';
import {
  byCode,
  CALIBRATION_CENTRES,
  CALIBRATION_KINDS,
  CALIBRATION_RESULTS,
  calibrationEnd,
  day,
  PHOTOMETER_FLAGS,
} from '@portal/domain';
import { Button, Chip, dated } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { loadedLater } from '@portal/ui/later';
import { Dialog } from '@portal/ui/overlay';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useSearchParams } from '@portal/ui/router';
import { useState } from 'react';
import { QUALITY_MESSAGES } from '../messages';
import { CALIBRATION_MESSAGES as texts } from './messages';

const { form } = QUALITY_MESSAGES;

const CalibrationEditor = loadedLater(() => import('../forms').then((module) => module.CalibrationEditor), form);

const TONES: Record<CalibrationResultCode, Tone> = {
  usable: 'success',
  usable_with_remark: 'warning',
  not_usable: 'danger',
};

interface Row extends PhotometerCalibration {
  photometerName: string;
  /** Opens the form; `null` for readers. */
  edit: (() => void) | null;
}

const dayOfRow = ({ calibrated_on, sent_at }: PhotometerCalibration) => day(calibrated_on ?? sent_at) ?? texts.notYet;

/** The last day on which a calibration that can be used counts. */
function endOf({ calibrated_on, result, valid_until }: PhotometerCalibration) {
  const calibrated = day(calibrated_on);
  if (calibrated === null || result === null || result === 'not_usable') return null;
  return calibrationEnd(calibrated, day(valid_until));
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'day',
    title: texts.columns.day,
    cell: ({ calibrated_on }) => dated(day(calibrated_on) ?? texts.notYet),
    isHeader: true,
  },
  { key: 'centre', title: texts.columns.centre, cell: ({ centre }) => byCode(CALIBRATION_CENTRES, centre)?.name },
  { key: 'kind', title: texts.columns.kind, cell: ({ kind }) => byCode(CALIBRATION_KINDS, kind)?.name },
  {
    key: 'way',
    title: texts.columns.way,
    cell: ({ sent_at, installed_at }) => dated(texts.way(day(sent_at), day(installed_at)) ?? '–'),
  },
  { key: 'result', title: texts.columns.result, cell: (row) => <Result {...row} /> },
  { key: 'valid', title: texts.columns.valid, cell: (row) => dated(endOf(row) ?? '–') },
  { key: 'certificate', title: texts.columns.certificate, cell: (row) => <Certificate {...row} /> },
  {
    key: 'actions',
    title: texts.columns.actions,
    align: 'end',
    cell: (row) =>
      row.edit && (
        <Button
          size="small"
          aria-label={texts.editOf(dayOfRow(row), row.photometerName)}
          aria-haspopup="dialog"
          onClick={row.edit}
        >
          {texts.edit}
        </Button>
      ),
  },
];

/** The result, with what the portal notices about a calibration that was made. */
function Result({ result, calibrated_on, suggestion }: Row) {
  const notes = PHOTOMETER_FLAGS.filter(({ bit }) => (suggestion.code & bit) !== 0).map(({ text }) => text);
  return (
    <>
      {result === null ? texts.noResult : <Chip tone={TONES[result]}>{byCode(CALIBRATION_RESULTS, result)?.name}</Chip>}
      {calibrated_on !== null && notes.length > 0 && <p className="nf-soft">{texts.notes(notes.join(' '))}</p>}
    </>
  );
}

function Certificate({ certificate }: Row) {
  const download = useDownload();
  if (!certificate) return '–';
  return (
    <Button
      size="small"
      aria-label={texts.certificateOf(certificate.name)}
      onClick={() => void download(DOWNLOAD_PATHS.file(certificate._id))}
    >
      PDF
    </Button>
  );
}

interface CalibrationsProps {
  photometer: PhotometerBook;
  mayEdit: boolean;
}

/** Address parameter: the photometer whose form is open, from a task or a message. */
const PARAMETER = 'calibrate';

function withoutParameter(now: URLSearchParams) {
  const next = new URLSearchParams(now);
  next.delete(PARAMETER);
  return next;
}

/** The calibrations of a photometer, the newest first. */
export function Calibrations({ photometer, mayEdit }: CalibrationsProps) {
  const { _id: id, name } = photometer.photometer;
  const [params, setParams] = useSearchParams();
  const [chosen, setEdited] = useState<PhotometerCalibration | 'new' | null>(null);
  const isAsked = mayEdit && params.get(PARAMETER) === id;
  const edited = isAsked ? 'new' : chosen;
  const saved = edited === 'new' ? null : edited;
  const title = saved ? texts.editOf(dayOfRow(saved), name) : texts.addTo(name);
  const close = () => {
    setEdited(null);
    if (isAsked) setParams(withoutParameter, { preventScrollReset: true });
  };
  const rows = photometer.calibrations.toReversed().map((calibration): Row => ({
    ...calibration,
    photometerName: name,
    edit: mayEdit ? () => setEdited(calibration) : null,
  }));
  return (
    <>
      {mayEdit && (
        <div>
          <Button aria-haspopup="dialog" aria-label={texts.addTo(name)} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        </div>
      )}
      <DataTable
        caption={texts.list(name)}
        rows={rows}
        rowKey={({ _id }) => _id}
        columns={COLUMNS}
        pageSize={null}
        urlKey={`${id}-calibrations`}
        empty={<p>{texts.empty}</p>}
      />
      <Dialog title={title} isOpen={edited !== null} onClose={close}>
        <CalibrationEditor
          key={saved?._id ?? 'new'}
          photometer={photometer}
          saved={saved}
          title={title}
          onClose={close}
        />
      </Dialog>
    </>
  );
}
