import { fileNameOf } from './file-name';

test.each<[why: string, header: string | null, name: string]>([
  ['the extended form', `attachment; filename*=UTF-8''Iza%C3%B1a_2026-01-02.pdf`, 'Izaña_2026-01-02.pdf'],
  ['both forms, the plain one first', `attachment; filename="Izana.pdf"; filename*=UTF-8''Iza%C3%B1a.pdf`, 'Izaña.pdf'],
  [
    'both forms, the extended one first',
    `attachment; filename*=utf-8'en'Iza%C3%B1a.pdf; filename="Izana.pdf"`,
    'Izaña.pdf',
  ],
  ['a quoted name', 'attachment; filename="CIAO application.pdf"', 'CIAO application.pdf'],
  ['a quoted name with a quote', 'attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['a bare name', 'attachment; filename=CIAO.pdf', 'CIAO.pdf'],
  ['an extended form that cannot be decoded', `attachment; filename="a.pdf"; filename*=UTF-8''%E4`, 'a.pdf'],
  ['a path', 'attachment; filename="../../etc/passwd"', 'passwd'],
  ['no name', 'attachment', 'download'],
  ['no header', null, 'download'],
])('%s', (_why, header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
