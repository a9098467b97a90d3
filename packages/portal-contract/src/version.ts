/**
 * Version of the portal contract that this source describes. A remote states the range it needs in `remote.json`;
 * a remote whose range does not contain the running shell's version is not executed.
 */
export const CONTRACT_VERSION = '1.0.0';
