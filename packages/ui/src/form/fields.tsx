import { Input } from 'antd';
import { memo, useState, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { Themed } from '../antd/themed';
import { FieldFrame } from './field-frame';
import { InputLine } from './input-line';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

/** A single-line text field. */
export function TextField(props: FieldProps & { inputMode?: 'email' | 'decimal' }) {
  const { frame, control } = useFormField(props);
  const { inputMode, readOnly, autoComplete } = props;
  return <InputLine {...{ frame, control, inputMode, readOnly, autoComplete }} />;
}

/** An email field, validated by the schema instead of the browser. */
export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} inputMode="email" />;
}

/** A password field with a button that reveals the password. antd's own button does not name its field. */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { frame, control } = useFormField(props);
  const [isShown, setShown] = useState(false);
  const toggle = (event: MouseEvent) => {
    // antd's wrapper would move the focus from the button to the input.
    event.stopPropagation();
    setShown(!isShown);
  };
  const show = (
    <button type="button" className="p-show" aria-controls={control.id} onClick={toggle}>
      {isShown ? 'Hide' : 'Show'}
      <span className="p-visually-hidden"> {props.label}</span>
    </button>
  );
  const type = isShown ? 'text' : 'password';
  return <InputLine {...{ frame, control, type }} suffix={show} autoComplete={props.autoComplete} />;
}

/** A multi-line text field that grows with its text. */
export function TextAreaField(props: FieldProps & { minRows: number }) {
  const { frame, control } = useFormField(props);
  return <TextLines frame={frame} control={control} rows={props.minRows} readOnly={props.readOnly} />;
}

interface TextLinesProps extends Pick<FormField, 'frame' | 'control'> {
  rows: number;
  readOnly: boolean | undefined;
}

const TextLines = memo(function TextLines({ frame, control, rows, readOnly }: TextLinesProps) {
  const grow = useGrowing();
  const status = frame.error === undefined ? '' : 'error';
  return (
    <FieldFrame {...frame}>
      <Themed>
        <Input.TextArea {...control} ref={grow} rows={rows} readOnly={readOnly} status={status} />
      </Themed>
    </FieldFrame>
  );
});

/**
 * Grows a textarea with its content, with its rows as the minimum. antd measures in a hidden element with a style
 * attribute, which the page's Content-Security-Policy blocks.
 */
function useGrowing() {
  const ref = useRef<TextAreaRef>(null);
  // After every render, so that the height follows every change of the text.
  useLayoutEffect(() => {
    const box = ref.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.style.height = 'auto';
    const borders = box.offsetHeight - box.clientHeight;
    box.style.height = `${box.scrollHeight + borders}px`;
  });
  return ref;
}
