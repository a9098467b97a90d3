import { useAddPhotometerMutation, useSavePhotometerMutation, useTypeLists } from '@portal/api-slice';
import { listNamesOf, PHOTOMETER_FIELDS, photometerFormValues, TYPE_LISTS } from '@portal/domain';
import type { Photometer, PhotometerFormValues, PhotometerInput } from '@portal/domain';
import { PhotometerForm } from '@portal/instruments';
import { RecordFormFrame } from '@portal/ui/form';
import type { NextLocation } from '@portal/ui/form';
import { useFocusOn } from '../url-state/use-focus-on';
import { usePictures } from '../saving/use-pictures';
import { useInstrumentForm } from './use-instrument-form';

export interface PhotometerEditorProps {
  /** `null` for a new one. */
  photometer: Photometer | null;
  facilityId: string;
  readOnly?: boolean;
  /** Dotted paths of the fields that are open for correction. */
  corrects?: readonly string[];
  onDone: () => void;
  isLeaving: (next: NextLocation) => boolean;
}

const LISTS = listNamesOf(PHOTOMETER_FIELDS);

/** The form of a photometer, and its saving. */
export function PhotometerEditor({
  photometer,
  facilityId,
  readOnly = false,
  corrects = [],
  onDone,
  isLeaving,
}: PhotometerEditorProps) {
  const lists = useTypeLists(LISTS, TYPE_LISTS);
  const [add] = useAddPhotometerMutation();
  const [change] = useSavePhotometerMutation();
  const { form, instrument, formKey, draftKey, onSave } = useInstrumentForm<
    PhotometerFormValues,
    PhotometerInput,
    Photometer
  >({
    kind: 'photometer',
    instrument: photometer,
    facilityId,
    lists,
    valuesOf: photometerFormValues,
    send: (saved, input) =>
      saved ? change({ id: saved._id, facilityId, photometer: input }) : add({ facilityId, photometer: input }),
    onDone,
  });
  const pictures = usePictures();
  const focusOn = useFocusOn((urlState) => urlState.photometer === photometer?._id);
  return (
    <RecordFormFrame form={form}>
      <PhotometerForm
        key={formKey}
        photometer={instrument}
        {...{ lists, pictures, draftKey, isLeaving, onSave, readOnly, corrects, focusOn }}
        onClose={onDone}
      />
    </RecordFormFrame>
  );
}
