interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** A user who acts towards another one, in a message: users choose their names, and the address shows whose it is. */
export const withAddress = ({ firstName, lastName, email }: Person): string => `${firstName} ${lastName} (${email})`;
