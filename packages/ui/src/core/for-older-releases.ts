/** No nonce: styles of today need none. It goes with the next major of the contract. */
export const useStyleNonce = (): undefined => undefined;
