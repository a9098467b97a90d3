import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

/**
 * What a row is found by, as one text: the expressions of the indexes that `make_search_indexes()` of the database
 * makes. The line feeds keep texts apart, as no word of a search contains one.
 */
export const searchTexts = {
  facility: ({ name, acronym, pi_name, pi_contact }: Columns<'name' | 'acronym' | 'pi_name' | 'pi_contact'>): SQL =>
    sql`coalesce(${name} || ' (' || ${acronym} || ')', ${acronym}) || chr(10) || coalesce(${pi_name}, '') || chr(10) || coalesce(${pi_contact}, '')`,
  /** The name as in sentences and as in tables. */
  user: ({ email, firstName, lastName }: Columns<'email' | 'firstName' | 'lastName'>): SQL =>
    sql`${email} || chr(10) || ${firstName} || ' ' || ${lastName} || ', ' || ${firstName}`,
  email: ({ subject, recipients }: Columns<'subject' | 'recipients'>): SQL =>
    sql`${subject} || chr(10) || list_text(${recipients})`,
  auditEntry: ({ objectName, action }: Columns<'objectName' | 'action'>): SQL =>
    sql`coalesce(${objectName}, '') || chr(10) || ${action}`,
  instrument: ({ name }: Columns<'name'>): SQL => sql`${name}`,
};
