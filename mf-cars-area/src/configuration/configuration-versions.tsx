import { configurationVersion, useDownload, useProfile } from '@portal/api-slice';
import { LEFT_OUT, mayHaveConfigurations } from '@portal/domain';
import type { ChosenLidar, ConfigurationVersion, NationalFacility } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import { Button, DefinitionList, Disclosure, ErrorState, formatDay, Loading, Panel } from '@portal/ui/core';
import { Modal } from '@portal/ui/overlay';
import { useState } from 'react';
import { useListConfigurationsQuery } from '../api/configurations';
import { mayDecide } from '../evaluations/rights';
import { later } from '../frame/later';
import { MESSAGES as texts } from './messages';

const NewVersionForm = later(({ NewVersionForm: content }) => content);
const WithdrawForm = later(({ WithdrawForm: content }) => content);

/**
 * The versions of the operational configuration of a facility, the latest first. CARS can approve new ones and
 * withdraw.
 */
export function ConfigurationVersions({ facility }: { facility: NationalFacility }) {
  const isShown = mayHaveConfigurations(facility.submissions.initial_acceptance);
  const { currentData: versions, isError, refetch } = useListConfigurationsQuery(facility._id, { skip: !isShown });
  const mayChange = mayDecide(useProfile(), facility);
  if (!isShown) return null;
  const [latest] = versions ?? [];
  return (
    <Panel
      title={texts.title}
      actions={mayChange && latest ? <Actions facility={facility} latest={latest} /> : undefined}
    >
      {!versions && !isError && <Loading label={texts.loading} />}
      {!versions && isError && (
        <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
          {texts.failed}
        </ErrorState>
      )}
      {versions?.length === 0 && <p>{texts.empty}</p>}
      {versions?.map((version) => (
        <Disclosure key={version.number} summary={texts.version(version.number, version.valid_from, version.valid_to)}>
          <Version facilityId={facility._id} version={version} />
        </Disclosure>
      ))}
    </Panel>
  );
}

function Actions({ facility, latest }: { facility: NationalFacility; latest: ConfigurationVersion }) {
  const [open, setOpen] = useState<'new' | 'withdraw' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="cars-buttons">
      {latest.lidars.length > 0 && <Button onClick={() => setOpen('new')}>{texts.newVersion}</Button>}
      {latest.valid_to === null && <Button onClick={() => setOpen('withdraw')}>{texts.withdraw}</Button>}
      <Modal
        open={open === 'new'}
        title={texts.newTitle(facility.acronym)}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        <NewVersionForm facility={facility} latest={latest} onClose={close} />
      </Modal>
      <Modal
        open={open === 'withdraw'}
        title={texts.withdrawTitle(latest.number, facility.acronym)}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        <WithdrawForm facility={facility} number={latest.number} onClose={close} />
      </Modal>
    </div>
  );
}

const remark = ({ left_out_by_default, reason }: ChosenLidar) =>
  [left_out_by_default && LEFT_OUT[left_out_by_default], reason].filter(Boolean).join(' ');

/** Lidars that were left out, or included against the default. */
const remarksOn = ({ lidars }: ConfigurationVersion) =>
  lidars
    .filter(({ is_included, left_out_by_default }) => !is_included || left_out_by_default !== null)
    .map((lidar) => ({
      label: lidar.is_included ? texts.takenIn(lidar.name) : texts.leftOut(lidar.name),
      value: <span className="cars-text">{remark(lidar)}</span>,
    }));

function Version({ facilityId, version }: { facilityId: string; version: ConfigurationVersion }) {
  const download = useDownload();
  const included = version.lidars.filter(({ is_included }) => is_included).map(({ name }) => name);
  return (
    <div className="cars-stack">
      <DefinitionList
        items={[
          {
            label: texts.why,
            value: <span className="cars-text">{version.reason ?? texts.followsReport(version.round)}</span>,
          },
          {
            label: texts.included,
            value: <span className="cars-text">{included.length > 0 ? included.join(', ') : texts.none}</span>,
          },
          ...remarksOn(version),
          ...(version.station_id === null ? [] : [{ label: texts.station, value: version.station_id }]),
          ...(version.withdrawn
            ? [
                {
                  label: texts.withdrawnOn(formatDay(version.withdrawn.at) ?? ''),
                  value: <span className="cars-text">{version.withdrawn.reason}</span>,
                },
              ]
            : []),
        ]}
      />
      <div className="cars-buttons">
        <DownloadButton
          label={texts.download}
          of={texts.of(version.number)}
          path={configurationVersion(facilityId, version.number)}
          download={download}
        />
      </div>
    </div>
  );
}
