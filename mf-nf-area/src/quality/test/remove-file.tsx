import type { QaFile, QaTest } from '@portal/domain';
import { isRemovable } from '@portal/domain';
import { Button, Icon } from '@portal/ui/core';
import { useRemoveQaFileMutation } from '../../api/qa-tests';
import { keyOf } from '../check/use-chosen-files';
import { TEST_MESSAGES } from './messages';

const { files: texts } = TEST_MESSAGES;

interface RemoveFileProps {
  test: QaTest;
  file: QaFile;
  /** Called once it is removed. */
  forget: (key: string) => void;
}

/** Removes a file from a draft; those of a returned test are kept, unless it cannot be submitted with them. */
export function RemoveFile({ test, file, forget }: RemoveFileProps) {
  const { _id: id } = test;
  const [remove, { isLoading }] = useRemoveQaFileMutation();
  const index = test.files.findIndex(({ _id }) => _id === file._id);
  if (!isRemovable(test, index)) return null;
  return (
    <Button
      size="small"
      icon={<Icon name="delete" />}
      aria-label={texts.remove(file.name)}
      disabled={isLoading}
      onClick={async () => {
        const { error } = await remove({ id, file: file._id });
        if (!error) forget(keyOf(file));
      }}
    />
  );
}
