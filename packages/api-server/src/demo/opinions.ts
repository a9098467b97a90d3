import {
  byCode,
  COMPLIANCES,
  pairFacts,
  suggestChannel,
  suggestFeasibility,
  suggestFeature,
  suggestGeneral,
  suggestSynergy,
} from '@portal/domain';
import type {
  ComplianceCode,
  Day,
  PublicLidar,
  SuggestedChannelCompliance,
  SynergyInstrumentFacts,
  AcceptanceCode,
} from '@portal/domain';
import type { Strength } from './channel-completion';
import type { Chooser } from './chooser';
import type { EvaluationRow, NewPhotometerRow } from './demo.store';
import type { Topic } from './texts';

/** The opinion of the demonstration's reviewers on one aspect of one target. */
export interface Opinion extends Pick<EvaluationRow, 'targetKind' | 'targetId' | 'aspect'> {
  topic: Topic;
  compliance: ComplianceCode;
  suggestion: unknown;
  /** Whether the opinion is milder than the suggestion. */
  isMilder: boolean;
}

export interface Evaluated {
  facilityId: string;
  lidars: readonly PublicLidar[];
  photometers: readonly Pick<NewPhotometerRow, 'id' | 'name' | 'latitude' | 'longitude'>[];
}

interface Circumstance {
  strength: Strength;
  day: Day;
  choose: Chooser;
}

/** The evaluations required for a report, equal to the suggestions with few exceptions. */
export function formOpinions(evaluated: Evaluated, circumstance: Circumstance): Opinion[] {
  const instruments = [
    ...evaluated.lidars.flatMap((lidar) => opinionsOnLidar(lidar, circumstance)),
    ...evaluated.photometers.flatMap(({ id }) => opinionsOnPhotometer(id, circumstance)),
  ];
  const needsSynergy = evaluated.lidars.length > 0 && evaluated.photometers.length > 0;
  return needsSynergy ? [...instruments, opinionsOnSynergy(evaluated, instruments)] : instruments;
}

function opinionsOnSynergy({ facilityId, lidars, photometers }: Evaluated, instruments: readonly Opinion[]): Opinion {
  const generalOf = (id: string) =>
    instruments.find(({ aspect, targetId }) => aspect === 'general' && targetId === id)?.compliance;
  const facts = ({ _id, name, latitude, longitude }: Omit<SynergyInstrumentFacts, 'general_compliance'>) => ({
    _id,
    name,
    latitude,
    longitude,
    general_compliance: byCode(COMPLIANCES, generalOf(_id)),
  });
  const pairs = lidars.flatMap((lidar) =>
    photometers.map(({ id, ...photometer }) => pairFacts(facts(lidar), facts({ _id: id, ...photometer }))),
  );
  const suggestion = suggestSynergy(pairs);
  return {
    topic: 'facility-synergy',
    targetKind: 'facility',
    targetId: facilityId,
    aspect: 'synergy',
    compliance: suggestion.compliance ?? 'no',
    suggestion,
    isMilder: false,
  };
}

function opinionsOnLidar(lidar: PublicLidar, { strength, day, choose }: Circumstance): Opinion[] {
  const feasibility = suggestFeasibility(lidar, day);
  const feature = suggestFeature(lidar);
  const channel = suggestChannel(lidar, day);
  const isMilder = lacksOnlyPolarisation(channel);
  const evaluations = {
    feasibility: feasibility.compliance,
    feature: feature.compliance,
    channel: isMilder ? 'partially' : channel.compliance,
  } as const;
  const about = { targetKind: 'lidar', targetId: lidar._id, isMilder: false } as const;
  return [
    {
      ...about,
      topic: 'lidar-feasibility',
      aspect: 'feasibility',
      suggestion: feasibility,
      compliance: evaluations.feasibility,
    },
    { ...about, topic: 'lidar-feature', aspect: 'feature', suggestion: feature, compliance: evaluations.feature },
    {
      ...about,
      topic: 'lidar-channel',
      aspect: 'channel',
      suggestion: channel,
      compliance: evaluations.channel,
      isMilder,
    },
    { ...about, topic: 'lidar-data', aspect: 'data', suggestion: null, compliance: dataEvaluation(strength, choose) },
    {
      ...about,
      topic: 'lidar-general',
      aspect: 'general',
      suggestion: null,
      compliance: suggestGeneral(evaluations) ?? 'no',
    },
  ];
}

/** Whether the elastic and molecular channels of a wavelength suffice, and only the polarisation pair is missing. */
const lacksOnlyPolarisation = ({ compliance, wavelengths }: SuggestedChannelCompliance) =>
  compliance === 'no' &&
  wavelengths.some(({ channel_groups }) => channel_groups.every((group) => group.compliance !== 'no'));

function opinionsOnPhotometer(id: string, { strength, choose }: Circumstance): Opinion[] {
  const about = { targetKind: 'photometer', targetId: id, suggestion: null, isMilder: false } as const;
  return [
    { ...about, topic: 'photometer-data', aspect: 'data', compliance: dataEvaluation(strength, choose) },
    { ...about, topic: 'photometer-general', aspect: 'general', compliance: 'yes' },
  ];
}

const dataEvaluation = (strength: Strength, choose: Chooser) =>
  strength === 'strong' ? 'yes' : choose.pick<ComplianceCode>(['yes', 'partially']);

const ACCEPTANCE_OF = { yes: 'yes', partially: 'conditionally', no: 'no' } as const satisfies Record<
  ComplianceCode,
  AcceptanceCode
>;
const BEST_FIRST: readonly ComplianceCode[] = ['yes', 'partially', 'no'];
const best = (codes: readonly ComplianceCode[]) => BEST_FIRST.find((code) => codes.includes(code)) ?? 'no';

/** The resulting acceptance: the facility's best lidar, its best photometer and their synergy must all be compliant. */
export function acceptanceFrom(opinions: readonly Opinion[]): AcceptanceCode {
  const decisive: readonly Topic[] = ['lidar-general', 'photometer-general', 'facility-synergy'];
  const bests = decisive
    .map((topic) => opinions.filter((opinion) => opinion.topic === topic).map(({ compliance }) => compliance))
    .filter((codes) => codes.length > 0)
    .map(best);
  return ACCEPTANCE_OF[BEST_FIRST.findLast((code) => bests.includes(code)) ?? 'no'];
}
