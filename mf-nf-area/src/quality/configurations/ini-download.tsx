import { saveText, useGetFacilityQuery } from '@portal/api-slice';
import type { AtlasDialect, LidarBook, LidarConfigurationRecord } from '@portal/domain';
import {
  ATLAS_DIALECTS,
  configurationIniName,
  heightResolution,
  missingForAtlas,
  writeConfigurationIni,
} from '@portal/domain';
import { Button, ErrorState, Loading } from '@portal/ui/core';
import { useListLidarsQuery } from '../../api/lidars';
import { QUALITY_MESSAGES } from '../messages';
import { CONFIGURATION_MESSAGES as configurations } from './messages';

const { form } = QUALITY_MESSAGES;
const { ini: texts } = configurations;

interface IniDownloadProps {
  facilityId: string;
  lidar: LidarBook['lidar'];
  configuration: LidarConfigurationRecord;
}

/** The file of a configuration for ATLAS, with what it lacks. */
export function IniDownload({ facilityId, lidar, configuration }: IniDownloadProps) {
  const facility = useGetFacilityQuery(facilityId);
  const lidars = useListLidarsQuery(facilityId);
  if (!facility.data || !lidars.data) {
    if (!facility.isError && !lidars.isError) return <Loading label={configurations.loading} />;
    const retry = () => {
      void facility.refetch();
      void lidars.refetch();
    };
    return (
      <ErrorState title={form.failedTitle} onRetry={retry}>
        {form.failed}
      </ErrorState>
    );
  }
  const record = lidars.data.find(({ _id }) => _id === lidar._id);
  const missing = missingForAtlas(configuration.channels);
  const names = { station_name: facility.data.name ?? facility.data.acronym, lidar_name: lidar.name };
  const resolutionOf = (shortName: string) => (record ? heightResolution(record, shortName) : null);
  const download = (dialect: AtlasDialect) => {
    const text = writeConfigurationIni({ ...configuration, ...names, resolutionOf }, dialect);
    saveText(text, configurationIniName(configuration));
  };
  return (
    <div className="nf-stack">
      <p>{texts.text}</p>
      {missing.length > 0 && (
        <div>
          <p>{texts.missing}</p>
          <ul>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="nf-buttons">
        {ATLAS_DIALECTS.map((dialect, index) => (
          <Button key={dialect} type={index === 0 ? 'primary' : 'default'} onClick={() => download(dialect)}>
            {texts.download[dialect]}
          </Button>
        ))}
      </div>
    </div>
  );
}
