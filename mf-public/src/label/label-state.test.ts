import type { PublicLabel } from '@portal/domain';
import { publicState } from './label-state';
import type { PublicState } from './label-state';
import { snippetsOf } from './snippets';

test.each<[status: PublicLabel['status'], isValid: boolean, state: PublicState]>([
  ['granted', true, 'valid'],
  ['granted', false, 'begins-later'],
  ['suspended', false, 'suspended'],
  ['withdrawn', false, 'withdrawn'],
  ['expired', false, 'expired'],
  // Whatever the answer says beside it.
  ['suspended', true, 'suspended'],
  ['withdrawn', true, 'withdrawn'],
  ['expired', true, 'expired'],
])('a label that is %s (valid: %s) is shown as %s [12.770]', (status, is_valid, state) => {
  expect(publicState({ status, is_valid })).toBe(state);
});

test.each<[why: string, page: string, origin: string]>([
  ['of another origin', 'https://portal.example/label/CIAO', 'https://portal.example'],
  ['on this portal', '/label/CIAO', 'http://localhost'],
])('what is copied leads to the page, %s, and names no state [12.771]', (_why, page, origin) => {
  const text = 'State of the aerosol remote-sensing label of CIAO';
  const badge = `${origin}/api/open/labels/CIAO.svg`;
  expect(snippetsOf('CIAO', page)).toEqual({
    html: `<a href="${origin}/label/CIAO"><img src="${badge}" alt="${text}"></a>`,
    markdown: `[![${text}](${badge})](${origin}/label/CIAO)`,
  });
});
