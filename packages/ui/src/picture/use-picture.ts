import { useState } from 'react';
import { refusal } from '../upload/file-rules';
import type { FileRules } from '../upload/file-rules';

/** State of a picture field. */
export type PictureState =
  | { is: 'idle' }
  | { is: 'refused'; problem: string }
  | { is: 'sending'; name: string; fraction: number }
  | { is: 'failed'; problem: string; file: File }
  | { is: 'deleting' };

export interface PictureWork {
  rules: FileRules;
  upload: (file: File, onProgress: (fraction: number) => void) => Promise<string>;
  remove: (id: string) => Promise<void>;
  onChange: (ids: string[]) => void;
}

/** Uploads and deletes the picture of a field; `onChange` receives its id, or an empty list. */
export function usePicture({ rules, upload, remove, onChange }: PictureWork) {
  const [state, setState] = useState<PictureState>({ is: 'idle' });

  async function send(file: File) {
    const progress = (fraction: number) => setState({ is: 'sending', name: file.name, fraction });
    progress(0);
    try {
      onChange([await upload(file, progress)]);
      setState({ is: 'idle' });
    } catch (error) {
      setState({ is: 'failed', problem: `The picture was not uploaded. ${reasonOf(error)}`.trim(), file });
    }
  }

  async function clear(id: string) {
    setState({ is: 'deleting' });
    try {
      await remove(id);
      onChange([]);
      setState({ is: 'idle' });
    } catch (error) {
      setState({ is: 'refused', problem: `The picture was not deleted. ${reasonOf(error)}`.trim() });
    }
  }

  const take = (files: File[]) => {
    const problem = refusal(files, rules);
    const [file] = files;
    if (problem !== null) setState({ is: 'refused', problem });
    else if (file) void send(file);
  };
  return { state, take, send, clear };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '');
