import { refusalOf, useProfile } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaTestSummary, TestBookRow } from '@portal/domain';
import { approveConfigurationSchema, configurationStepSchema } from '@portal/domain';
import { SendForm, TextAreaField } from '@portal/ui/form';
import { useDecideOnConfigurationMutation } from '../../api/qa-tests';
import type { ApprovalStep } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { NETWORK_MESSAGES } from './messages';
import { ApprovedContent } from './approved-content';

const { approval: texts } = NETWORK_MESSAGES;
const { cancel, failed } = CENTRE_MESSAGES;

interface ApprovalFormProps {
  step: ApprovalStep;
  lidarId: string;
  configuration: LidarConfigurationRecord;
  /** The configuration that was approved last under the same id. */
  former: LidarConfigurationRecord | undefined;
  /** All tests of the lidar, and its lights. */
  tests: readonly QaTestSummary[];
  rows: readonly TestBookRow[];
  onClose: () => void;
}

const START = { text: '', reason: '' };

/** The version is sent besides. */
const SCHEMAS = {
  approval: approveConfigurationSchema.omit(['version']),
  step: configurationStepSchema.omit(['version']),
};

/** Approves a configuration with a note, or suspends or reinstates it with a reason. */
export function ApprovalForm({ step, lidarId, configuration, former, tests, rows, onClose }: ApprovalFormProps) {
  const [decide] = useDecideOnConfigurationMutation();
  const { number, name, version } = configuration;
  const isApproval = step === 'approve';
  const { problems, failedTitle } = texts;
  return (
    <SendForm
      label={texts.of(texts[step], `${number} – ${name}`)}
      texts={{ problems, failedTitle, failed, send: texts[step], cancel }}
      initialValues={START}
      validationSchema={isApproval ? SCHEMAS.approval : SCHEMAS.step}
      draftKey={`${useProfile()?._id}:configuration-${step}:${lidarId}:${number}`}
      onSend={async ({ text, reason }) =>
        refusalOf(
          (await decide({ lidarId, number, step, body: { version, ...(isApproval ? { text } : { reason }) } })).error,
        )
      }
      onSent={onClose}
      onCancel={onClose}
      focusOn={isApproval ? 'text' : 'reason'}
    >
      <p>{texts.effect[step]}</p>
      {isApproval && <ApprovedContent configuration={configuration} former={former} tests={tests} rows={rows} />}
      {isApproval ? (
        <TextAreaField name="text" label={texts.text} minRows={2} />
      ) : (
        <TextAreaField name="reason" label={texts.reason} hint={texts.reasonHint} minRows={2} required />
      )}
    </SendForm>
  );
}
