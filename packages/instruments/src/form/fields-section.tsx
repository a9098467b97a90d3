import { FILES } from '@portal/domain';
import type { Field, Section } from '@portal/domain';
import { FormSection } from '@portal/ui/form';
import { PictureField } from '@portal/ui/picture';
import type { Advice } from './advice';
import { RecordField } from './record-field';
import type { PictureActions } from './saving';

export interface FieldsSectionProps<Name extends string> {
  section: Section<Name>;
  fields: Readonly<Record<Name, Field>>;
  advice?: Advice<Name>;
  /** Hints that replace those of the fields. */
  hints?: Partial<Record<Name, string | undefined>>;
  pictures: PictureActions;
}

const DELETE_QUESTION = 'Are you sure you want to delete this picture? This operation is irreversible!';

/** A form section that lists its fields in order. */
export function FieldsSection<Name extends string>({
  section,
  fields,
  advice,
  hints,
  pictures,
}: FieldsSectionProps<Name>) {
  return (
    <FormSection id={section.id} title={section.title}>
      {section.fields.map((name) =>
        fields[name].control === 'pictures' ? (
          <div key={name} className="p-field-span ins-picture-field">
            <PictureField
              name={name}
              label={fields[name].label}
              {...pictures}
              maxBytes={FILES.imageBytes}
              deleteQuestion={DELETE_QUESTION}
            />
          </div>
        ) : (
          <RecordField key={name} path={name} field={fields[name]} hint={hints?.[name]} advice={advice?.[name]} />
        ),
      )}
    </FormSection>
  );
}
