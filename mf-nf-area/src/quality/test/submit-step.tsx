import { fieldErrors, serverMessage } from '@portal/api-slice';
import type { LidarConfigurationRecord, QaTest } from '@portal/domain';
import { lackingRoles } from '@portal/domain';
import { Button, FormError } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { useSubmitQaTestMutation } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { toStep } from './steps';

const { submit: texts } = TEST_MESSAGES;

const OF_FILE = /^files\[(\d+)\]$/;

/** What the server refused, with the names of the files that it is about. */
function refusals(error: unknown, { files }: QaTest): string[] {
  const errors = fieldErrors(error);
  if (!errors) return [];
  return Object.entries(errors).map(([path, message]) => {
    const [, index] = OF_FILE.exec(path) ?? [];
    const name = index === undefined ? undefined : files[Number(index)]?.name;
    return name === undefined ? message : texts.atFile(name, message);
  });
}

interface SubmitStepProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  /** Its self-check is being made. */
  isChecking: boolean;
}

/** What is missing before the submission, or the submission itself. */
export function SubmitStep({ test, configuration, isChecking }: SubmitStepProps) {
  const [submit, { error, isLoading }] = useSubmitQaTestMutation();
  const configured = configuration.channels.map(({ short_name }) => short_name);
  const channels = test.channels.length > 0 ? test.channels : configured;
  const context = { type: test.type, configuration, channels };
  const lacksFiles = lackingRoles(test.files, test.self_check?.files ?? [], context).length > 0;
  const lacksTimes = test.measured_from === null || test.measured_to === null;
  const found = refusals(error, test);
  return (
    <div className="nf-stack">
      {lacksFiles || lacksTimes ? (
        <>
          <p>{texts.missing}</p>
          <ul>
            {lacksFiles && (
              <li>
                {texts.noFiles} <Link to={toStep('files')}>{texts.toFiles}</Link>
              </li>
            )}
            {lacksTimes && (
              <li>
                {texts.noTimes} <Link to={toStep('details')}>{texts.toDetails}</Link>
              </li>
            )}
          </ul>
        </>
      ) : (
        <p>
          {texts.ready} {texts.after}
        </p>
      )}
      {error !== undefined && (
        <FormError title={texts.failedTitle}>
          {found.length > 0 ? (
            <ul>
              {found.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            (serverMessage(error) ?? texts.failed)
          )}
        </FormError>
      )}
      <div>
        <Button
          type="primary"
          loading={isLoading}
          disabled={isChecking || lacksFiles || lacksTimes}
          onClick={() => void submit(test._id)}
        >
          {texts.button}
        </Button>
      </div>
    </div>
  );
}
