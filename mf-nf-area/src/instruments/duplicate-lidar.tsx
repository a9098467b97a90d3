import { useProfile } from '@portal/api-slice';
import { LENGTHS, lidarFormValues } from '@portal/domain';
import { Button } from '@portal/ui/core';
import { storeLocalDraft } from '@portal/ui/form';
import { useListLidarsQuery } from '../api/lidars';
import { MESSAGES } from '../messages';
import { DRAFT_KEYS } from '../saving/draft-keys';
import { withAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import { useFacilityId } from './facility-id';

const { instruments } = MESSAGES;

/** Opens the form of a new lidar with the values of this one, except its picture and identity. */
export function DuplicateLidar({ id }: { id: string }) {
  const facilityId = useFacilityId();
  const userId = useProfile()?._id ?? '';
  const { urlState, go } = useUrlState();
  const { currentData: lidars = [] } = useListLidarsQuery(facilityId);
  const lidar = lidars.find(({ _id }) => _id === id);
  if (!lidar) return null;
  const duplicate = () => {
    const { version: _version, ...values } = lidarFormValues(lidar);
    const name = instruments.copyOf(lidar.name).slice(0, LENGTHS.shortText);
    const copy = crypto.randomUUID();
    storeLocalDraft(
      DRAFT_KEYS.newInstrument(userId, 'lidar', facilityId, copy),
      { ...values, name, pictures: [] },
      { origin: instruments.copied(lidar.name) },
    );
    go({ ...withAddForm(urlState, 'lidar', copy), field: 'name' });
  };
  return (
    <Button aria-label={`${instruments.duplicate} ${lidar.name}`} onClick={duplicate}>
      {instruments.duplicate}
    </Button>
  );
}
