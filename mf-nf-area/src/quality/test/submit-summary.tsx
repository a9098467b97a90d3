import type { LidarConfigurationRecord, QaTest, QaTestSummary, SelfCheck } from '@portal/domain';
import { qaTestType, resultNames } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { TEST_MESSAGES } from './messages';
import { Channels } from './channels';
import { FileNotes } from './file-notes';
import { toStep } from './steps';

const { submit: texts, files } = TEST_MESSAGES;

/** What the self-check found that the submission should not hide, in sentences. */
function findingsIn({ channels: checked }: SelfCheck, test: QaTest, configured: readonly string[]): string[] {
  const type = qaTestType(test.type);
  const names = resultNames(type, test.channels.length > 0 ? test.channels : configured);
  const isRead = type.needs.includes('ascii');
  const missing = names.filter((name) => (checked.find((each) => each.name === name)?.code ?? null) === null);
  const unclear = checked.filter(({ code, suggested }) => code !== null && suggested === 'not_assessable');
  const failing = checked.filter(({ suggested }) => suggested === 'fail');
  return [
    ...(isRead && missing.length > 0 ? [texts.unread(missing)] : []),
    ...(unclear.length > 0 ? [texts.notAssessable(unclear.map(({ name }) => name))] : []),
    ...(failing.length > 0 ? [texts.failing(failing.map(({ name }) => name))] : []),
  ];
}

function warningsOf(test: QaTest, { channels }: Pick<LidarConfigurationRecord, 'channels'>): string[] {
  const configured = channels.map(({ short_name }) => short_name);
  return [
    ...(test.self_check ? findingsIn(test.self_check, test, configured) : []),
    ...(test.measured_from !== null && test.measured_from === test.measured_to ? [texts.noDuration] : []),
  ];
}

interface SubmitSummaryProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  former: QaTestSummary | undefined;
  isChecking: boolean;
}

/** What is submitted, by channel, with what the facility should know before. */
export function SubmitSummary({ test, configuration, former, isChecking }: SubmitSummaryProps) {
  const warnings = warningsOf(test, configuration);
  return (
    <div className="nf-stack">
      {isChecking && <output>{files.checkedOnServer}</output>}
      <Channels test={test} configuration={configuration} former={former} shows="table" />
      <FileNotes test={test} />
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={texts.warnings}
          description={
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          }
        />
      )}
      {test.status === 'returned' && (
        <p>
          {test.comment === null ? texts.noAnswer : texts.answer(test.comment)}{' '}
          <Link to={toStep('details')}>{texts.toComment}</Link>
        </p>
      )}
    </div>
  );
}
