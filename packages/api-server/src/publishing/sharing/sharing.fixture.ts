import type { Release } from '@portal/portal-contract';
import type { ApiAnswer, TestPortal } from '../../../test/portal';
import { dataOf, deploy, describe as describeRelease, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { shares, shareTabs } from '../../platform/db/tables';
import { currentReleases } from '../releases/releases.store';
import { anotherRemote, aRemoteRelease, aShellRelease, contentsOf } from '../releases/releases.fixture';

/** The live release, and the shared one. */
export const PRESENT = anotherRemote('mf-a', { hash: 'a'.repeat(16) });
export const NEXT = anotherRemote('mf-a', { version: '1.1.0', hash: 'b'.repeat(16) });

/** A portal with a shell, a home page and `mf-a`. */
export async function publishPresent(portal: TestPortal): Promise<void> {
  for (const release of [aShellRelease(), aRemoteRelease(), PRESENT]) await deploy(portal, release);
}

/** Sends a build without making it current, and returns the token of its team. */
export async function hold(portal: TestPortal, release: Release, held?: string): Promise<string> {
  const token = held ?? (await teamToken(portal, release.name));
  dataOf(await describeRelease(portal, release, token, '?hold=true'));
  dataOf(await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token }));
  return token;
}

const named = ({ name, hash }: Release) => ({ name, hash });

/** Requests a share of releases that were sent. */
export const askForShare = (
  { callApi }: TestPortal,
  token: string,
  releases: readonly Release[],
  percent = 50,
): Promise<ApiAnswer> => callApi('POST /releases/shares', { token, body: { parts: releases.map(named), percent } });

/** Sends releases and shares them; returns the id of the share and the tokens. */
export async function share(portal: TestPortal, ...releases: Release[]): Promise<{ id: string; token: string }> {
  const tokens: string[] = [];
  for (const release of releases) tokens.push(await hold(portal, release));
  const token = tokens.join(',');
  const { share: id } = dataOf(await askForShare(portal, token, releases)) as { share: string };
  return { id, token };
}

/** Live releases, as "part version". */
export const liveIn = async ({ db }: TestPortal) =>
  (await currentReleases(db)).map(({ part, version }) => `${part} ${version}`);

/** All shares, including ended ones. */
export const sharesIn = ({ db }: TestPortal) => db.select().from(shares).orderBy(shares.startedAt);

let tabs = 0;

/** A group of reporting tabs. */
export interface SeenTabs {
  of: Release;
  count: number;
  failing?: number;
  /** Tabs per network. */
  perNetwork?: number;
}

/** Reports of tabs on one side of a share, one after the other, from as many networks as needed. */
export function reportsOf(id: string, { of, count, failing = 0, perNetwork = 5 }: SeenTabs) {
  return Array.from({ length: count }, (_each, index) => {
    tabs += 1;
    return {
      ip: `10.${of.hash.startsWith('b') ? 1 : 2}.${Math.floor(index / perNetwork)}.7`,
      body: {
        share: id,
        tab: tabs.toString(16).padStart(16, '0'),
        part: of.name,
        hash: of.hash,
        failed_to_load: false,
        failed_in_code: index < failing,
      },
    };
  });
}

/** Sends the reports of all groups. */
export async function reportTabs({ callApi }: TestPortal, id: string, ...all: SeenTabs[]): Promise<void> {
  for (const tabsOf of all)
    for (const request of reportsOf(id, tabsOf)) dataOf(await callApi('POST /share-reports', request));
}

/** Stores tabs as already counted, without a decision. */
export async function seen({ db }: TestPortal, id: string, ...all: SeenTabs[]): Promise<void> {
  for (const tabsOf of all)
    await db.insert(shareTabs).values(
      reportsOf(id, tabsOf).map(({ ip, body }) => ({
        shareId: id,
        tab: body.tab,
        isNew: body.hash.startsWith('b'),
        network: ip,
        failedToLoad: body.failed_to_load,
        failedInCode: body.failed_in_code,
      })),
    );
}
