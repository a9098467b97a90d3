import type { RemoteRelease } from '@portal/portal-contract';
import { aRemoteRelease } from '../releases/releases.fixture';

const PAGES: RemoteRelease['remote']['pages'] = [
  { path: '/label/:nf', page: 'home', title: 'Label', access: 'public' },
  { path: '/labels', page: 'home', title: 'Labels', access: 'public' },
  { path: '/verify/:code?', page: 'home', title: 'Check a certificate', access: 'public' },
];

/** A remote with the public pages of labels. */
export function withLabelPages(): RemoteRelease {
  const release = aRemoteRelease();
  return { ...release, remote: { ...release.remote, pages: [...release.remote.pages, ...PAGES] } };
}
