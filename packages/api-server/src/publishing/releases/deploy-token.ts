import { randomSecret } from '../../platform/digest/digest';

/** What every deploy token begins with, so that it is told from the token of a session at a glance. */
const PREFIX = 'deploy_';

/** Whether a bearer token is meant as a deploy token; whether it holds is another question. */
export const isDeployToken = (token: string) => token.startsWith(PREFIX);

/** A new token, to be shown once. */
export const newDeployToken = () => PREFIX + randomSecret();
