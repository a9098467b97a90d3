import { useId, useState } from 'react';
import { FieldFrame } from '../form/field-frame';
import { DropZone } from './drop-zone';
import { sorted } from './file-rules';

export interface FileDropProps {
  label: string;
  hint?: string | undefined;
  /** Allowed file extensions, without the dot. */
  accept: readonly string[];
  /** Maximum size in bytes. */
  maxBytes: number;
  multiple?: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** Called after each choice with the number of files that break a rule. */
  onRefused?: ((count: number) => void) | undefined;
  /** Error about files that were accepted, e.g. from the server. */
  problem?: string | undefined;
}

/** A file input with drag and drop; those that break a rule are rejected with a message, the others are taken. */
export function FileDrop({
  label,
  hint,
  accept,
  maxBytes,
  multiple = false,
  onFiles,
  onRefused,
  problem,
}: FileDropProps) {
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const rules = { accept, maxBytes, multiple };
  const error = refused ?? problem;
  const take = (files: File[]) => {
    const { taken, reasons } = sorted(files, rules);
    setRefused(reasons.length === 0 ? null : reasons.join(' '));
    onRefused?.(reasons.length);
    if (taken.length > 0) onFiles(taken);
  };
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <FieldFrame id={id} label={label} hint={hint} required={false} error={error} isAnnounced>
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
