/**
 * Version of the portal contract in this source. A remote states the range it needs in `remote.json`; it is run only if
 * the range contains the running shell's version.
 */
export const CONTRACT_VERSION = '1.1.0';
