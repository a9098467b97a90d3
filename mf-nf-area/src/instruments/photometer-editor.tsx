import { useTypeLists } from '@portal/api-slice';
import { listNamesOf, PHOTOMETER_FIELDS, photometerFormValues, TYPE_LISTS } from '@portal/domain';
import type { Photometer, PhotometerFormValues, PhotometerInput } from '@portal/domain';
import { PhotometerForm } from '@portal/instruments';
import { Loading } from '@portal/ui/core';
import { offerBack, RecordFormFrame } from '@portal/ui/form';
import type { NextLocation } from '@portal/ui/form';
import { useAddPhotometerMutation, useSavePhotometerMutation } from '../api/photometers';
import { MESSAGES } from '../messages';
import { useFocusOn } from '../url-state/use-focus-on';
import { usePictures } from '../saving/use-pictures';
import { useInstrumentForm } from './use-instrument-form';
import { useUnfinishedForm } from './use-unfinished-form';

export interface PhotometerEditorProps {
  /** `null` for a new photometer. */
  photometer: Photometer | null;
  facilityId: string;
  /** Id of a new photometer until it is saved; its local draft is stored under this id. */
  copy?: string;
  /** Whether unsaved input is also stored on the server. */
  isKept?: boolean;
  readOnly?: boolean;
  /** Dotted paths of the fields that are open for correction. */
  corrects?: readonly string[];
  onDone: () => void;
  /** Reopens the form when cancelling is undone. */
  onReopen?: (() => void) | undefined;
  isLeaving: (next: NextLocation) => boolean;
}

/** Id for forms that are not for a new instrument. */
const NO_COPY = '';

const LISTS = listNamesOf(PHOTOMETER_FIELDS);

/** The form of a photometer, and its saving. */
export function PhotometerEditor({
  photometer,
  facilityId,
  copy = NO_COPY,
  isKept = false,
  readOnly = false,
  corrects = [],
  onDone,
  onReopen,
  isLeaving,
}: PhotometerEditorProps) {
  const lists = useTypeLists(LISTS, TYPE_LISTS);
  const [add] = useAddPhotometerMutation();
  const [change] = useSavePhotometerMutation();
  const { form, instrument, formKey, draftKey, formerKey, onSave } = useInstrumentForm<
    PhotometerFormValues,
    PhotometerInput,
    Photometer
  >({
    kind: 'photometer',
    instrument: photometer,
    facilityId,
    copy,
    lists,
    valuesOf: photometerFormValues,
    send: (saved, input) =>
      saved
        ? change({ id: saved._id, facilityId, photometer: input })
        : add({ facilityId, photometer: input, unfinished: isKept ? copy : undefined }),
    onDone,
  });
  const pictures = usePictures();
  const id = instrument?._id ?? copy;
  const { isReady, unfinished } = useUnfinishedForm({ facilityId, kind: 'photometer', id, draftKey, isKept });
  const cancel = (typed: object | null, whenDiscarded: Promise<boolean>) => {
    onDone();
    if (onReopen) offerBack({ draftKey, typed, whenDiscarded, reopen: onReopen });
  };
  if (!isReady) return <Loading label={MESSAGES.instruments.photometer.loading} />;
  return (
    <RecordFormFrame form={form}>
      <FocusedPhotometerForm
        key={draftKey + formKey}
        photometer={instrument}
        {...{ lists, pictures, draftKey, formerKey, isLeaving, onSave, readOnly, corrects, unfinished }}
        onCancel={readOnly ? undefined : cancel}
        onClose={onDone}
      />
    </RecordFormFrame>
  );
}

/** Rendered only together with the form, as the field to focus must exist by then. */
function FocusedPhotometerForm(props: Omit<Parameters<typeof PhotometerForm>[0], 'focusOn'>) {
  const focusOn = useFocusOn((urlState) =>
    props.photometer ? urlState.photometer === props.photometer._id : urlState.adds.includes('photometer'),
  );
  return <PhotometerForm {...props} focusOn={focusOn} />;
}
