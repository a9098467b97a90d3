import type { DocumentBlock, DocumentColumn, DocumentContent } from '@portal/domain';
import { DocumentPlot } from '@portal/instruments';
import type { Scene } from '@portal/plots';
import { DefinitionList, ScrollRegion } from '@portal/ui/core';
import './document-view.css';

/** The content of a document, as a page shows it: the texts, tables and plots of its PDF in the same order. */
export function DocumentView({ content: { title, blocks } }: { content: DocumentContent<Scene> }) {
  return (
    <article className="document-view" aria-label={title}>
      {blocks.map((block, at) => (
        // The blocks of a document have no ids, and never change their order.
        // eslint-disable-next-line react/no-array-index-key
        <Shown key={at} block={block} />
      ))}
    </article>
  );
}

/** A sheet has its title as the heading above those of the document. */
function Shown({ block }: { block: DocumentBlock<Scene, never> }) {
  switch (block.kind) {
    case 'letterhead':
      return (
        <ul className="document-view-letterhead">
          {block.lines.map(({ text, isName = false }) => (
            <li key={text}>{isName ? <strong>{text}</strong> : text}</li>
          ))}
        </ul>
      );
    case 'title':
      return (
        <header>
          <h2>{block.text}</h2>
          <p>{block.subtitle}</p>
        </header>
      );
    case 'heading':
      return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'entries':
      return <DefinitionList items={block.entries} />;
    case 'plot':
      return <DocumentPlot scene={block.scene} />;
    default:
      return <Table columns={block.columns} rows={block.rows} />;
  }
}

interface TableProps {
  columns: readonly DocumentColumn[];
  rows: readonly (readonly string[])[];
}

/** A table with the widths of the document; its first column names the subject of each row. */
function Table({ columns, rows }: TableProps) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return (
    <ScrollRegion className="document-view-table" label={columns.map(({ title }) => title).join(', ')}>
      <table>
        <colgroup>
          {columns.map(({ title, share }) => (
            <col key={title} style={{ width: `${(share / shares) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={`${row}`}>
              <th scope="row">{first}</th>
              {cells.map((cell, column) => (
                <td key={`${column}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
