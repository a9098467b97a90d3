import { useState } from 'react';
import { Button, Icon } from '../core';
import { FieldFrame } from '../form/field-frame';
import { useFormField } from '../form/use-form-field';
import type { FieldProps } from '../form/use-form-field';
import { ConfirmWindow } from '../overlay';
import { DropZone } from './drop-zone';
import { Picture } from './picture';
import { UploadProgress } from './upload-progress';
import { usePicture } from './use-picture';
import type { PictureWork } from './use-picture';

/** Props of `PictureField`. */
export interface PictureFieldProps extends FieldProps, Pick<PictureWork, 'upload' | 'remove'> {
  /** How large a picture may be, in bytes. */
  maxBytes: number;
  /** Address of the picture with this id. */
  urlOf: (id: string) => string;
  /** Asked before a picture is deleted. */
  deleteQuestion: string;
}

const ENDINGS = ['jpg', 'jpeg', 'png'];

/** One picture: dropped or chosen, sent at once, shown, and deleted after a question. The value is the list of its id. */
export function PictureField(props: PictureFieldProps) {
  const { maxBytes, urlOf, upload, remove, deleteQuestion, ...field } = props;
  const { frame, control, setValue, leave } = useFormField<string[]>(field);
  const [isAsking, setAsking] = useState(false);
  const rules = { accept: ENDINGS, maxBytes, multiple: false };
  const { state, take, send, clear } = usePicture({ rules, upload, remove, onChange: setValue });
  const [id] = control.value;
  const problem = 'problem' in state ? state.problem : undefined;
  const error = problem ?? frame.error;
  const describedBy = [error !== undefined && `${frame.id}-error`, frame.hint !== undefined && `${frame.id}-hint`];
  const isReadOnly = field.readOnly === true;
  const ask = (isOpen: boolean) => () => setAsking(isOpen);
  return (
    <FieldFrame {...frame} error={error}>
      {id !== undefined && (
        <Picture src={urlOf(id)} label={frame.label}>
          {!isReadOnly && (
            <Button id={frame.id} icon={<Icon name="delete" />} loading={state.is === 'deleting'} onClick={ask(true)}>
              Delete picture
            </Button>
          )}
        </Picture>
      )}
      {id === undefined && isReadOnly && <p id={frame.id}>No picture</p>}
      {id === undefined && !isReadOnly && state.is === 'sending' && <UploadProgress {...state} />}
      {id === undefined && !isReadOnly && state.is !== 'sending' && (
        <DropZone
          id={frame.id}
          rules={rules}
          isInvalid={error !== undefined}
          describedBy={describedBy.filter(Boolean).join(' ')}
          onFiles={take}
          onLeave={leave}
        />
      )}
      {state.is === 'failed' && (
        <Button icon={<Icon name="retry" />} onClick={() => void send(state.file)}>
          Try again
        </Button>
      )}
      {id !== undefined && (
        <ConfirmWindow
          open={isAsking}
          title="Delete picture"
          question={deleteQuestion}
          confirmLabel="Delete"
          onCancel={ask(false)}
          onConfirm={() => {
            setAsking(false);
            void clear(id);
          }}
        />
      )}
    </FieldFrame>
  );
}
