import { useDownload, serverMessage, useConfirmed, useDeleteFileMutation } from '@portal/api-slice';
import type { SharedFile } from '@portal/domain';
import { EmptyState, Panel, FormError } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog, useLast } from '@portal/ui/overlay';
import { fileColumns, uploaderOf } from './file-columns';
import './files.css';
import { MESSAGES } from './messages';

const { list: texts } = MESSAGES;

/** The shared files with their links. */
export function SharedFileList({ files }: { files: readonly SharedFile[] }) {
  const [deleted, setDeleted] = useState<SharedFile>();
  const download = useDownload();
  const columns = useMemo(() => fileColumns(download, setDeleted), [download]);
  const box = useRef<HTMLDivElement>(null);
  const focusIfLost = useCallback(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  useFewer(files.length, focusIfLost);
  return (
    <div ref={box} tabIndex={-1} className="adm-shared-files">
      <Panel title={texts.title}>
        <DataTable
          caption={texts.title}
          rows={files}
          rowKey={({ _id }) => _id}
          columns={columns}
          empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
          search={{ label: texts.search, placeholder: texts.placeholder, textOf }}
        />
        <DeleteDialog file={deleted} onClose={() => setDeleted(undefined)} onClosed={focusIfLost} />
      </Panel>
    </div>
  );
}

const textOf = (file: SharedFile) => `${file.name} ${uploaderOf(file) ?? ''}`;

/** Calls back when there are fewer files than before, since the focused button has disappeared with its file. */
function useFewer(count: number, onFewer: () => void) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) onFewer();
    before.current = count;
  }, [count, onFewer]);
}

interface DeleteDialogProps {
  /** The file to delete; undefined closes the dialog. */
  file: SharedFile | undefined;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

const { remove: removeTexts } = MESSAGES;

/** Confirms the deletion of a file; a refusal is shown in the dialog. */
function DeleteDialog({ file, onClose, onClosed }: DeleteDialogProps) {
  const { confirm, close, isBusy, error } = useConfirmed(useDeleteFileMutation(), onClose);
  const shown = useLast(file);
  return (
    <ConfirmDialog
      open={file !== undefined}
      title={removeTexts.title}
      confirmLabel={removeTexts.confirm}
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => file && void confirm(file._id)}
      onClosed={onClosed}
      question={
        <div className="adm-stack">
          <p className="adm-file-name">{removeTexts.question(shown?.name ?? '')}</p>
          <p>{removeTexts.effect}</p>
          {error !== undefined && (
            <FormError title={removeTexts.failedTitle}>{serverMessage(error) ?? removeTexts.failed}</FormError>
          )}
        </div>
      }
    />
  );
}
