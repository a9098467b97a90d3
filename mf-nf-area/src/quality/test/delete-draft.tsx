import type { QaTest } from '@portal/domain';
import { testInSentence } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useNavigate } from '@portal/ui/router';
import { useState } from 'react';
import { useDeleteQaTestMutation } from '../../api/qa-tests';
import { addressOfBook } from '../addresses';
import { TEST_MESSAGES } from './messages';

const { test: texts } = TEST_MESSAGES;

/** Deletes a draft that was never submitted, with its files. */
export function DeleteDraft({ test }: { test: QaTest }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteQaTestMutation();
  const navigate = useNavigate();
  if (test.status !== 'draft' || test.submitted_at !== null) return null;
  const confirm = async () => {
    const { error } = await remove(test._id);
    setAsking(false);
    if (!error) void navigate(addressOfBook(test.facility), { replace: true });
  };
  return (
    <div>
      <Button danger aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle(testInSentence(test.type), test.lidar.name)}
        question={texts.removeText}
        confirmLabel={texts.remove}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
