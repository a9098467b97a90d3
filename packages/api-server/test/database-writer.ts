import { transaction } from '../src/platform/db/client';
import { openDatabase } from '../src/platform/db/open-database';
import { auditEntries, users } from '../src/platform/db/tables';

/** Writes until it is killed, and prints the committed values on its standard output. */
async function writeFor(dataDir: string) {
  const { db } = await openDatabase({ dataDir });
  for (let count = 0; ; count += 1) {
    const name = `${process.pid}-${count}`;
    await transaction(db, async (tx) => {
      await tx.insert(users).values({ email: `${name}@example.org`, firstName: name, lastName: 'Writer' });
      await tx.insert(auditEntries).values({ action: 'user.add', objectKind: 'user', objectId: name });
    });
    process.stdout.write(`${name}\n`);
  }
}

void writeFor(process.argv[2] ?? '');
