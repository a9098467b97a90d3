import type { IndicatorCode, IndicatorFigure, RegularEvaluation } from '@portal/domain';
import {
  changeOf,
  figureWords,
  indicatorOf,
  lightWords,
  monthsWords,
  NOTHING_KNOWN,
  partsWords,
  sourceWords,
  targetWords,
} from '@portal/domain';
import { Dated, dated, DefinitionList, Disclosure } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { LightChip } from '../light-chip';
import '../quality.css';
import { EVALUATION_VIEW_MESSAGES } from './messages';

const { indicators: texts } = EVALUATION_VIEW_MESSAGES;
const { columns: titles } = texts;

type Before = NonNullable<RegularEvaluation['before']>;

interface IndicatorTableProps {
  indicators: readonly IndicatorFigure[];
  /** The day of the figures. */
  on: string;
  /** The evaluation to compare with. */
  before: Before | null;
  /** Where the facility mends an indicator. With it, each row says what it means, instead of an explanation on demand. */
  mend?: (code: IndicatorCode) => ReactNode;
}

/** The indicators of an evaluation with their targets, beside the figures of the evaluation before. */
export function IndicatorTable({ indicators, on, before, mend }: IndicatorTableProps) {
  const columns = useMemo(() => columnsOf(before, mend), [before, mend]);
  return (
    <div className="qa-indicators">
      <DataTable
        caption={texts.caption}
        rows={indicators}
        rowKey={({ code }) => code}
        columns={columns}
        pageSize={null}
        urlKey="indicators"
        isWide={mend !== undefined}
        empty={null}
      />
      <p className="qa-note">
        <Dated text={texts.on(on)} />
      </p>
      {!mend && (
        <Disclosure summary={texts.explain}>
          <DefinitionList
            items={indicators.map(({ code }) => ({ label: indicatorOf(code).name, value: indicatorOf(code).about }))}
          />
        </Disclosure>
      )}
    </div>
  );
}

function columnsOf(before: Before | null, mend: IndicatorTableProps['mend']): readonly Column<IndicatorFigure>[] {
  const comparison: Column<IndicatorFigure>[] = before
    ? [{ key: 'before', title: titles.before(before.year), cell: (figure) => <Earlier now={figure} before={before} /> }]
    : [];
  const meaning: Column<IndicatorFigure>[] = mend
    ? [
        {
          key: 'meaning',
          title: titles.meaning,
          cell: ({ code }) => (
            <span className="qa-figure">
              <span>{indicatorOf(code).about}</span>
              {mend(code)}
            </span>
          ),
          isStacked: true,
        },
      ]
    : [];
  return [
    { key: 'indicator', title: titles.indicator, cell: ({ code }) => indicatorOf(code).name, isHeader: true },
    { key: 'figure', title: titles.figure, cell: (figure) => <Figure figure={figure} /> },
    {
      key: 'target',
      title: titles.target,
      cell: (figure) => <span className="qa-whole">{targetWords(figure)}</span>,
    },
    {
      key: 'light',
      title: titles.light,
      cell: (figure) => <LightChip light={figure.light} words={lightWords(figure)} />,
    },
    ...comparison,
    { key: 'source', title: titles.source, cell: (figure) => dated(sourceWords(figure)) },
    ...meaning,
  ];
}

function Figure({ figure }: { figure: IndicatorFigure }) {
  const [parts, months] = [partsWords(figure), monthsWords(figure)];
  return (
    <span className="qa-figure">
      <strong className="qa-whole">{figureWords(figure)}</strong>
      {parts !== null && <span className="qa-note">{parts}</span>}
      {months !== null && <span className="qa-note">{months}</span>}
    </span>
  );
}

function Earlier({ now, before }: { now: IndicatorFigure; before: Before }) {
  const earlier = before.indicators.find(({ code }) => code === now.code);
  const change = changeOf(now, earlier);
  return (
    <span className="qa-figure">
      <span className="qa-whole">{earlier ? figureWords(earlier) : NOTHING_KNOWN}</span>
      {change !== null && <span className="qa-note">{texts.changes[change]}</span>}
    </span>
  );
}
