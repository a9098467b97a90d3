import { ConfigProvider } from 'antd';
import { use } from 'react';

/** What a style sheet must carry to be let in by the policy of the page; `undefined` where there is no policy. */
export const useStyleNonce = (): string | undefined => use(ConfigProvider.ConfigContext).csp?.nonce;
