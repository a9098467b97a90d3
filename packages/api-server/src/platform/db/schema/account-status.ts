import { USER_STATUS_NAMES } from '@portal/domain';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Moments = Readonly<Record<'anonymisedAt' | 'deactivatedAt' | 'lockedAt' | 'activatedAt', SQLWrapper>>;

const named = (status: keyof typeof USER_STATUS_NAMES) => sql.raw(`'${USER_STATUS_NAMES[status]}'`);

/** The name of the status of an account: an expression without parameters, as an index has it too. */
export const accountStatus = ({ anonymisedAt, deactivatedAt, lockedAt, activatedAt }: Moments): SQL =>
  sql`(case when ${anonymisedAt} is not null then ${named('anonymised')}
    when ${deactivatedAt} is not null then ${named('deactivated')}
    when ${lockedAt} is not null then ${named('locked')}
    when ${activatedAt} is null then ${named('waiting')} else ${named('activated')} end)`;
