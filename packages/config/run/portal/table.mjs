/** A table as lines for a terminal, with columns as wide as their longest cell and numbers aligned to the right. */
export function tableLines(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  return all.map((row) =>
    row
      .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

const two = (number) => String(number).padStart(2, '0');

/** Local date and time of epoch seconds, `2026-03-01 09:30`. */
export function moment(seconds) {
  const at = new Date(seconds * 1000);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
