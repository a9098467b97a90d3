/* On narrow screens the styles turn the figures into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { Mark, PlotTable, Scene } from '../scene';
import { DASHES } from '../svg';
import './plot.css';

export interface PlotProps {
  /** Draws the plot for a width in pixels; undefined if there is nothing to draw. Must be referentially stable. */
  draw: (width: number) => Scene | undefined;
  /** Whether the table of figures is initially expanded. */
  isTableOpen?: boolean;
}

/** Limits of the drawn width, px. */
const NARROWEST = 260;
const WIDEST = 860;

/** The width that was measured last, px: the plots of a page are mostly equally wide, so that few are drawn twice. */
let likelyWidth = 640;

/**
 * A plot as wide as its container, with a description and its figures as a table. Keys are answered before it is drawn
 * again.
 */
export const Plot = memo(function Plot({ draw, isTableOpen = false }: PlotProps) {
  const { frame, width } = useWidth();
  const drawnBy = useDeferredValue(draw);
  const room = useDeferredValue(width);
  const scene = useMemo(() => drawnBy(room), [drawnBy, room]);
  return scene && <Figure scene={scene} isTableOpen={isTableOpen} ref={frame} />;
});

interface FigureProps {
  scene: Scene;
  isTableOpen: boolean;
  ref: Ref<HTMLElement>;
}

const Figure = memo(function Figure({ scene, isTableOpen, ref }: FigureProps) {
  const id = useId();
  return (
    <figure className="plot" ref={ref}>
      <figcaption id={`${id}t`}>{scene.title}</figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        width={scene.width}
        height={scene.height}
      >
        {scene.marks.map((mark, index) => (
          <Drawn key={`${index}`} mark={mark} />
        ))}
      </svg>
      <p className="plot-says" id={`${id}d`}>
        {scene.description}
      </p>
      <details className="plot-figures" open={isTableOpen}>
        <summary>Figures: {scene.title}</summary>
        <Figures title={scene.title} table={scene.table} />
      </details>
    </figure>
  );
});

function Drawn({ mark }: { mark: Mark }) {
  if (mark.kind === 'text') {
    return (
      <text x={mark.x} y={mark.y} textAnchor={mark.anchor} className={`plot-${mark.tone}`}>
        {mark.text}
      </text>
    );
  }
  const pale = mark.isPale ? ' plot-pale-line' : '';
  return (
    <path
      d={mark.d}
      className={`plot-${mark.kind} plot-${mark.tone}${pale}`}
      strokeDasharray={mark.dash && DASHES[mark.dash].join(' ')}
    />
  );
}

const Figures = ({ title, table: { columns, rows } }: { title: string; table: PlotTable }) => (
  // Focusable, so that wide tables can be scrolled by keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="plot-table" aria-label={title} tabIndex={0}>
    <table role="table">
      <caption>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first, ...cells], row) => (
          <tr key={`${row}`} role="row">
            <th role="rowheader" scope="row">
              {first}
            </th>
            {cells.map((cell, column) => (
              <td key={`${column}`} role="cell" data-label={columns[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The width of the frame in whole pixels; follows changes of its container. */
function useWidth() {
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(likelyWidth);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const room = Math.floor(entry?.contentRect.width ?? 0);
      if (room === 0) return;
      likelyWidth = Math.min(WIDEST, Math.max(NARROWEST, room));
      setWidth(likelyWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
