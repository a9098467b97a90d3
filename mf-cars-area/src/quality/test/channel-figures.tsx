import type { QaTest } from '@portal/domain';
import { day, figureRows, limitsOf } from '@portal/domain';
import { limitsNote } from '@portal/quality';
import { useGetTestToEvaluateQuery } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { suggestionOf } from './channel-of-test';
import type { TestOnDesk } from './channel-of-test';

const { channels: texts } = TEST_MESSAGES;

/** The figures of the self-check with their limits, beside those of the last valid test. */
export function ChannelFigures({ desk: { test, former }, name }: { desk: TestOnDesk; name: string }) {
  const { data: earlier } = useGetTestToEvaluateQuery(former?._id ?? '', { skip: !former });
  const { type, self_check: check } = test;
  const rows = figureRows(type, suggestionOf(test, name), limitsOf(check, type));
  if (rows.length === 0) return <p className="cars-soft">{texts.noFigures}</p>;
  const before = earlier ? figureRows(type, suggestionOf(earlier, name), limitsOf(check, type)) : [];
  const { columns } = texts;
  return (
    <>
      <table className="cars-figures" aria-label={texts.figures}>
        <thead>
          <tr>
            <th scope="col">{columns.figure}</th>
            <th scope="col">{columns.value}</th>
            <th scope="col">{columns.limit}</th>
            {before.length > 0 && <th scope="col">{columns.former(dayOfTest(earlier))}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value, limit }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
              <td>{limit}</td>
              {before.length > 0 && <td>{before.find((row) => row.label === label)?.value}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cars-soft">{limitsNote(check, type)}</p>
    </>
  );
}

const dayOfTest = (test: QaTest | undefined) => day(test?.measured_from ?? null) ?? '';
