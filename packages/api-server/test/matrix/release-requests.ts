import { ACTORS } from './actors';
import type { Released } from './released';
import type { ApiRequest, Request } from './request';

interface Sent {
  body?: (released: Released) => object;
  isIncomplete?: boolean;
}

/** A team's statement about a release. */
export const ORIGIN = { commit: 'a'.repeat(40), is_clean: true, builder: 'Pipeline', built_at: 1_780_000_000 };

/** A call about `mf-public`: with an account or without, and by visitors with tokens of teams too. */
export const ofTeams =
  ({ body, isIncomplete = false }: Sent = {}) =>
  ({ fixture: { releases }, actor }: ApiRequest): Request[] => {
    const plain: Request = {
      name: '',
      ids: { name: 'mf-public', hash: releases.hash },
      isIncomplete,
      ...(body && { body: body(releases) }),
    };
    if (ACTORS[actor].who !== null) return [plain];
    return [
      plain,
      { ...plain, name: 'with its token', bearer: releases.token, facts: { holdsDeployToken: true } },
      { ...plain, name: 'with a token that nobody has', bearer: `${releases.token}x` },
    ];
  };

/** The same for calls whose token is valid for one part only. */
export const ofOneTeam =
  (sent: Sent = {}) =>
  (asked: ApiRequest): Request[] => {
    const { tokenOfOthers } = asked.fixture.releases;
    const all = ofTeams(sent)(asked);
    const [plain] = all;
    if (!plain || all.length === 1) return all;
    return [...all, { ...plain, name: 'with the token of another part', bearer: tokenOfOthers }];
  };

/** A call about a preview that one user was chosen for. */
export const previews = ({ fixture: { releases }, actor }: ApiRequest): Request[] => [
  {
    name: '',
    ids: { id: releases.previewId },
    facts: { isPreviewer: ACTORS[actor].who === 'somebody without a role' },
  },
];
