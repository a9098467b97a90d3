import { Name, readObjects, Ref, valuesOf, Word, type Dict, type PdfObjects, type Value } from './pdf-objects';

const wordOf = (value: Value | undefined) =>
  value instanceof Name || value instanceof Word ? value.text : typeof value === 'string' ? value : undefined;
const dictOf = ({ get }: PdfObjects, value: Value | undefined): Dict => {
  const found = get(value);
  return found instanceof Map ? found : new Map<string, Value>();
};
const listOf = ({ get }: PdfObjects, value: Value | undefined): Value[] => {
  const found = get(value);
  return found === undefined ? [] : Array.isArray(found) ? found : [value ?? found];
};

/** The data of one part of a document that a screen reader finds. */
interface Part {
  tag: string;
  dict: Dict;
  parts: Part[];
  /** Pieces of content: page and number. */
  contents: string[];
  /** Annotations. */
  objects: Value[];
}

/** Parents that are allowed for tags, if they are restricted. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
  L: ['LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
};
/** Standard tags, which need no role map. */
const STANDARD =
  'Document Part Sect Div P H1 H2 H3 H4 H5 H6 Table TR TH TD THead TBody L LI Lbl LBody Figure Link Span';
const isStandard = (tag: string) => STANDARD.split(' ').includes(tag);

function partOf(pdf: PdfObjects, ref: Value): Part {
  const dict = dictOf(pdf, ref);
  const part: Part = { tag: wordOf(dict.get('S')) ?? '', dict, parts: [], contents: [], objects: [] };
  for (const child of listOf(pdf, dict.get('K'))) {
    const content = pdf.get(child);
    if (typeof content === 'number') part.contents.push(`${pageOf(dict)} ${content}`);
    else if (content instanceof Map) addChild(pdf, part, { child, content });
  }
  return part;
}

const pageOf = (dict: Dict) => {
  const page = dict.get('Pg');
  return page instanceof Ref ? page.number : 0;
};

function addChild(pdf: PdfObjects, part: Part, { child, content }: { child: Value; content: Dict }) {
  const type = wordOf(content.get('Type'));
  if (type === 'MCR')
    part.contents.push(`${pageOf(content) || pageOf(part.dict)} ${wordOrNumber(content.get('MCID'))}`);
  else if (type === 'OBJR') part.objects.push(content.get('Obj') ?? child);
  else part.parts.push(partOf(pdf, child));
}

const wordOrNumber = (value: Value | undefined) => (typeof value === 'number' ? value : wordOf(value));

const all = (part: Part): Part[] => [part, ...part.parts.flatMap(all)];
const hasContent = (part: Part): boolean => part.contents.length > 0 || part.parts.some(hasContent);

function ofCatalog(pdf: PdfObjects): string[] {
  const { catalog } = pdf;
  const metadata = pdf.stream(catalog.get('Metadata'));
  const wanted: [why: string, isMet: boolean][] = [
    ['marked', wordOf(dictOf(pdf, catalog.get('MarkInfo')).get('Marked')) === 'true'],
    ['language', Boolean(wordOf(catalog.get('Lang')))],
    ['title shown', wordOf(dictOf(pdf, catalog.get('ViewerPreferences')).get('DisplayDocTitle')) === 'true'],
    ['pdfuaid:part', /<pdfuaid:part>1<|pdfuaid:part="1"/.test(metadata)],
    ['dc:title', /<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(metadata)],
  ];
  return wanted.filter(([, isMet]) => !isMet).map(([why]) => `catalog: ${why}`);
}

function ofFonts(pdf: PdfObjects): string[] {
  const fonts = pdf.all.filter((value): value is Dict => value instanceof Map && wordOf(value.get('Type')) === 'Font');
  return fonts.flatMap((font) => {
    const name = wordOf(font.get('BaseFont'));
    if (font.has('FontDescriptor')) {
      const descriptor = dictOf(pdf, font.get('FontDescriptor'));
      return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key)) ? [] : [`${name}: not embedded`];
    }
    return font.has('ToUnicode') ? [] : [`${name}: no ToUnicode`];
  });
}

const HEADING = /^H([1-6])$/;

/** Headings begin with the first level, and none skips one. */
function ofHeadings(parts: readonly Part[]): string[] {
  let before = 0;
  return parts.flatMap(({ tag }) => {
    const level = Number(HEADING.exec(tag)?.[1]);
    if (!level) return [];
    const problem = level > before + 1 ? [`H${level} after H${before}`] : [];
    before = level;
    return problem;
  });
}

const attribute = (pdf: PdfObjects, { dict }: Part, name: string) => dictOf(pdf, dict.get('A')).get(name);

