import type { PlotLine, QaTest } from '@portal/domain';
import { day, limitsOf } from '@portal/domain';
import { ProfilePlot } from '@portal/quality';
import { useGetSeriesOfTestQuery } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { drawnChannels } from './channel-of-test';
import type { TestOnDesk } from './channel-of-test';

const { channels: texts } = CENTRE_MESSAGES;
const NO_LINES: readonly PlotLine[] = [];

/** The profiles of a channel or of both channels of a pair, over those of the last valid test. */
export function ChannelPlots({ desk, name }: { desk: TestOnDesk; name: string }) {
  const drawn = drawnChannels(desk, name);
  if (drawn.length === 0) return <p className="cars-soft">{texts.noPlot}</p>;
  return drawn.map((shortName) => (
    <OneChannel key={shortName} test={desk.test} shortName={shortName} former={desk.former} />
  ));
}

type Drawn = Pick<TestOnDesk, 'former'> & { test: Pick<QaTest, '_id' | 'type' | 'self_check'>; shortName: string };

function OneChannel({ test: { _id: id, type, self_check: check }, shortName, former }: Drawn) {
  const { data } = useGetSeriesOfTestQuery({ id, shortName });
  const { data: earlier } = useGetSeriesOfTestQuery({ id: former?._id ?? '', shortName }, { skip: !former });
  return (
    <ProfilePlot
      type={type}
      channel={shortName}
      lines={data?.lines ?? NO_LINES}
      limits={limitsOf(check, type)}
      formerDay={day(former?.measured_from ?? null)}
      formerLines={earlier?.lines}
    />
  );
}
