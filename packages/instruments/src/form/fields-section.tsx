import { FILES } from '@portal/domain';
import type { Field } from '@portal/domain';
import { FieldSpan, FormSection } from '@portal/ui/form';
import { PictureField } from '@portal/ui/picture';
import type { Advice } from './advice';
import { RecordField } from './record-field';
import type { PictureActions } from './saving';
import type { Section } from './section';

/** Props of `FieldsSection`. */
export interface FieldsSectionProps<Name extends string> {
  section: Section<Name>;
  fields: Readonly<Record<Name, Field>>;
  required: ReadonlySet<string>;
  advice?: Advice<Name>;
  pictures: PictureActions;
}

const DELETE_QUESTION = 'Are you sure you want to delete this picture? This operation is irreversible!';

/** A section of a form whose fields stand one after the other. */
export function FieldsSection<Name extends string>(props: FieldsSectionProps<Name>) {
  const { section, fields, required, advice, pictures } = props;
  return (
    <FormSection id={section.id} title={section.title}>
      {section.fields.map((name) =>
        name === 'pictures' ? (
          <FieldSpan key={name}>
            <PictureField
              name={name}
              label={fields[name].label}
              {...pictures}
              maxBytes={FILES.imageBytes}
              deleteQuestion={DELETE_QUESTION}
            />
          </FieldSpan>
        ) : (
          <RecordField
            key={name}
            path={name}
            field={fields[name]}
            required={required.has(name)}
            advice={advice?.[name]}
          />
        ),
      )}
    </FormSection>
  );
}
