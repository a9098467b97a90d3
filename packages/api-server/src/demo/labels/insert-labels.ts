import { addDays, dayOf, isLabelProposal, recordsDecision, type LabelScope } from '@portal/domain';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { insertDecision, type DecisionRow } from '../../labelling/label/label-decisions.store';
import { issueCertificate } from '../../labels/certificates/issue-certificate';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { listConfigurationsOf } from '../../quality/configurations/configurations.store';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import { LABEL_STORIES, type DecisionStory } from './stories';

const MINUTES_PER_DAY = 1440;
const BODY = 'General Assembly (demonstration)';

/** Who has an entry recorded. */
interface People {
  centre: string;
  administrator: string;
}

/** Everything that the facility has: its lidars with the numbers of their configurations, and its photometers. */
async function scopeOf(tx: Db, { facility, lidars, photometers }: LoadedFacility): Promise<LabelScope> {
  const configurations = await listConfigurationsOf(tx, facility.id);
  const numbersOf = (id: string) => configurations.filter(({ lidarId }) => lidarId === id).map(({ number }) => number);
  return {
    lidars: lidars
      .map(({ id, name }) => ({ _id: id, name, configurations: numbersOf(id) }))
      .filter((lidar) => lidar.configurations.length > 0),
    photometers: photometers.map(({ id, name }) => ({ _id: id, name })),
  };
}

/** The columns of an entry that depend on its kind. */
function valuesOf({ kind, daysAgo, from, until }: DecisionStory, today: string, scope: LabelScope) {
  const decidedOn = addDays(today, -daysAgo);
  return {
    decidedOn,
    ...(recordsDecision(kind) && { body: BODY, reference: `GA-${decidedOn.slice(0, 4)}-${daysAgo % 90}` }),
    ...(from !== undefined &&
      until !== undefined && {
        validFrom: addDays(today, -from),
        validUntil: addDays(today, -until),
      }),
    ...((isLabelProposal(kind) || from !== undefined) && { scope }),
  };
}

/** Inserts the labels of the demonstration with their certificates. */
export async function insertLabels(
  context: Context,
  tx: Db,
  { all, people }: { all: readonly FacilityRows[]; people: People },
): Promise<void> {
  const now = context.now();
  const today = dayOf(now);
  for (const [acronym, stories] of Object.entries(LABEL_STORIES)) {
    const id = all.find(({ facility }) => facility.acronym === acronym)?.facility.id;
    const loaded = id && (await findFacility(tx, id));
    if (!loaded) throw new Error(`The demonstration has no facility ${acronym}.`);
    const scope = await scopeOf(tx, loaded);
    for (const [at, story] of stories.entries()) {
      const recordedAt = plusMinutes(now, -story.daysAgo * MINUTES_PER_DAY);
      const decision: DecisionRow = await insertDecision(tx, {
        facilityId: loaded.facility.id,
        place: at + 1,
        kind: story.kind,
        recordedAt,
        recordedById: isLabelProposal(story.kind) ? people.centre : people.administrator,
        reason: story.reason ?? null,
        publicText: story.publicText ?? null,
        ...valuesOf(story, today, scope),
      });
      if (story.kind === 'grant') await issueCertificate(context, tx, { loaded, decision, at: recordedAt });
    }
  }
}