function ofPart(pdf: PdfObjects, part: Part): string[] {
  const { tag, parts, dict, objects } = part;
  const allowed = CHILDREN[tag];
  const widths = new Set(
    tag === 'Table' ? parts.filter((row) => row.tag === 'TR').map((row) => row.parts.length) : [0],
  );
  const wanted: [why: string, isMet: boolean][] = [
    ['no standard tag', isStandard(tag)],
    [
      `children ${parts.map((child) => child.tag).join(' ')}`,
      !allowed || parts.every((child) => allowed.includes(child.tag)),
    ],
    ['a child in the wrong place', parts.every((child) => (PARENTS[child.tag] ?? [tag]).includes(tag))],
    ['empty', !/^(H[1-6]|TH|P|Table|TR|L|LI)$/.test(tag) || hasContent(part)],
    ['no scope', tag !== 'TH' || ['Row', 'Column', 'Both'].includes(wordOf(attribute(pdf, part, 'Scope')) ?? '')],
    ['rows of different lengths', widths.size === 1],
    ['no heads', tag !== 'Table' || all(part).some((child) => child.tag === 'TH')],
    ['no alternative text', tag !== 'Figure' || Boolean(wordOf(dict.get('Alt')))],
    ['no BBox', tag !== 'Figure' || attribute(pdf, part, 'BBox') !== undefined],
    ['no annotation', tag !== 'Link' || objects.length > 0],
  ];
  return wanted.filter(([, isMet]) => !isMet).map(([why]) => `${tag}: ${why}`);
}

/** Operators that show text, paint a path or draw a picture. */
const PAINTS = new Set(['Tj', 'TJ', "'", '"', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'Do', 'sh', 'EI']);

/** The pieces of a page that belong to a part, and the problems of its marks. */
function marksOf(pdf: PdfObjects, page: Ref) {
  const source = listOf(pdf, dictOf(pdf, page).get('Contents'))
    .map((ref) => pdf.stream(ref))
    .join('\n');
  const open: (string | undefined)[] = [];
  const found = { contents: [] as string[], problems: [] as string[] };
  const values = valuesOf(source).until('');
  for (const [at, value] of values.entries()) {
    const operator = value instanceof Word ? value.text : undefined;
    if (operator === 'BDC' || operator === 'BMC') {
      const properties = values[at - 1];
      const id = properties instanceof Map ? properties.get('MCID') : undefined;
      const tag = wordOf(operator === 'BMC' ? values[at - 1] : values[at - 2]);
      if (open.length > 0) found.problems.push(`page ${page.number}: ${tag} inside ${open.at(-1)}`);
      open.push(tag);
      if (typeof id === 'number') found.contents.push(`${page.number} ${id}`);
      else if (tag !== 'Artifact') found.problems.push(`page ${page.number}: ${tag} without a number`);
    } else if (operator === 'EMC') open.pop();
    else if (operator && PAINTS.has(operator) && open.length === 0)
      found.problems.push(`page ${page.number}: ${operator} is neither a part nor an artifact`);
  }
  if (open.length > 0) found.problems.push(`page ${page.number}: a mark is not closed`);
  return found;
}

/** Annotations are in the structure, have a description, and are reached in its order. */
function ofAnnotations(pdf: PdfObjects, page: Dict, objects: readonly Value[]): string[] {
  const known = objects.map((value) => (value instanceof Ref ? value.number : 0));
  const annotations = listOf(pdf, page.get('Annots'));
  if (annotations.length > 0 && wordOf(page.get('Tabs')) !== 'S') return ['page: order of tabs'];
  return annotations.flatMap((ref) => {
    const isKnown = ref instanceof Ref && known.includes(ref.number);
    return [
      ...(isKnown ? [] : ['annotation: not in the structure']),
      ...(dictOf(pdf, ref).has('Contents') ? [] : ['annotation: no contents']),
    ];
  });
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

function ofPages(pdf: PdfObjects, parts: readonly Part[]): string[] {
  const pages = listOf(pdf, dictOf(pdf, pdf.catalog.get('Pages')).get('Kids')).filter((ref) => ref instanceof Ref);
  const marks = pages.map((page) => marksOf(pdf, page));
  const objects = parts.flatMap((part) => part.objects);
  const contents = { drawn: marks.flatMap((mark) => mark.contents), told: parts.flatMap((part) => part.contents) };
  return [
    ...marks.flatMap(({ problems }) => problems),
    ...pages.flatMap((page) => ofAnnotations(pdf, dictOf(pdf, page), objects)),
    ...pages
      .filter((page) => !dictOf(pdf, page).has('StructParents'))
      .map(({ number }) => `page ${number}: no parents`),
    ...(isSameSet(contents.drawn, contents.told) ? [] : ['content that is drawn is not content that is told']),
  ];
}

/** Problems that a check for PDF/UA-1 finds: catalog, fonts, structure tree, marks on pages, annotations. */
export function accessibilityProblems(bytes: Uint8Array): string[] {
  const pdf = readObjects(bytes);
  const tree = dictOf(pdf, pdf.catalog.get('StructTreeRoot'));
  const roots = listOf(pdf, tree.get('K')).map((ref) => partOf(pdf, ref));
  const parts = roots.flatMap(all);
  return [
    ...ofCatalog(pdf),
    ...ofFonts(pdf),
    ...(roots.map(({ tag }) => tag).join() === 'Document' ? [] : ['the root is no single document']),
    ...(tree.has('ParentTree') ? [] : ['no parent tree']),
    ...ofHeadings(parts),
    ...parts.flatMap((part) => ofPart(pdf, part)),
    ...ofPages(pdf, parts),
  ];
}
