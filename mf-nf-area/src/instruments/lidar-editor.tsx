import {
  useAddLidarMutation,
  useListChannelCategoriesQuery,
  useSaveLidarMutation,
  useTypeLists,
} from '@portal/api-slice';
import { CHANNEL_GROUP_FIELDS, day, LIDAR_FIELDS, lidarFormValues, listNamesOf, TYPE_LISTS } from '@portal/domain';
import type { Day, Lidar, LidarFormValues, LidarInput } from '@portal/domain';
import { LidarForm } from '@portal/instruments';
import { ErrorState, Loading } from '@portal/ui/core';
import { RecordFormFrame } from '@portal/ui/form';
import type { NextLocation } from '@portal/ui/form';
import { MESSAGES } from '../messages';
import { usePictures } from '../saving/use-pictures';
import { useFocusOn } from '../url-state/use-focus-on';
import { useInstrumentForm } from './use-instrument-form';

export interface LidarEditorProps {
  /** `null` for a new one. */
  lidar: Lidar | null;
  facilityId: string;
  readOnly?: boolean;
  /** Dotted paths of the fields that are open for correction. */
  corrects?: readonly string[];
  onDone: () => void;
  isLeaving: (next: NextLocation) => boolean;
}

const LISTS = listNamesOf(LIDAR_FIELDS, CHANNEL_GROUP_FIELDS);
const { lidar: words, failed } = MESSAGES.instruments;

const today = (): Day => day(Date.now() / 1000) ?? '';

/** Loads the channel categories for the form of a lidar, and saves it. */
export function LidarEditor({
  lidar,
  facilityId,
  readOnly = false,
  corrects = [],
  onDone,
  isLeaving,
}: LidarEditorProps) {
  const { data: categories, isError, refetch } = useListChannelCategoriesQuery();
  const lists = useTypeLists(LISTS, TYPE_LISTS);
  const [add] = useAddLidarMutation();
  const [change] = useSaveLidarMutation();
  const { form, instrument, formKey, draftKey, onSave } = useInstrumentForm<LidarFormValues, LidarInput, Lidar>({
    kind: 'lidar',
    instrument: lidar,
    facilityId,
    lists,
    valuesOf: lidarFormValues,
    send: (saved, input) =>
      saved ? change({ id: saved._id, facilityId, lidar: input }) : add({ facilityId, lidar: input }),
    onDone,
  });
  const pictures = usePictures();

  if (!categories && isError)
    return (
      <ErrorState title={words.formFailedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!categories) return <Loading label={words.loading} />;
  return (
    <RecordFormFrame form={form}>
      <FocusedLidarForm
        key={formKey}
        lidar={instrument}
        {...{ categories, lists, pictures, draftKey, isLeaving, onSave, readOnly, corrects }}
        onClose={onDone}
      />
    </RecordFormFrame>
  );
}

type FormProps = Omit<Parameters<typeof LidarForm>[0], 'today' | 'focusOn'>;

/** Rendered only together with the form, as the field to focus must exist by then. */
function FocusedLidarForm(props: FormProps) {
  const focusOn = useFocusOn((urlState) => urlState.lidar === props.lidar?._id);
  return <LidarForm {...props} focusOn={focusOn} today={today()} />;
}
