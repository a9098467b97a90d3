import { svgProblem } from './svg-problem';

const svg = (content: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each<[what: string, drawing: string]>([
  ['shapes', svg('<path d="M0 0h4v4z" fill="#0b2a5b"/>')],
  ['a gradient inside it', svg('<linearGradient id="g"/><rect fill="url(#g)" style="stroke:url( \'#g\' )"/>')],
  ['a part that is used twice', svg('<g id="a"/><use xlink:href="#a"/><use href=\'#a\'/>')],
  ['a picture inside it', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['words that begin with "on"', svg('<text>one = two, on</text>')],
])('%s are accepted as a drawing', (_what, drawing) => {
  expect(svgProblem(drawing)).toBeUndefined();
});

test.each<[what: RegExp, drawing: string]>([
  [/script/, svg('<script>alert(1)</script>')],
  [/script/, svg('<svg:SCRIPT href="#x"/>')],
  [/event/, svg('<rect/>', 'onload="alert(1)"')],
  [/event/, svg('<rect/onclick=alert(1) />')],
  [/event/, svg('<rect id="a"onclick="alert(1)"/>')],
  [/no drawing/, svg('<foreignObject><p/></foreignObject>')],
  [/outside/, svg('<image href="https://evil.example/x.png"/>')],
  [/outside/, svg('<image xlink:href = "file:///etc/passwd"/>')],
  [/outside/, svg('<use href="other.svg#a"/>')],
  [/outside/, svg('<a href=javascript:alert(1)><rect/></a>')],
  [/outside/, svg('<a href="&#106;avascript:alert(1)"><rect/></a>')],
  [/outside/, svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  [/outside/, svg('<image href=""/>')],
  [/outside/, svg('<rect fill="url(https://evil.example/#g)"/>')],
  [/outside/, svg('<style>rect { fill: url("//evil.example") }</style>')],
  [/style sheet/, svg('<style>@import "x.css"</style>')],
  [/style sheet/, `<?xml-stylesheet href="x.css"?>${svg('')}`],
  [/entities/, `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
])('%p is refused', (what, drawing) => {
  expect(svgProblem(drawing)).toMatch(what);
});
