import { useState } from 'react';
import type { ChangeEvent, DragEvent } from 'react';
import { Icon } from '../core/icon';
import type { FileRules } from './file-rules';
import { rulesLine } from './file-rules';
import './upload.css';

export interface DropZoneProps {
  /** Id of the input; its label and descriptions refer to it. */
  id: string;
  rules: FileRules;
  isInvalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
  onLeave?: (() => void) | undefined;
}

/** An area for dropping or choosing files, based on a native file input. */
export function DropZone({ id, rules, isInvalid, describedBy, onFiles, onLeave }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    // Without this, the browser would open the dropped file.
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Allows the same file to be chosen again, e.g. after a correction.
    target.value = '';
    take(files);
  };
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      className={isOver ? 'p-drop p-drop-over' : 'p-drop'}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>
        <span className="p-drop-choose" aria-hidden="true">
          {rules.multiple ? 'Choose files' : 'Choose a file'}
        </span>{' '}
        or drop {rules.multiple ? 'them' : 'it'} here
      </span>
      <span className="p-drop-rules" id={`${id}-rules`}>
        {rulesLine(rules)}
      </span>
      <input
        type="file"
        id={id}
        accept={rules.accept.map((ending) => `.${ending}`).join(',')}
        multiple={rules.multiple}
        aria-invalid={isInvalid}
        aria-describedby={[describedBy, `${id}-rules`].filter(Boolean).join(' ')}
        onChange={choose}
        onBlur={onLeave}
      />
    </div>
  );
}
