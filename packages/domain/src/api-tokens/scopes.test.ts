import { CAPABILITIES, type Capability } from '../permissions/capabilities';
import { isForTokens, mayByToken, SCOPE_CODES, TOKEN_SCOPES, TOKEN_WRITES, type TokenScope } from './scopes';

const capabilitiesOf = (scope: TokenScope): readonly Capability[] => TOKEN_SCOPES[scope].capabilities;

test('who makes tokens could send all that tokens send, and so can ARES', () => {
  const makers = (['An', 'Ow', 'Oo', 'Ra', 'Ru', 'CS', 'Ar', 'Ad'] as const).filter(
    (column) => CAPABILITIES['api-token.make'][column] === 'yes',
  );
  expect(makers).toEqual(['Ad']);
  for (const capability of TOKEN_WRITES)
    expect([CAPABILITIES[capability].Ad, CAPABILITIES[capability].Ar]).toEqual(['yes', 'yes']);
});

test.each(SCOPE_CODES)('of all scopes, %s opens what it names', (scope) => {
  for (const other of SCOPE_CODES)
    for (const capability of capabilitiesOf(other)) {
      const state = { isConfigurationApproved: true };
      expect([capability, mayByToken([scope], capability, state).allowed]).toEqual([capability, other === scope]);
    }
});

test.each<[capability: Capability, reads: boolean, is: boolean]>([
  ['data-feedback.report', false, true],
  ['operational-configuration.read', true, true],
  ['operational-configuration.approve', false, false],
  ['qa-test.submit', false, false],
  ['session.close', false, false],
])('%s, which reads: %s, is for tokens: %s', (capability, reads, is) => {
  expect(isForTokens(capability, reads)).toBe(is);
});
