import { fieldErrors, serverMessage, statusOf, useProfile } from '@portal/api-slice';
import type { LidarBook, LidarConfigurationRecord } from '@portal/domain';
import { ErrorState, Loading } from '@portal/ui/core';
import { SendForm } from '@portal/ui/form';
import type { Refusal } from '@portal/ui/form';
import { useListLidarsQuery } from '../../api/lidars';
import { useSaveConfigurationMutation } from '../../api/test-book';
import { DRAFT_KEYS } from '../../saving/draft-keys';
import { QUALITY_MESSAGES } from '../messages';
import { CONFIGURATION_MESSAGES as texts } from './messages';
import { ConfigurationFields } from './configuration-fields';
import {
  configurationInput,
  configurationProblems,
  configurationValues,
  fieldFor,
  offeredChannels,
} from './configuration-values';
import type { ConfigurationValues } from './configuration-values';

const { form } = QUALITY_MESSAGES;
const CONFLICT = 409;

interface ConfigurationEditorProps {
  facilityId: string;
  lidar: LidarBook['lidar'];
  /** `null` for a new configuration. */
  saved: LidarConfigurationRecord | null;
  onClose: () => void;
}

/** Loads the channels of the lidar for the form of a configuration, and saves it. */
export function ConfigurationEditor({ facilityId, lidar, saved, onClose }: ConfigurationEditorProps) {
  const { data: lidars, isError, refetch } = useListLidarsQuery(facilityId);
  const [save] = useSaveConfigurationMutation();
  const userId = useProfile()?._id ?? '';
  const record = lidars?.find(({ _id }) => _id === lidar._id);

  async function send(values: ConfigurationValues): Promise<Refusal | undefined> {
    const { error } = await save({ lidarId: lidar._id, configuration: configurationInput(values, saved) });
    if (!error) return undefined;
    const errors = fieldErrors(error);
    return {
      errors:
        errors && Object.fromEntries(Object.entries(errors).map(([path, text]) => [fieldFor(path, values), text])),
      message: statusOf(error) === CONFLICT && saved ? (serverMessage(error) ?? texts.conflict) : serverMessage(error),
    };
  }

  if (!record && isError)
    return (
      <ErrorState title={form.failedTitle} onRetry={() => void refetch()}>
        {form.failed}
      </ErrorState>
    );
  if (!record) return <Loading label={texts.loading} />;
  const offered = offeredChannels(record);
  if (offered.length === 0) return <p>{texts.noChannels}</p>;
  return (
    <SendForm
      label={saved ? texts.editOf(saved.number, lidar.name) : texts.addTo(lidar.name)}
      texts={texts}
      initialValues={configurationValues(saved, offered)}
      validate={configurationProblems}
      draftKey={DRAFT_KEYS.configuration(userId, lidar._id, saved?.number ?? null)}
      onSend={send}
      onSent={onClose}
      onCancel={onClose}
      columns={2}
    >
      <ConfigurationFields offered={offered} />
    </SendForm>
  );
}
