import { useId, useState } from 'react';
import { FieldFrame } from '../form/field-frame';
import { DropZone } from './drop-zone';
import { refusal } from './file-rules';

/** Props of `FileDrop`. */
export interface FileDropProps {
  label: string;
  hint?: string | undefined;
  /** Endings of the names that can be taken, without the point. */
  accept: readonly string[];
  /** How large a file may be, in bytes. */
  maxBytes: number;
  multiple?: boolean | undefined;
  /** Takes the files; they keep the rules above. */
  onFiles: (files: File[]) => void;
  /** What went wrong with the files that were taken. */
  problem?: string | undefined;
}

/** Files to choose or to drop; what is not taken is said at once. */
export function FileDrop({ label, hint, accept, maxBytes, multiple = false, onFiles, problem }: FileDropProps) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const rules = { accept, maxBytes, multiple };
  const error = refused ?? problem;
  const take = (files: File[]) => {
    const reason = refusal(files, rules);
    setRefused(reason);
    if (reason === null) onFiles(files);
  };
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={false} error={error}>
      <DropZone
        id={id}
        rules={rules}
        isInvalid={error !== undefined}
        describedBy={describedBy.join(' ')}
        onFiles={take}
      />
    </FieldFrame>
  );
}
