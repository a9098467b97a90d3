import { unmetIn } from './unmet';

test.each<[what: string, message: string, unmet: object | undefined]>([
  [
    'another version',
    '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react/jsx-runtime does not satisfy the requirement of mf_public which needs ^18.0.0)',
    { name: 'react/jsx-runtime', wanted: '^18.0.0', found: '19.3.1' },
  ],
  [
    'a group that nobody shares',
    'undefined #RUNTIME-012\nargs: {"shareKey":"@portal/ui/charts"}\nhttps://docs.example/error',
    { name: '@portal/ui/charts' },
  ],
  [
    'a group that the shell was not started with',
    '[ Federation Runtime ]: Cannot find shared "@portal/ui/charts" in host "shell". Ensure …',
    { name: '@portal/ui/charts' },
  ],
  ['something else', 'Version 2 of this form is newer', undefined],
])('%s', (_what, message, unmet) => {
  expect(unmetIn(message)).toEqual(unmet);
});
