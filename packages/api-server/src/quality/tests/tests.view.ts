import {
  changesSinceReturn,
  epochSeconds,
  isConcluded,
  TEST_TURNS,
  type QaFile,
  type QaResult,
  type QaTest,
  type QaTestStatus,
  type QaTestSummary,
} from '@portal/domain';
import type { ResultRow } from './results.store';
import type { TestFile } from './test-files.store';
import type { StoredTest } from './tests.store';

type Listed = Pick<
  StoredTest['test'],
  | 'id'
  | 'facilityId'
  | 'lidarId'
  | 'lidarName'
  | 'type'
  | 'channels'
  | 'status'
  | 'measuredFrom'
  | 'measuredTo'
  | 'submittedAt'
  | 'evaluatedAt'
  | 'returnReason'
  | 'version'
>;

/** A test in a list. */
export const toTestSummary = ({
  test,
  configuration,
}: {
  test: Listed;
  configuration: { number: number };
}): QaTestSummary => ({
  _id: test.id,
  facility: test.facilityId,
  lidar: { _id: test.lidarId, name: test.lidarName },
  configuration: configuration.number,
  type: test.type,
  channels: test.channels,
  status: test.status,
  measured_from: epochSeconds(test.measuredFrom),
  measured_to: epochSeconds(test.measuredTo),
  submitted_at: epochSeconds(test.submittedAt),
  evaluated_at: epochSeconds(test.evaluatedAt),
  return_reason: test.returnReason,
  turn: TEST_TURNS[test.status],
  version: test.version,
});

const toFile = ({ id, name, size, sha256, role }: TestFile): QaFile => ({ _id: id, name, size, sha256, role });

/** A finding as it is served. */
export const toResult = (row: ResultRow): QaResult => ({
  name: row.name,
  assessment: row.assessment,
  remark: row.remark,
  full_overlap_m: row.fullOverlapM,
  eta: row.eta,
  epsilon_deg: row.epsilonDeg,
  residual: row.residual,
});

interface Shown {
  stored: StoredTest;
  files: readonly TestFile[];
  results: readonly ResultRow[];
  readerId: string;
}

/** What an evaluator wrote: a draft is for that evaluator alone, as others may lead the facility besides. */
function evaluationOf({ stored: { test }, results, readerId }: Shown) {
  const isShown = test.evaluatorId === readerId || isConcluded(test.status);
  return {
    results: isShown ? results.map(toResult) : [],
    conclusions: isShown ? test.conclusions : null,
    recommendations: isShown ? test.recommendations : null,
  };
}

const WITH_FACILITY: readonly QaTestStatus[] = ['draft', 'returned'];

/** What the facility changed since the return; while it changes the test, that is not said yet. */
const changesIn = (test: QaTest, { returnedFacts: before }: StoredTest['test']) =>
  before === null || WITH_FACILITY.includes(test.status) ? null : changesSinceReturn(before, test);

/** A test in the view of its reader, without the names of those who evaluated or submitted it. */
export const toTest = (shown: Shown): QaTest => {
  const { stored, files, readerId } = shown;
  const { test } = stored;
  const shownTest: QaTest = {
    ...toTestSummary(stored),
    atlas_version: test.atlasVersion,
    radiosonde_source: test.radiosondeSource,
    radiosonde_at: epochSeconds(test.radiosondeAt),
    weather: test.weather,
    comment: test.comment,
    method: test.method,
    figures: test.figures,
    files: files.map(toFile),
    self_check: test.selfCheck,
    returned_channels: test.returnedChannels,
    ...evaluationOf(shown),
    revoke_reason: test.revokeReason,
    superseded_by: test.supersededById,
    is_evaluator: test.evaluatorId === readerId,
  };
  return { ...shownTest, changes_since_return: changesIn(shownTest, test) };
};
