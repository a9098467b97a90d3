import { callPortal } from './portal.mjs';

/** Local date and time. */
const until = (seconds) =>
  new Date(seconds * 1000).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Makes a preview of releases that were sent, and prints its link. Throws a `Refusal`; nothing becomes current. */
export async function preview(portal, releases) {
  const parts = releases.map(({ name, hash }) => ({ name, hash }));
  const { _id: id, ends_at: endsAt } = await callPortal(portal, ['POST', '/previews'], { parts });
  const names = releases.map(({ name, version, hash }) => `${name} ${version} (${hash})`).join(', ');
  return [
    `A preview of ${names}, visible only at this address:`,
    `${portal.url}/preview/${id}`,
    `It can be opened until ${until(endsAt)}, by administrators and by the users selected on the Releases page.`,
  ];
}
