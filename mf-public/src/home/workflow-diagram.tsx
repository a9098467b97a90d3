import { MEMBER_MESSAGES } from './messages';
import type { Stage } from './messages';
import './home.css';

const BOX = { width: 148, height: 64 };
const GAP = { x: 28, y: 32 };

const { stages, diagram } = MEMBER_MESSAGES;

/** Top left corner of a stage's box; every other row runs backwards, so that arrows stay short. */
function corner(at: number, columns: number) {
  const row = Math.floor(at / columns);
  const column = row % 2 === 0 ? at % columns : columns - 1 - (at % columns);
  return { x: column * (BOX.width + GAP.x), y: row * (BOX.height + GAP.y) };
}

/** An arrow from the edge of one box to the next, beside or below it. */
function arrow(at: number, columns: number) {
  const from = corner(at, columns);
  const to = corner(at + 1, columns);
  const middle = from.y + BOX.height / 2;
  if (from.x < to.x) return `M${from.x + BOX.width} ${middle}h${GAP.x - 3}`;
  if (from.x > to.x) return `M${from.x} ${middle}h${3 - GAP.x}`;
  return `M${from.x + BOX.width / 2} ${from.y + BOX.height}v${GAP.y - 3}`;
}

/**
 * The stages of labelling with arrows between them, in rows of `columns` boxes. The list beside it has the same content
 * as text.
 */
export function WorkflowDiagram({ columns }: { columns: 2 | 4 }) {
  const rows = Math.ceil(stages.length / columns);
  const width = columns * (BOX.width + GAP.x) - GAP.x;
  const height = rows * (BOX.height + GAP.y) - GAP.y;
  const tip = `pub-arrow-${columns}`;
  return (
    <svg
      className={`pub-diagram pub-diagram-${columns}`}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      role="img"
      aria-label={diagram}
    >
      <defs>
        <marker id={tip} viewBox="0 0 8 8" refX="5" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path className="pub-arrow-tip" d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      {stages.slice(1).map(({ name }, at) => (
        <path key={name} className="pub-arrow" d={arrow(at, columns)} markerEnd={`url(#${tip})`} />
      ))}
      {stages.map((stage, at) => (
        <StageBox key={stage.name} stage={stage} {...corner(at, columns)} />
      ))}
    </svg>
  );
}

const StageBox = ({ stage, x, y }: { stage: Stage; x: number; y: number }) => (
  <g className={`pub-stage pub-stage-${stage.actor.toLowerCase()}`}>
    <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={4} />
    <text x={x + BOX.width / 2} y={y + 28}>
      {stage.name}
    </text>
    <text className="pub-stage-actor" x={x + BOX.width / 2} y={y + 48}>
      {stage.actor}
    </text>
  </g>
);
