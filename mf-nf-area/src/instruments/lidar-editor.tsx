import { useTypeLists } from '@portal/api-slice';
import { CHANNEL_GROUP_FIELDS, day, LIDAR_FIELDS, lidarFormValues, listNamesOf, TYPE_LISTS } from '@portal/domain';
import type { Day, Lidar, LidarFormValues, LidarInput } from '@portal/domain';
import { LidarForm } from '@portal/instruments';
import { ErrorState, Loading } from '@portal/ui/core';
import { offerBack, RecordFormFrame } from '@portal/ui/form';
import type { NextLocation } from '@portal/ui/form';
import { useAddLidarMutation, useListChannelCategoriesQuery, useSaveLidarMutation } from '../api/lidars';
import { MESSAGES } from '../messages';
import { usePictures } from '../saving/use-pictures';
import { useFocusOn } from '../url-state/use-focus-on';
import { useInstrumentForm } from './use-instrument-form';
import { useUnfinishedForm } from './use-unfinished-form';

export interface LidarEditorProps {
  /** `null` for a new lidar. */
  lidar: Lidar | null;
  facilityId: string;
  /** Id of a new lidar until it is saved; its local draft is stored under this id. */
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

const LISTS = listNamesOf(LIDAR_FIELDS, CHANNEL_GROUP_FIELDS);
const { lidar: words, failed } = MESSAGES.instruments;

const today = (): Day => day(Date.now() / 1000) ?? '';

/** Loads the channel categories for the form of a lidar, and saves the lidar. */
export function LidarEditor({
  lidar,
  facilityId,
  copy = NO_COPY,
  isKept = false,
  readOnly = false,
  corrects = [],
  onDone,
  onReopen,
  isLeaving,
}: LidarEditorProps) {
  const { data: categories, isError, refetch } = useListChannelCategoriesQuery();
  const lists = useTypeLists(LISTS, TYPE_LISTS);
  const [add] = useAddLidarMutation();
  const [change] = useSaveLidarMutation();
  const { form, instrument, formKey, draftKey, formerKey, onSave } = useInstrumentForm<
    LidarFormValues,
    LidarInput,
    Lidar
  >({
    kind: 'lidar',
    instrument: lidar,
    facilityId,
    copy,
    lists,
    valuesOf: lidarFormValues,
    send: (saved, input) =>
      saved
        ? change({ id: saved._id, facilityId, lidar: input })
        : add({ facilityId, lidar: input, unfinished: isKept ? copy : undefined }),
    onDone,
  });
  const pictures = usePictures();
  const id = instrument?._id ?? copy;
  const { isReady, unfinished } = useUnfinishedForm({ facilityId, kind: 'lidar', id, draftKey, isKept });
  const cancel = (typed: object | null, whenDiscarded: Promise<boolean>) => {
    onDone();
    if (onReopen) offerBack({ draftKey, typed, whenDiscarded, reopen: onReopen });
  };

  if (!categories && isError)
    return (
      <ErrorState title={MESSAGES.instruments.form.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!categories || !isReady) return <Loading label={words.loading} />;
  return (
    <RecordFormFrame form={form}>
      <FocusedLidarForm
        key={draftKey + formKey}
        lidar={instrument}
        {...{ categories, lists, pictures, draftKey, formerKey, isLeaving, onSave, readOnly, corrects, unfinished }}
        onCancel={readOnly ? undefined : cancel}
        onClose={onDone}
      />
    </RecordFormFrame>
  );
}

type FormProps = Omit<Parameters<typeof LidarForm>[0], 'today' | 'focusOn'>;

/** Rendered only together with the form, as the field to focus must exist by then. */
function FocusedLidarForm(props: FormProps) {
  const focusOn = useFocusOn((urlState) =>
    props.lidar ? urlState.lidar === props.lidar._id : urlState.adds.includes('lidar'),
  );
  return <LidarForm {...props} focusOn={focusOn} today={today()} />;
}
