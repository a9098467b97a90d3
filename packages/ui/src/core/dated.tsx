import './dated.css';

const DAY = /(\d{4}-\d{2}-\d{2})/;

/** Text whose days stand on one line each; a browser would break them at a hyphen. */
export function Dated({ text }: { text: string }) {
  // Of what is split at a group, each second part is what the group matched.
  const parts = text.split(DAY).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <time key={at} className="p-dated">
        {part}
      </time>
    ),
  );
  // In one piece: parts of their own would stand apart where it is laid out in a line with others.
  return <span>{parts}</span>;
}
