import { findingFigures } from '@portal/domain';
import type { QaTest } from '@portal/domain';
import { AssessmentChip } from '@portal/quality';
import { DataSheet, Panel } from '@portal/ui/core';
import { TEST_MESSAGES } from './messages';
import { ChannelDesk } from './channel-desk';
import { resultOf } from './channel-of-test';
import type { TestOnDesk } from './channel-of-test';
import { useChannelAtHand } from './use-channel-at-hand';

const { evaluation: texts, test: testTexts } = TEST_MESSAGES;

/** A test by channel for readers: before its evaluation, during that of someone else, and with its result. */
export function ReadTest({ desk }: { desk: TestOnDesk }) {
  const { test, names } = desk;
  const at = useChannelAtHand(names);
  const rows = names.map((name) => ({
    name,
    assessment: resultOf(test, name)?.assessment ?? null,
    isRemarkMissing: false,
  }));
  const { conclusions, recommendations } = test;
  return (
    <ChannelDesk desk={desk} rows={rows} at={at} finding={<Finding test={test} name={at.channel ?? ''} />}>
      {(conclusions ?? recommendations) !== null && (
        <Panel title={texts.result}>
          <DataSheet
            items={[
              { label: testTexts.facts.conclusions, value: conclusions, isWide: true },
              { label: testTexts.facts.recommendations, value: recommendations, isWide: true },
            ]}
          />
        </Panel>
      )}
    </ChannelDesk>
  );
}

function Finding({ test, name }: { test: QaTest; name: string }) {
  const result = resultOf(test, name);
  if (!result?.assessment) return null;
  const figures = findingFigures(test.type).flatMap((figure) => {
    const { label, unit = '' } = texts.figures[figure];
    const value = result[figure];
    return value === null ? [] : [{ label, value: `${value} ${unit}`.trim() }];
  });
  return (
    <div className="cars-stack">
      <p className="cars-suggested">
        {texts.assessment}: <AssessmentChip assessment={result.assessment} />
      </p>
      {result.remark !== null && <p className="cars-text">{result.remark}</p>}
      {figures.length > 0 && <DataSheet items={figures} />}
    </div>
  );
}
