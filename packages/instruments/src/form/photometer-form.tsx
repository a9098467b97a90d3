import { PHOTOMETER_FIELDS, PHOTOMETER_SECTIONS, photometerFormValues, photometerSchema } from '@portal/domain';
import type { Photometer, PhotometerFormValues, PhotometerInput, TypeLists } from '@portal/domain';
import type { KeepUnsavedProps } from '@portal/ui/form';
import { PhotometerSheet } from '../sheet/photometer-sheet';
import { CorrectedFields, SAVE_CORRECTION } from './corrected-fields';
import { FieldsSection } from './fields-section';
import { InstrumentForm } from './instrument-form';
import type { PictureActions, SaveResult } from './saving';
import { ServedLists } from './type-lists';
import type { UnfinishedForm } from '../unfinished/unfinished-copy';

/** Props of `PhotometerForm`. */
export interface PhotometerFormProps extends KeepUnsavedProps {
  /** `null` for a new one. */
  photometer: Photometer | null;
  /** The value lists as the server serves them. */
  lists: TypeLists;
  pictures: PictureActions;
  /** Sends the form; gets the input for the API, and the values of the form behind it. */
  onSave: (input: PhotometerInput, values: PhotometerFormValues) => Promise<SaveResult<Photometer>>;
  /** Shows the photometer as a data sheet, with a button to close it. */
  readOnly?: boolean;
  /** Dotted paths of the fields of a record for readers that are open for correction: a form has these alone. */
  corrects?: readonly string[];
  onClose?: (() => void) | undefined;
  /** Where what is typed is kept on the server. */
  unfinished?: UnfinishedForm | null;
  /** Closes the form without what was typed, which is handed over. */
  onCancel?: ((typed: PhotometerFormValues | null, whenDiscarded: Promise<void>) => void) | undefined;
  /** Dotted path of the field that gets the focus at first, for a link from elsewhere. */
  focusOn?: string | undefined;
}

/** The form of a photometer. It is short enough to do without an outline. */
export function PhotometerForm(props: PhotometerFormProps) {
  const { photometer, readOnly = false, corrects = [], onClose, lists, pictures, ...form } = props;
  const isCorrected = readOnly && corrects.length > 0;
  if (readOnly && !isCorrected && photometer)
    return <PhotometerSheet photometer={photometer} urlOf={pictures.urlOf} onClose={onClose} />;
  return (
    <InstrumentForm
      {...form}
      label="Photometer system"
      record={photometer}
      valuesOf={photometerFormValues}
      schema={photometerSchema}
      saveLabel={isCorrected ? SAVE_CORRECTION : 'Save photometer system to draft'}
    >
      <ServedLists lists={lists}>
        {isCorrected ? (
          <CorrectedFields kind="photometer" paths={corrects} />
        ) : (
          PHOTOMETER_SECTIONS.map((section) => (
            <FieldsSection key={section.id} section={section} fields={PHOTOMETER_FIELDS} pictures={pictures} />
          ))
        )}
      </ServedLists>
    </InstrumentForm>
  );
}
