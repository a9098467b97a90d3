/** The contract at the time when this kit was built. */
export * as contract from '../../../../rules/contract.mjs';
