import { contractVersionProblem, type Promised } from './contract-version';

const LAST: Promised = {
  contract: '1.2.0',
  names: { '@portal/ui/core': ['Button', 'Chip'], '@portal/ui/tabs': ['Tabs'] },
};
const now = (contract: string, names: Promised['names']): Promised => ({
  contract,
  names: { ...LAST.names, ...names },
});

const VERSION_FILE = '(packages/portal-contract/src/version.ts)';
const GONE = `The shell no longer gives Chip of @portal/ui/core, which contract 1.2.0 promises to remotes. Keep it, or raise CONTRACT_VERSION from`;

test.each<[what: string, now: Promised, problem: string | null]>([
  ['nothing has changed', LAST, null],
  ['only the order has changed', now('1.2.0', { '@portal/ui/core': ['Chip', 'Button'] }), null],
  ['a name is removed', now('1.2.0', { '@portal/ui/core': ['Button'] }), `${GONE} 1.2.0 to 2.0.0 ${VERSION_FILE}.`],
  [
    'a name is removed in a minor',
    now('1.3.0', { '@portal/ui/core': ['Button'] }),
    `${GONE} 1.3.0 to 2.0.0 ${VERSION_FILE}.`,
  ],
  ['a name is removed in a major', now('2.0.0', { '@portal/ui/core': ['Button'] }), null],
  [
    'a name has another spelling',
    now('1.2.0', { '@portal/ui/core': ['Button', 'Label'] }),
    `${GONE} 1.2.0 to 2.0.0 ${VERSION_FILE}.`,
  ],
  [
    'a group is removed',
    { contract: '1.2.0', names: { '@portal/ui/core': ['Button', 'Chip'] } },
    `The shell no longer gives all of @portal/ui/tabs, Tabs of @portal/ui/tabs, which contract 1.2.0 promises to remotes. Keep it, or raise CONTRACT_VERSION from 1.2.0 to 2.0.0 ${VERSION_FILE}.`,
  ],
  [
    'a name is added',
    now('1.2.0', { '@portal/ui/core': ['Button', 'Chip', 'Label'] }),
    `The shell gives Label of @portal/ui/core, which contract 1.2.0 does not name. For remotes to ask for it, raise CONTRACT_VERSION from 1.2.0 to 1.3.0 ${VERSION_FILE}.`,
  ],
  [
    'a name is added in a patch',
    now('1.2.1', { '@portal/ui/plot': ['Plot'] }),
    expect.stringContaining('to 1.3.0') as string,
  ],
  ['a name is added in a minor', now('1.3.0', { '@portal/ui/plot': ['Plot'] }), null],
])('when %s [12.141]', (_what, present, problem) => {
  expect(contractVersionProblem(LAST, present)).toEqual(problem);
});
