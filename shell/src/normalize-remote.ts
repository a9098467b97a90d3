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

/** Fits no version of the contract: what is not understood is not run. */
const FITS_NOTHING = '';

/**
 * A remote as this shell can use it, whatever the page said about it: the rest of the portal must not suffer from one
 * damaged entry. Its pages and menu as far as they can be read; when anything is missing that is needed to run it safely,
 * a contract that fits nothing. Only what comes from a developer's machine may do without integrity.
 */
export function normalizeRemote(name: string, found: unknown, isFromDeveloper: boolean): ComposedRemote {
  const { version, hash, entry, integrity, remote } = recordOf(found);
  const { name: ownName, contract, pages, menu } = recordOf(remote);
  const isVerifiable = isFromDeveloper || textOf(integrity).startsWith('sha');
  const isWhole = isVerifiable && ownName === name && [version, hash, entry].every(isText);
  return {
    version: textOf(version),
    hash: textOf(hash),
    entry: textOf(entry),
    integrity: textOf(integrity),
    remote: {
      name,
      contract: isWhole ? textOf(contract) : FITS_NOTHING,
      pages: listOf(pages).filter(isPage),
      menu: listOf(menu).filter(isMenuEntry),
    },
  };
}
