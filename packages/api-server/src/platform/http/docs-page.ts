import { createHash } from 'node:crypto';
import { escapeHtml } from '../html/escape';

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, ApiCall>>;
}

interface ApiCall {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: BodySchema }> };
  responses?: Record<string, { description?: string }>;
}

interface BodySchema {
  properties?: Record<string, { type?: string | string[]; format?: string; maxLength?: number; description?: string }>;
  required?: string[];
}

type NamedCall = ApiCall & { method: string; path: string };

const STYLE = `
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #1b2430; font: 1rem/1.5 system-ui, sans-serif; }
h1 { color: #0b2a5b; } h2 { margin-top: 2rem; } p { max-width: 75ch; } a { color: #14509e; }
details { border-bottom: 1px solid #d5dbe1; } summary { padding: .5rem 0; cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible { outline: 3px solid #1668dc; } code { font-weight: 600; }
table { border-collapse: collapse; } th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top; }
`;

/** The page runs and loads nothing; its only style is allowed by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function callsByTag({ paths = {} }: ApiDocument) {
  const groups = new Map<string, NamedCall[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(methods)) {
      const tag = call.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), { ...call, method: method.toUpperCase(), path }]);
    }
  }
  return groups;
}

/** The parameters of a call, a row each: the values in its address and the fields of its body. */
function inputs({ parameters = [], requestBody }: NamedCall) {
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = body?.schema ?? {};
  return [
    ...parameters.map(({ name, in: place, required: isRequired }) => [name, place, isRequired ? 'required' : '']),
    ...Object.entries(properties).map(([name, { type, format, maxLength }]) => [
      name,
      [
        format === 'binary' ? 'file' : [type ?? 'any'].flat().join(' or '),
        maxLength && `at most ${maxLength} characters`,
      ]
        .filter(Boolean)
        .join(', '),
      required.includes(name) ? 'required' : '',
    ]),
  ];
}

function table(rows: string[][]) {
  if (rows.length === 0) return '';
  const head = '<tr><th scope="col">Name</th><th scope="col">What</th><th scope="col">Needed</th></tr>';
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<table><thead>${head}</thead><tbody>${cells.join('')}</tbody></table>`;
}

const callHtml = (call: NamedCall) => `<details>
<summary><code>${call.method} ${escapeHtml(call.path)}</code> ${escapeHtml(call.summary ?? '')}</summary>
<p>${call.security ? 'Needs a login.' : 'Open to everyone.'} Answers: ${escapeHtml(call.responses?.['200']?.description ?? '')}</p>
${table(inputs(call))}
</details>`;

/** The API's documentation as a readable page: every call with its parameters and its response. */
export function docsPage(document: ApiDocument): string {
  const groups = [...callsByTag(document)].map(
    ([tag, calls]) => `<section><h2>${escapeHtml(tag)}</h2>${calls.map(callHtml).join('')}</section>`,
  );
  const { title, description = '' } = document.info;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API – ${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>The API of the ${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p>All paths are below <code>/api</code>. A login is sent as <code>Authorization: Bearer …</code>. For programs: <a href="/api/openapi.json">OpenAPI document</a>.</p>
${groups.join('\n')}</main></body></html>`;
}
