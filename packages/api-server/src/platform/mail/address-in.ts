/** The address of a sender: alone, or in angle brackets after a name. */
export const addressIn = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender;
