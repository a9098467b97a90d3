import type { QaAssessment } from '@portal/domain';
import { day, isConcluded, limitsOf, qaNote, QA_STATUS_WORDS, suggestedFor } from '@portal/domain';
import { AssessmentChip, findingsOf } from '@portal/quality';
import { Disclosure } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { useGetTestToEvaluateQuery } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { ChannelFigures } from './channel-figures';
import { resultOf, suggestionOf } from './channel-of-test';
import type { TestOnDesk } from './channel-of-test';
import { ChannelPlots } from './channel-plots';
import { ChannelRail, ChannelSteps } from './channel-rail';
import type { RailRow } from './channel-rail';
import { ChannelTrend } from './channel-trend';
import type { useChannelAtHand } from './use-channel-at-hand';
import { useChannelKeys } from './use-channel-keys';

const { channels: texts } = TEST_MESSAGES;

interface ChannelDeskProps {
  desk: TestOnDesk;
  rows: readonly RailRow[];
  at: ReturnType<typeof useChannelAtHand>;
  /** Assesses the channel at hand; undefined for readers. */
  onAssess?: ((assessment: QaAssessment) => void) | undefined;
  onRemark?: (() => void) | undefined;
  /** The finding on the channel at hand: fields, or a text. */
  finding: ReactNode;
  /** What follows the channels. */
  children?: ReactNode;
}

/** The channels of a test: one at hand with its plot and figures, then its suggestion and finding, and the list of all. */
export function ChannelDesk({ desk, rows, at, onAssess, onRemark, finding, children }: ChannelDeskProps) {
  const { names } = desk;
  const { channel, choose, panel } = at;
  useChannelKeys({
    onStep: (by) => {
      const next = names[names.indexOf(channel ?? '') + by];
      if (next !== undefined) choose(next);
    },
    onAssess,
    onRemark,
    onLeave: () => panel.current?.focus({ preventScroll: true }),
  });
  if (channel === undefined) return children;
  return (
    <div className="cars-desk-of-test" data-channel-desk="">
      <ChannelRail
        rows={rows}
        channel={channel}
        isAssessed={onAssess !== undefined || isConcluded(desk.test.status)}
        suggestionFor={(name) => suggestedFor(desk.test.self_check, name)}
        onChoose={choose}
      />
      <div className="cars-stack">
        <section
          ref={panel}
          className="p-panel cars-channel"
          tabIndex={-1}
          aria-label={channel}
          data-channel-panel=""
          data-section-title={channel}
        >
          <div className="p-panel-head">
            <h2>{channel}</h2>
            <ChannelSteps names={names} channel={channel} onChoose={choose} />
          </div>
          <div className="cars-channel-columns">
            <div className="cars-stack">
              <ChannelPlots key={channel} desk={desk} name={channel} />
              <ChannelFigures desk={desk} name={channel} />
              <ChannelTrend desk={desk} name={channel} />
            </div>
            <div className="cars-stack">
              <Suggestion desk={desk} name={channel} />
              {finding}
              <Former desk={desk} name={channel} />
            </div>
          </div>
        </section>
        <Keys isReader={onAssess === undefined} />
        {children}
      </div>
    </div>
  );
}

function Suggestion({ desk: { test }, name }: { desk: TestOnDesk; name: string }) {
  const suggestion = suggestionOf(test, name);
  const findings = findingsOf(test.type, suggestion, limitsOf(test.self_check, test.type));
  return (
    <div>
      <p className="cars-suggested">
        {texts.suggested}:{' '}
        {suggestion?.suggested ? <AssessmentChip assessment={suggestion.suggested} /> : texts.noSuggestion}
      </p>
      <ul className="cars-list">
        {findings.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {findings.length === 0 && suggestion?.code === 0 && <p className="cars-soft">{texts.nothingNoticed}</p>}
      <p className="cars-soft">
        {texts.suggestionOnly} {qaNote(test.type)}
      </p>
    </div>
  );
}

function Former({ desk: { former }, name }: { desk: TestOnDesk; name: string }) {
  const { data: earlier } = useGetTestToEvaluateQuery(former?._id ?? '', { skip: !former });
  if (!former) return <p className="cars-soft">{texts.noFormer}</p>;
  const result = earlier && resultOf(earlier, name);
  return (
    <p className="cars-soft">
      {texts.formerOf(day(former.measured_from) ?? '')}:{' '}
      {result?.assessment ? <AssessmentChip assessment={result.assessment} /> : QA_STATUS_WORDS[former.status]}{' '}
      {result?.remark}
    </p>
  );
}

const Keys = ({ isReader }: { isReader: boolean }) => (
  <Disclosure summary={texts.keys}>
    <p className="cars-soft">{texts.keysHint}</p>
    <dl className="cars-keys">
      {texts.keysList.slice(0, isReader ? 1 : undefined).map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Disclosure>
);
