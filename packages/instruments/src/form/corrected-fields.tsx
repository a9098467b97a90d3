import { fieldAt } from '@portal/domain';
import type { InstrumentKind, ServedChannelCategory } from '@portal/domain';
import { ChoiceGridField, FieldSpan, FormSection } from '@portal/ui/form';
import { channelGrid } from './channel-grid';
import { RecordField } from './record-field';

export interface CorrectedFieldsProps {
  kind: InstrumentKind;
  /** Dotted paths of the fields open for correction. */
  paths: readonly string[];
  categories?: readonly ServedChannelCategory[];
}

/** The label of the button that saves corrections. */
export const SAVE_CORRECTION = 'Save correction';

/** Only those fields of a submitted instrument that are open for correction. */
export function CorrectedFields({ kind, paths, categories = [] }: CorrectedFieldsProps) {
  return (
    <FormSection id="corrections" title="Open for correction">
      {paths.map((path) => {
        const field = fieldAt(kind, path);
        if (field?.control !== 'channels') return field && <RecordField key={path} path={path} field={field} />;
        const category = categories.find(({ name }) => path === `channels.${name}.channels`);
        return (
          category && (
            <FieldSpan key={path}>
              <ChoiceGridField name={path} label={field.label} required {...channelGrid(category)} />
            </FieldSpan>
          )
        );
      })}
    </FormSection>
  );
}
