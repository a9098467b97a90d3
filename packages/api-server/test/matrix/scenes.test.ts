import { ACCEPTANCE_STATUSES } from '@portal/domain';
import { SCENES } from './scenes';

test('every status has a scene with all calls', () => {
  const full = Object.values(SCENES).filter((scene) => !('tries' in scene));
  expect([...new Set(full.map(({ status }) => status))].toSorted()).toEqual(
    ACCEPTANCE_STATUSES.map(({ code }) => code).toSorted(),
  );
});
