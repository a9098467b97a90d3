import {
  useAddLidarMutation,
  useListChannelCategoriesQuery,
  useSaveLidarMutation,
  useTypeLists,
} from '@portal/api-slice';
import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS, lidarFormValues, listNamesOf } from '@portal/domain';
import type { Lidar, LidarInput } from '@portal/domain';
import { LidarForm } from '@portal/instruments';
import { ErrorState, Loading } from '@portal/ui/core';
import type { NextLocation } from '@portal/ui/form';
import { MESSAGES } from '../messages';
import { useFocusOn } from '../url-state/use-focus-on';
import { usePictures } from '../saving/use-pictures';
import { today } from './today';
import { useInstrumentSave } from './use-instrument-save';

/** Props of `LidarEditor`. */
export interface LidarEditorProps {
  /** `null` for a new one. */
  lidar: Lidar | null;
  facilityId: string;
  readOnly?: boolean;
  onDone: () => void;
  isLeaving: (next: NextLocation) => boolean;
}

const LISTS = listNamesOf(LIDAR_FIELDS, CHANNEL_GROUP_FIELDS);
const { lidar: words, failed } = MESSAGES.instruments;

/** The form of a lidar with everything it needs: the channel categories, and where it is saved. */
export function LidarEditor({ lidar, facilityId, readOnly = false, onDone, isLeaving }: LidarEditorProps) {
  const { data: categories, isError, refetch } = useListChannelCategoriesQuery();
  const lists = useTypeLists(LISTS);
  const [add] = useAddLidarMutation();
  const [change] = useSaveLidarMutation();
  const { draftKey, formKey, onSave, question } = useInstrumentSave<LidarInput, Lidar>({
    kind: 'lidar',
    id: lidar?._id ?? null,
    facilityId,
    onDone,
    valuesOf: lidarFormValues,
    send: (input) => (lidar ? change({ id: lidar._id, facilityId, lidar: input }) : add({ facilityId, lidar: input })),
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
    <>
      <FocusedLidarForm
        key={formKey}
        {...{ lidar, categories, lists, pictures, draftKey, isLeaving, onSave, readOnly }}
        onClose={onDone}
      />
      {question}
    </>
  );
}

type FormProps = Omit<Parameters<typeof LidarForm>[0], 'today' | 'focusOn'>;

/** There only once the form can be, so that the field it is asked to focus on is there too. */
function FocusedLidarForm(props: FormProps) {
  const focusOn = useFocusOn((urlState) => urlState.lidar === props.lidar?._id);
  return <LidarForm {...props} focusOn={focusOn} today={today()} />;
}
