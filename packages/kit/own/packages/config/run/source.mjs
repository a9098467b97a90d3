/** The domain at the time when this kit was built. */
export const importDomain = () => import('../../../rules/domain.mjs');

/** The contract at the time when this kit was built. */
export const importContract = () => import('../../../rules/contract.mjs');
