import type { ChannelSuggestion, FindingFigure, QaTest } from '@portal/domain';
import { findingFigures } from '@portal/domain';
import { suggestionOf } from './channel-of-test';
import type { FindingValues, TestEvaluationValues } from './test-evaluation';

type Results = TestEvaluationValues['results'];

/** The order of the columns of a calibration, whose figures there are for both as long as it is not confirmed. */
export type ColumnOrder = 'as_written' | 'as_named';
const ORDERS: readonly ColumnOrder[] = ['as_written', 'as_named'];
const DIGITS = 4;

const objectAt = (figures: ChannelSuggestion['figures'], name: string): ChannelSuggestion['figures'] => {
  const value = figures?.[name];
  return typeof value === 'object' ? (value as ChannelSuggestion['figures']) : null;
};

const typed = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(Number(value.toPrecision(DIGITS))) : '';

/** The figures of a self-check as a finding has them; empty where it has none. */
function figuresFor(test: Pick<QaTest, 'type' | 'self_check'>, name: string, order: ColumnOrder | null) {
  const all = suggestionOf(test, name)?.figures ?? null;
  const figures = order === null ? all : objectAt(all, order);
  return findingFigures(test.type).map((figure) => [figure, typed(figures?.[figure])] as const);
}

/** From which orders figures can be taken: `null` where there is but one. */
export function ordersOf(test: Pick<QaTest, 'type' | 'self_check'>, names: readonly string[]): (ColumnOrder | null)[] {
  const has = (order: ColumnOrder | null) =>
    names.some((name) => figuresFor(test, name, order).some(([, value]) => value !== ''));
  if (has(null)) return [null];
  return ORDERS.filter(has);
}

/** The findings with the figures of the self-check where none was typed. */
export const withFigures = (
  results: Results,
  test: Pick<QaTest, 'type' | 'self_check'>,
  order: ColumnOrder | null,
): Results =>
  mapped(results, (finding, name) => {
    const missing = figuresFor(test, name, order).filter(([figure]) => finding[figure].trim() === '');
    return { ...finding, ...(Object.fromEntries(missing) as Partial<Record<FindingFigure, string>>) };
  });

/** The other channels with the assessment of this one that have no remark yet. */
export function withoutRemark(results: Results, names: readonly string[], name: string): string[] {
  const assessment = results[name]?.assessment ?? '';
  return names.filter(
    (other) =>
      other !== name &&
      assessment !== '' &&
      results[other]?.assessment === assessment &&
      results[other].remark.trim() === '',
  );
}

/** The findings with the same remark on these channels. */
export const withRemark = (results: Results, names: readonly string[], remark: string): Results =>
  mapped(results, (finding, name) => (names.includes(name) ? { ...finding, remark } : finding));

const mapped = (results: Results, change: (finding: FindingValues, name: string) => FindingValues): Results =>
  Object.fromEntries(Object.entries(results).map(([name, finding]) => [name, change(finding, name)]));
