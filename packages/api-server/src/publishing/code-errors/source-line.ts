import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import type { CodeErrorReport } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import type { ReleaseFiles } from '../releases/release-files';
import { readText } from './read-text';

/** A position in the source of a part. */
export interface SourceLine {
  /** Such as `src/pages/home-page.tsx:42`. */
  source: string;
  /** The name called or read there; null if the map has none. */
  name: string | null;
}

const MAX_LENGTH = 200;
const MAX_LINE = 1_000_000;

/** Valid paths and names; a map is untrusted, as it comes from the team of the part. */
const PATH = /^[\w@./+ -]+$/;
const NAME = /^[\w$.]+$/;

const fitting = (text: string | null, pattern: RegExp) =>
  text !== null && text.length <= MAX_LENGTH && pattern.test(text) ? text : null;

/**
 * `webpack://mf-public/./src/map.tsx` → `src/map.tsx`; `webpack://mf-public/../packages/ui/src/x.ts` →
 * `packages/ui/src/x.ts`; an installed package begins with its name.
 */
const pathOf = (source: string) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*\/node_modules\//, '')
    .replace(/^(\.{0,2}\/)+/, '');

const isMap = (value: unknown): value is EncodedSourceMap =>
  typeof value === 'object' &&
  value !== null &&
  'mappings' in value &&
  typeof value.mappings === 'string' &&
  'sources' in value &&
  Array.isArray(value.sources);

/**
 * The source position of a position in a script, by the source map that was released with it. `null` if there is no map
 * or no match; the report is counted in any case.
 */
export async function sourceLineOf(
  files: Pick<ReleaseFiles, 'open'>,
  release: Release,
  { file, line, column }: Pick<CodeErrorReport, 'file' | 'line' | 'column'>,
): Promise<SourceLine | null> {
  try {
    const map: unknown = JSON.parse((await readText(files, release, `${file}.map`)) ?? 'null');
    if (!isMap(map)) return null;
    // Browsers count columns from 1, source maps from 0.
    const found = originalPositionFor(new TraceMap(map), { line, column: column - 1 });
    const path = fitting(found.source && pathOf(found.source), PATH);
    if (path === null || found.line === null || found.line > MAX_LINE) return null;
    return { source: `${path}:${found.line}`, name: fitting(found.name, NAME) };
  } catch {
    return null;
  }
}
