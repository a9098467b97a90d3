import { useTypeLists } from '@portal/api-slice';
import { FACILITY_FIELDS, FILES, TYPE_LISTS } from '@portal/domain';
import type { Field } from '@portal/domain';
import { EmailField, FieldSpan, SelectField, TextField } from '@portal/ui/form';
import type { FieldProps } from '@portal/ui/form';
import { PictureField } from '@portal/ui/picture';
import { MESSAGES } from '../messages';
import { usePictures } from '../saving/use-pictures';
import type { InfoField } from './fields';

/** A field of the general information. */
export function InfoFieldControl({ name }: { name: InfoField }) {
  const { label, control, submission }: Field = FACILITY_FIELDS[name];
  const props = { name, label, required: submission === 'required' };
  const pictures = usePictures();
  if (control === 'pictures')
    return (
      <FieldSpan>
        <PictureField
          {...props}
          {...pictures}
          maxBytes={FILES.imageBytes}
          deleteQuestion={MESSAGES.info.deletePicture}
        />
      </FieldSpan>
    );
  if (name === 'type') return <TypeField {...props} />;
  // Names of institutes are long; at full width, each contact's name and address stay side by side.
  if (name === 'hosting_institute')
    return (
      <FieldSpan>
        <TextField {...props} />
      </FieldSpan>
    );
  return control === 'email' ? <EmailField {...props} autoComplete="off" /> : <TextField {...props} />;
}

/** Staff choose among the types by their current names; a facility may have none. */
function TypeField(props: FieldProps) {
  const { 'nf-types': types } = useTypeLists(['nf-types'], TYPE_LISTS);
  const options = types.map(({ code, name }) => ({ value: code, label: name }));
  return <SelectField {...props} options={options} emptyLabel="–" />;
}
