import type { LidarConfigurationRecord, QaTest } from '@portal/domain';
import { notUsed } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { memo } from 'react';
import type { ChosenFile } from '../check/use-chosen-files';
import { FileList } from './file-list';
import { TEST_MESSAGES } from './messages';
import { RemoveFile } from './remove-file';
import { aboutFiles, filesOfTest } from './test-files';

const { files: texts } = TEST_MESSAGES;

interface ReplacedFilesProps {
  test: QaTest;
  configuration: LidarConfigurationRecord;
  chosen: readonly ChosenFile[];
  forget: (key: string) => void;
}

/** Files of channels that have a newer one, which counts. They can be removed from a draft. */
export const ReplacedFiles = memo(function ReplacedFiles({ test, configuration, chosen, forget }: ReplacedFilesProps) {
  const { replaced } = aboutFiles(test, configuration, filesOfTest(test, chosen));
  if (replaced.length === 0) return null;
  const list = (
    <FileList>
      {replaced.map(({ file: { key, name, stored }, newer }) => (
        <li key={key}>
          {name}: {notUsed(newer.name)} {stored && <RemoveFile test={test} file={stored} forget={forget} />}
        </li>
      ))}
    </FileList>
  );
  return <Alert type="info" showIcon title={texts.replacedTitle} description={list} />;
});
