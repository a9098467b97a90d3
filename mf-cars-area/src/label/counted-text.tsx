import { TextAreaField, useFormikContext } from '@portal/ui/form';

interface CountedTextProps {
  name: string;
  label: string;
  /** The hint, with the number of typed characters. */
  hint: (typed: number) => string;
  minRows?: number;
  required?: boolean;
}

/** A text whose hint counts its characters while it is typed. */
export function CountedText({ name, hint, minRows = 3, ...field }: CountedTextProps) {
  const { values } = useFormikContext<Record<string, unknown>>();
  const text = values[name];
  return (
    <TextAreaField
      {...field}
      name={name}
      hint={hint(typeof text === 'string' ? text.trim().length : 0)}
      minRows={minRows}
    />
  );
}
