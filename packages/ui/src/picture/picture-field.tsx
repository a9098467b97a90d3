import { useState, useCallback, useEffect, useRef } from 'react';
import { Button, Icon } from '../core';
import { FieldFrame } from '../form/field-frame';
import { useFormField } from '../form/use-form-field';
import type { FieldProps } from '../form/use-form-field';
import { ConfirmDialog } from '../overlay';
import { DropZone } from '../upload/drop-zone';
import { Picture } from './picture';
import { UploadProgress } from '../upload/upload-progress';
import { usePicture } from './use-picture';
import type { PictureWork } from './use-picture';

export interface PictureFieldProps extends FieldProps, Pick<PictureWork, 'upload' | 'remove'> {
  /** Allowed file extensions; by default those of photos. */
  accept?: readonly string[];
  /** Maximum size in bytes. */
  maxBytes: number;
  /** Loads the picture with this id. A plain URL would not do, because only the uploader may see an unsaved picture. */
  load: (id: string) => Promise<Blob>;
  /** Question asked before a picture is deleted. */
  deleteQuestion: string;
}

const ENDINGS = ['jpg', 'jpeg', 'png'];

/**
 * A single picture: dropped or chosen, uploaded immediately, displayed, and deleted after a confirmation. The value is
 * a list with its id.
 */
export function PictureField(props: PictureFieldProps) {
  const { accept = ENDINGS, maxBytes, load, upload, remove, deleteQuestion, ...field } = props;
  const { frame, control, setValue, leave } = useFormField<string[]>(field);
  const [isAsking, setAsking] = useState(false);
  const rules = { accept, maxBytes, multiple: false };
  const { state, take, send, clear } = usePicture({ rules, upload, remove, onChange: setValue });
  const { box, focusBox } = useFocusKept(state.is === 'sending');
  const [id] = control.value;
  const error = 'problem' in state ? state.problem : frame.error;
  const describedBy = [error !== undefined && `${frame.id}-error`, frame.hint !== undefined && `${frame.id}-hint`];
  const isReadOnly = field.readOnly === true;

  const confirm = async (picture: string) => {
    await clear(picture);
    setAsking(false);
  };
  const empty = isReadOnly ? (
    <p>No picture</p>
  ) : (
    <DropZone
      id={frame.id}
      rules={rules}
      isInvalid={error !== undefined}
      describedBy={describedBy.filter(Boolean).join(' ')}
      onFiles={take}
      onLeave={leave}
    />
  );
  return (
    <FieldFrame {...frame} error={error}>
      <div ref={box}>
        {state.is === 'sending' && <UploadProgress {...state} />}
        {state.is !== 'sending' && id === undefined && empty}
        {id !== undefined && (
          <Picture key={id} id={frame.id} fileId={id} load={load} label={frame.label}>
            {!isReadOnly && (
              <Button icon={<Icon name="delete" />} onClick={() => setAsking(true)}>
                Delete picture
              </Button>
            )}
          </Picture>
        )}
        {state.is === 'failed' && (
          <Button className="p-upload-again" icon={<Icon name="retry" />} onClick={() => void send(state.file)}>
            Try again
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Delete picture"
        question={deleteQuestion}
        confirmLabel="Delete"
        isBusy={state.is === 'deleting'}
        onCancel={() => setAsking(false)}
        onConfirm={() => id !== undefined && void confirm(id)}
        onClosed={focusBox}
      />
    </FieldFrame>
  );
}

/**
 * Keeps the focus in a box whose controls are replaced: if the focused control has disappeared when work is done, the
 * first control in the box receives the focus, unless the user has moved on. `focusBox` does so at any time.
 */
function useFocusKept(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const focusBox = useCallback(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) focusBox();
    wasBusy.current = isBusy;
  }, [isBusy, focusBox]);
  return { box, focusBox };
}
