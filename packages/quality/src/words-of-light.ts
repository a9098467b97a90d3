import type { FacilityLights, Light, LightReason, PhotometerLight, TestBookRow } from '@portal/domain';
import { LIGHT_WORDS } from '@portal/domain';

/** Reasons that the name of their light does not fit: nothing is due. */
const OTHER_WORDS: Readonly<Partial<Record<LightReason, string>>> = {
  'recommendations-open': 'Recommendation open',
  'out-of-service': 'Out of service',
};

type Reasoned = Pick<PhotometerLight, 'light' | 'reason'>;

/** The words beside a light: its name, or what all rows of this light say of themselves. */
function wordsFrom(light: Light, rows: readonly Reasoned[]): string {
  const reasons = new Set(rows.filter((row) => row.light === light).map(({ reason }) => reason));
  const [reason] = reasons;
  return (reasons.size === 1 && reason && OTHER_WORDS[reason]) || LIGHT_WORDS[light];
}

interface LitLidar {
  light: Light;
  rows: readonly TestBookRow[];
}

const countedRows = ({ rows }: LitLidar): TestBookRow[] => rows.filter(({ is_required }) => is_required);

/** The words beside the light of a lidar, which follows from its required tests. */
export const wordsOfLidar = (lidar: LitLidar): string => wordsFrom(lidar.light, countedRows(lidar));

/** The words beside the light of a facility, which follows from its instruments. */
export const wordsOfFacility = ({
  light,
  lidars,
  photometers,
}: Pick<FacilityLights, 'light' | 'lidars' | 'photometers'>): string =>
  wordsFrom(light, [...lidars.filter((lidar) => lidar.light === light).flatMap(countedRows), ...photometers]);
