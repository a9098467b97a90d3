import type { PlotLine } from '@portal/domain';
import { day, isDrawn, limitsOf } from '@portal/domain';
import { ProfilePlot } from '@portal/quality';
import { useMemo } from 'react';
import { useGetSeriesOfTestQuery } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { hasText, suggestionOf } from './channel-of-test';
import type { TestOnDesk } from './channel-of-test';

const { channels: texts } = TEST_MESSAGES;
const NO_LINES: readonly PlotLine[] = [];

/** The profiles of a channel or pair, over those of the last valid test. */
export function ChannelPlots({ desk, name }: { desk: TestOnDesk; name: string }) {
  if (!isDrawn(desk.test.type)) return <p className="cars-soft">{texts.notDrawn}</p>;
  if (!hasText(desk, name)) return <p className="cars-soft">{texts.noPlot}</p>;
  return <Drawn desk={desk} name={name} />;
}

function Drawn({ desk: { test, former }, name }: { desk: TestOnDesk; name: string }) {
  const { _id: id, type, self_check: check } = test;
  const { data } = useGetSeriesOfTestQuery({ id, shortName: name });
  const { data: earlier } = useGetSeriesOfTestQuery({ id: former?._id ?? '', shortName: name }, { skip: !former });
  const limits = useMemo(() => limitsOf(check, type), [check, type]);
  return (
    <ProfilePlot
      type={type}
      channel={name}
      lines={data?.lines ?? NO_LINES}
      limits={limits}
      suggestion={suggestionOf(test, name)}
      formerDay={day(former?.measured_from ?? null)}
      formerLines={earlier?.lines}
    />
  );
}
