import { useAddPhotometerMutation, useSavePhotometerMutation, useTypeLists } from '@portal/api-slice';
import { listNamesOf, PHOTOMETER_FIELDS, photometerFormValues } from '@portal/domain';
import type { Photometer, PhotometerInput } from '@portal/domain';
import { PhotometerForm } from '@portal/instruments';
import type { NextLocation } from '@portal/ui/form';
import { useFocusOn } from '../url-state/use-focus-on';
import { usePictures } from '../saving/use-pictures';
import { useInstrumentSave } from './use-instrument-save';

/** Props of `PhotometerEditor`. */
export interface PhotometerEditorProps {
  /** `null` for a new one. */
  photometer: Photometer | null;
  facilityId: string;
  readOnly?: boolean;
  onDone: () => void;
  isLeaving: (next: NextLocation) => boolean;
}

const LISTS = listNamesOf(PHOTOMETER_FIELDS);

/** The form of a photometer, and where it is saved. */
export function PhotometerEditor({
  photometer,
  facilityId,
  readOnly = false,
  onDone,
  isLeaving,
}: PhotometerEditorProps) {
  const lists = useTypeLists(LISTS);
  const [add] = useAddPhotometerMutation();
  const [change] = useSavePhotometerMutation();
  const { draftKey, formKey, onSave, question } = useInstrumentSave<PhotometerInput, Photometer>({
    kind: 'photometer',
    id: photometer?._id ?? null,
    facilityId,
    onDone,
    valuesOf: photometerFormValues,
    send: (input) =>
      photometer
        ? change({ id: photometer._id, facilityId, photometer: input })
        : add({ facilityId, photometer: input }),
  });
  const pictures = usePictures();
  const focusOn = useFocusOn((urlState) => urlState.photometer === photometer?._id);
  return (
    <>
      <PhotometerForm
        key={formKey}
        {...{ photometer, lists, pictures, draftKey, isLeaving, onSave, readOnly, focusOn }}
        onClose={onDone}
      />
      {question}
    </>
  );
}
