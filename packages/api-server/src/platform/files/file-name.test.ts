import { contentDisposition, fileName } from './file-name';

test.each<[sent: string, kept: string]>([
  ['plan.pdf', 'plan.pdf'],
  ['Plan.PDF', 'Plan.PDF'],
  ['plan', 'plan.pdf'],
  ['plan.v2', 'plan.v2.pdf'],
  ['plan.html', 'plan.html.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['...', 'file.pdf'],
  ['../../etc/passwd', '_.._etc_passwd.pdf'],
  ['C:\\plans\\a.pdf', 'C__plans_a.pdf'],
  ['a"b<c>d|e?f*g.pdf', 'a_b_c_d_e_f_g.pdf'],
  ['a\r\nset-cookie: x.pdf', 'a__set-cookie_ x.pdf'],
  ['plan %22two%22%0d%0A.pdf', 'plan _two___.pdf'],
  ['100%25 dust.pdf', '100%25 dust.pdf'],
  ['\u202Efdp.exe', '_fdp.exe.pdf'],
  ['half a character \ud83d.pdf', 'half a character _.pdf'],
  ['Überprüfung.pdf', 'Überprüfung.pdf'],
  ['计划 🌫.pdf', '计划 🌫.pdf'],
  [`${'🌫'.repeat(500)}.pdf`, `${'🌫'.repeat(120)}.pdf`],
])('the PDF %j is stored as %j', (sent, kept) => {
  expect(fileName(sent, ['pdf'])).toBe(kept);
});

test.each([
  ['station.jpeg', 'station.jpeg'],
  ['station.png', 'station.png.jpg'],
])('each extension of a type is valid: %j is stored as %j', (sent, kept) => {
  expect(fileName(sent, ['jpg', 'jpeg'])).toBe(kept);
});

test.each<[name: string, plain: string, encoded: string]>([
  ['plan.pdf', 'plan.pdf', 'plan.pdf'],
  ['Überprüfung (2).pdf', 'Uberprufung (2).pdf', '%C3%9Cberpr%C3%BCfung%20%282%29.pdf'],
  ['计划.pdf', '__.pdf', '%E8%AE%A1%E5%88%92.pdf'],
  [`50% "it's" a\\b*.pdf`, `50_ _it's_ a_b*.pdf`, '50%25%20%22it%27s%22%20a%5Cb%2A.pdf'],
  ['🌫.pdf', '_.pdf', '%F0%9F%8C%AB.pdf'],
  ['a\r\nb.pdf', 'a__b.pdf', 'a%0D%0Ab.pdf'],
])('%j is offered in plain and in full form [2.13.6, 11.7.8]', (name, plain, encoded) => {
  expect(contentDisposition('attachment', name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});

test.each<[name: string, saved: string]>([
  ['notes.html', 'notes.html.txt'],
  ['notes.HTM', 'notes.HTM.txt'],
  ['notes.xhtml', 'notes.xhtml.txt'],
  ['notes.html.', 'notes.html..txt'],
  ['plot.svg', 'plot.svg.txt'],
  ['notes.js', 'notes.js.txt'],
  ['notes.xml', 'notes.xml.txt'],
  ['setup.exe', 'setup.exe.txt'],
  ['notes.html.txt', 'notes.html.txt'],
  ['config_file_120_201_310.ini', 'config_file_120_201_310.ini'],
  ['plot.png', 'plot.png'],
  ['configuration.json', 'configuration.json'],
  ['RM2661221.300', 'RM2661221.300'],
])('%s is offered as %s, which nothing runs [12.629]', (name, saved) => {
  expect(contentDisposition('attachment', name)).toBe(`attachment; filename="${saved}"; filename*=UTF-8''${saved}`);
});
