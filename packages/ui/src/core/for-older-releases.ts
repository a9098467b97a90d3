/** Returns no nonce, since styles no longer need one. To be removed with the next major version of the contract. */
export const useStyleNonce = (): undefined => undefined;
