/** The domain as it was when this kit was built. */
export const importDomain = () => import('../../../rules/domain.mjs');

/** The contract as it was when this kit was built. */
export const importContract = () => import('../../../rules/contract.mjs');
