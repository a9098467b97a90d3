/** A text that may be logged: whatever looks like the address of a person is left out. */
export const withoutAddresses = (text: string) =>
  text.replaceAll(/[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g, '(address)');
