import { useDownload } from '@portal/api-slice';
import type { LidarBook, LidarConfigurationRecord } from '@portal/domain';
import { CONFIGURATION_WORDS, configurationIniName, isUndecided } from '@portal/domain';
import { Button, Chip } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { loadedLater } from '@portal/ui/later';
import { Dialog, Modal } from '@portal/ui/overlay';
import { useSearchParams } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { sheetOfApproval } from '../../api/test-book';
import { QUALITY_MESSAGES } from '../messages';
import { CONFIGURATION_MESSAGES as texts } from './messages';

const { form } = QUALITY_MESSAGES;

const ConfigurationEditor = loadedLater(() => import('../forms').then((module) => module.ConfigurationEditor), form);

const TONES: Record<LidarConfigurationRecord['status'], Tone> = {
  draft: 'neutral',
  provisional: 'info',
  approved: 'success',
  suspended: 'danger',
  superseded: 'neutral',
  retired: 'neutral',
};

const IniDownload = loadedLater(() => import('../forms').then((module) => module.IniDownload), form);

interface Row extends LidarConfigurationRecord {
  /** Opens the file for ATLAS. */
  showIni: () => void;
  /** Opens the form; `null` if the configuration cannot be changed. */
  edit: (() => void) | null;
  lidarName: string;
  /** Downloads the sheet of its last approval; `null` if it was never approved. */
  getSheet: (() => void) | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: texts.columns.name, cell: ({ number, name }) => texts.named(number, name), isHeader: true },
  {
    key: 'ids',
    title: texts.columns.ids,
    cell: ({ station_id, scc_lidar_id, scc_version_id, scc_configuration_id }) =>
      texts.ids(station_id, scc_lidar_id, scc_version_id, scc_configuration_id),
  },
  { key: 'channels', title: texts.columns.channels, cell: ({ channels }) => channels.length, align: 'end' },
  {
    key: 'status',
    title: texts.columns.status,
    cell: ({ status }) => <Chip tone={TONES[status]}>{CONFIGURATION_WORDS[status]}</Chip>,
  },
  {
    key: 'actions',
    title: texts.columns.actions,
    align: 'end',
    cell: ({ number, lidarName, edit, showIni, getSheet }) => (
      <span className="nf-buttons">
        {getSheet && (
          <Button size="small" aria-label={texts.sheetOf(number, lidarName)} onClick={getSheet}>
            {texts.sheet}
          </Button>
        )}
        <Button size="small" aria-label={texts.ini.openOf(number, lidarName)} aria-haspopup="dialog" onClick={showIni}>
          {texts.ini.open}
        </Button>
        {edit && (
          <Button size="small" aria-label={texts.editOf(number, lidarName)} aria-haspopup="dialog" onClick={edit}>
            {texts.edit}
          </Button>
        )}
      </span>
    ),
  },
];

const wasApproved = ({ history }: LidarConfigurationRecord) => history.some(({ status }) => status === 'approved');

/** Address parameter: the lidar whose form is open, and the number of its configuration, if it has one already. */
const PARAMETER = 'configure';
const NUMBER = 'configuration';

interface ConfigurationsProps {
  facilityId: string;
  lidar: LidarBook;
  mayEdit: boolean;
}

/** The configurations of a lidar. New ones and those that nothing was decided about can be edited. */
export function Configurations({ facilityId, lidar, mayEdit }: ConfigurationsProps) {
  const { _id: id, name } = lidar.lidar;
  const [params, setParams] = useSearchParams();
  const download = useDownload();
  const [shown, setShown] = useState<LidarConfigurationRecord | null>(null);
  const isOpen = mayEdit && params.get(PARAMETER) === id;
  const edited = lidar.configurations.find(({ number }) => String(number) === params.get(NUMBER)) ?? null;
  const open = (number: number | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(PARAMETER, id);
        if (number !== null) next.set(NUMBER, String(number));
        return next;
      },
      { preventScrollReset: true },
    );
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(PARAMETER);
        next.delete(NUMBER);
        return next;
      },
      { preventScrollReset: true },
    );
  const rows = lidar.configurations.map((configuration): Row => {
    const isEditable = mayEdit && isUndecided(configuration.status);
    return {
      ...configuration,
      lidarName: name,
      edit: isEditable ? () => open(configuration.number) : null,
      showIni: () => setShown(configuration),
      getSheet: wasApproved(configuration) ? () => void download(sheetOfApproval(id, configuration.number)) : null,
    };
  });
  return (
    <div className="nf-stack">
      {mayEdit && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => open(null)}>
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
        urlKey={`${id}-configurations`}
        empty={<p>{texts.empty}</p>}
      />
      <Modal
        open={shown !== null}
        title={shown && texts.ini.title(configurationIniName(shown))}
        footer={null}
        onCancel={() => setShown(null)}
        destroyOnHidden
      >
        {shown && <IniDownload facilityId={facilityId} lidar={lidar.lidar} configuration={shown} />}
      </Modal>
      <Dialog title={edited ? texts.editOf(edited.number, name) : texts.addTo(name)} isOpen={isOpen} onClose={close}>
        <ConfigurationEditor facilityId={facilityId} lidar={lidar.lidar} saved={edited} onClose={close} />
      </Dialog>
    </div>
  );
}
