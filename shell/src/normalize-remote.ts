import type { ComposedRemote, MenuEntry, MenuLink, PageEntry } from '@portal/portal-contract';

type Found = Record<string, unknown>;

const recordOf = (value: unknown): Found => (typeof value === 'object' && value !== null ? (value as Found) : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textOf = (value: unknown) => (isText(value) ? value : '');

const ACCESS = ['public', 'login', 'administrator'];

const isPage = (value: unknown): value is PageEntry => {
  const { path, page, title, access } = recordOf(value);
  return [path, page, title].every(isText) && ACCESS.includes(textOf(access));
};

const isLink = (value: unknown): value is MenuLink => [recordOf(value).label, recordOf(value).path].every(isText);

const isMenuEntry = (value: unknown): value is MenuEntry => {
  const { label, order, path, children } = recordOf(value);
  if (!isText(label) || typeof order !== 'number') return false;
  return children === undefined ? isText(path) : listOf(children).some(isLink) && listOf(children).every(isLink);
};

/** Matches no version of the contract, so the remote is not run. */
const FITS_NOTHING = '';

/**
 * Turns untrusted data into a remote that this shell can use, so that one damaged entry cannot affect the rest of the
 * portal. Readable pages and menu entries are kept; if anything is missing that is needed to run the remote safely,
 * its contract matches no version. Only remotes from a developer's machine may lack integrity.
 */
export function normalizeRemote(name: string, data: unknown, isFromDeveloper: boolean): ComposedRemote {
  const { version, hash, entry, integrity, remote, off } = recordOf(data);
  const { name: ownName, contract, pages, menu } = recordOf(remote);
  const isVerifiable = isFromDeveloper || textOf(integrity).startsWith('sha');
  const isWhole = isVerifiable && ownName === name && [version, hash, entry].every(isText);
  return {
    version: textOf(version),
    hash: textOf(hash),
    entry: textOf(entry),
    integrity: textOf(integrity),
    ...(isText(off) && { off }),
    remote: {
      name,
      contract: isWhole ? textOf(contract) : FITS_NOTHING,
      pages: listOf(pages).filter(isPage),
      menu: listOf(menu).filter(isMenuEntry),
    },
  };
}
