import { Input } from 'antd';
import { memo, useState, useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { FieldFrame } from './field-frame';
import { InputLine } from './input-line';
import { useFormField } from './use-form-field';
import type { FieldProps, FormField } from './use-form-field';

/** A line of text. */
export function TextField(props: FieldProps & { inputMode?: 'email' | 'decimal' }) {
  const { frame, control } = useFormField(props);
  const { inputMode, readOnly, autoComplete } = props;
  return <InputLine {...{ frame, control, inputMode, readOnly, autoComplete }} />;
}

/** An e-mail address. Which ones are valid, the schema says; the browser's own idea of it stays out. */
export function EmailField(props: FieldProps) {
  return <TextField autoComplete="email" {...props} inputMode="email" />;
}

/** A password, with a button to see it. antd's own has an icon that no keyboard reaches. */
export function PasswordField(props: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { frame, control } = useFormField(props);
  const [isShown, setShown] = useState(false);
  const toggle = (event: MouseEvent) => {
    // antd's box would move the focus from the button to the input.
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

/** Several lines of text; the box grows with what is written. */
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
      <Input.TextArea {...control} ref={grow} rows={rows} readOnly={readOnly} status={status} />
    </FieldFrame>
  );
});

/**
 * Makes a box of text as high as what is in it; its rows stay the least. antd's own way measures in a hidden box with a
 * style attribute, which the page's policy refuses.
 */
function useGrowing() {
  const ref = useRef<TextAreaRef>(null);
  // After every rendering, since each new letter is one: the height follows the text, whoever changes it.
  useLayoutEffect(() => {
    const box = ref.current?.resizableTextArea?.textArea;
    if (!box) return;
    box.style.height = 'auto';
    const borders = box.offsetHeight - box.clientHeight;
    box.style.height = `${box.scrollHeight + borders}px`;
  });
  return ref;
}
