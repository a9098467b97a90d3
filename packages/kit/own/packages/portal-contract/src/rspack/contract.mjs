/** The contract as it was when this kit was built. */
export * as contract from '../../../../rules/contract.mjs';
