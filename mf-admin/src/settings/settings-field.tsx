import { useDeleteFileMutation, useLoadFile } from '@portal/api-slice';
import { FILES, INSTALLATION_FIELDS } from '@portal/domain';
import type { Control, Field } from '@portal/domain';
import { EmailField, FieldSpan, TextAreaField, TextField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import { PictureField } from '@portal/ui/picture';
import type { ReactNode } from 'react';
import { useUploadLogo } from '../api/installation';
import { MESSAGES } from './messages';

const ROWS = 2;

const CONTROLS: Readonly<Partial<Record<Control, (props: FieldProps) => ReactNode>>> = {
  line: (props) => <TextField {...props} />,
  lines: (props) => <TextAreaField {...props} minRows={ROWS} />,
  email: (props) => <EmailField {...props} autoComplete="off" />,
  pictures: (props) => <LogoField {...props} />,
};

/** A setting with the control for its kind, at the full width of the form. */
export function SettingsField({ name }: { name: keyof typeof INSTALLATION_FIELDS }) {
  const { label, hint, control }: Field = INSTALLATION_FIELDS[name];
  return <FieldSpan>{CONTROLS[control]?.({ name, label, hint })}</FieldSpan>;
}

function LogoField(props: FieldProps) {
  const load = useLoadFile();
  const upload = useUploadLogo();
  const [deleteFile] = useDeleteFileMutation();
  async function remove(id: string) {
    const { error } = await deleteFile(id);
    // The server's message is shown as a toast; the field only needs the information that the logo still exists.
    if (error) throw new Error();
  }
  return (
    <PictureField
      {...props}
      load={load}
      upload={upload}
      remove={remove}
      accept={FILES.logoExtensions}
      maxBytes={FILES.logoBytes}
      deleteQuestion={MESSAGES.deleteLogo}
    />
  );
}
