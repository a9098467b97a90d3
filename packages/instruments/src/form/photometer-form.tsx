import { PHOTOMETER_FIELDS, PHOTOMETER_SECTIONS, photometerFormValues, photometerSchema, readOf } from '@portal/domain';
import type { Photometer, PhotometerFormValues, PhotometerInput, TypeLists } from '@portal/domain';
import { useFormikContext } from '@portal/ui/form';
import type { KeepUnsavedProps } from '@portal/ui/form';
import { PhotometerSheet } from '../sheet/photometer-sheet';
import { CorrectedFields, SAVE_CORRECTION } from './corrected-fields';
import { FieldsSection } from './fields-section';
import { InstrumentForm } from './instrument-form';
import { operationDateHint } from './operation-date-hint';
import type { PictureActions, SaveResult } from './saving';
import { ServedLists } from './type-lists';
import type { UnfinishedForm } from '../unfinished/unfinished-copy';

export interface PhotometerFormProps extends KeepUnsavedProps {
  /** `null` for a new photometer. */
  photometer: Photometer | null;
  /** The value lists served by the API. */
  lists: TypeLists;
  pictures: PictureActions;
  /** Saves the form; receives its values, and what turns such values into the API input. */
  onSave: (
    values: PhotometerFormValues,
    toInput: (values: PhotometerFormValues) => PhotometerInput,
  ) => Promise<SaveResult<Photometer>>;
  /** Shows the photometer as a data sheet, with a button to close it. */
  readOnly?: boolean;
  /** Dotted paths of fields open for correction; a read-only form then consists of these fields. */
  corrects?: readonly string[];
  onClose?: (() => void) | undefined;
  /** The unfinished copy on the server. */
  unfinished?: UnfinishedForm | null;
  /** Closes the form. Receives the discarded input, so that it can be restored, and whether it is discarded on the server. */
  onCancel?: ((typed: PhotometerFormValues | null, whenDiscarded: Promise<boolean>) => void) | undefined;
  /** Dotted path of the field with the initial focus, for links to the form. */
  focusOn?: string | undefined;
}

/** The form of a photometer, its data sheet, or the fields open for correction. It is too short for an outline. */
export function PhotometerForm(props: PhotometerFormProps) {
  const { photometer, readOnly = false, corrects = [], onClose, lists, pictures, ...form } = props;
  const isCorrected = readOnly && corrects.length > 0;
  if (readOnly && !isCorrected && photometer)
    return <PhotometerSheet photometer={photometer} urlOf={pictures.urlOf} onClose={onClose} />;
  return (
    <InstrumentForm
      {...form}
      label="Photometer"
      record={photometer}
      valuesOf={photometerFormValues}
      schema={photometerSchema}
      saveLabel={isCorrected ? SAVE_CORRECTION : 'Save photometer system to draft'}
    >
      <ServedLists lists={lists}>
        {isCorrected ? (
          <CorrectedFields kind="photometer" paths={corrects} />
        ) : (
          <PhotometerSections pictures={pictures} />
        )}
      </ServedLists>
    </InstrumentForm>
  );
}

function PhotometerSections({ pictures }: Pick<PhotometerFormProps, 'pictures'>) {
  const { values } = useFormikContext<PhotometerFormValues>();
  const { status } = readOf(PHOTOMETER_FIELDS, values);
  // The words after the colon are those of the field.
  const hints = { planned_operation_date: operationDateHint(status, PHOTOMETER_FIELDS.planned_operation_date.hint) };
  return PHOTOMETER_SECTIONS.map((section) => (
    <FieldsSection key={section.id} section={section} fields={PHOTOMETER_FIELDS} hints={hints} pictures={pictures} />
  ));
}
