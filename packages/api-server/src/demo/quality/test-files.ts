import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { qaTestType, type QaFileContent } from '@portal/domain';
import { keepFile } from '../../platform/files/keep-file';
import { FILE_TYPES } from '../../platform/files/file-type';
import type { Context } from '../../platform/process/app-types';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import type { TestStory } from './books';
import { polarisationText, rayleighText, telecoverText } from './signals';

/** A file of a test: what the self-check reads of it, and its id. */
export interface KeptFile extends QaFileContent {
  id: string;
}

interface Measured {
  story: TestStory;
  configuration: ConfigurationRow;
  lidarName: string;
  /** UTC. */
  at: Date;
}

/** A dark profile: noise around zero. */
const DARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><rect width="400" height="200" fill="#fff"/>
  <path d="M20 100H390M20 10V190" stroke="#7d8996" fill="none"/>
  <path d="M20 92q14 30 28 4t28 8 28-6 28 9 28-7 28 4 28-3 28 5 28-4 28 3 28-2 28 2" stroke="#14509e" fill="none"/></svg>`;

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (at: Date) => at.toISOString().slice(0, 10).replaceAll('-', '');
const timeOf = (at: Date) => `${two(at.getUTCHours())}${two(at.getUTCMinutes())}00`;
const headingTime = (at: Date) =>
  `${two(at.getUTCDate())}.${two(at.getUTCMonth() + 1)}.${at.getUTCFullYear()}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}UTC`;

function nameOf({ story, configuration, at }: Measured, channel: ConfigurationRow['channels'][number], ending: string) {
  const { stationId, sccLidarId, sccVersionId, sccConfigurationId } = configuration;
  const ids = [stationId, sccLidarId, sccVersionId, sccConfigurationId, dateOf(at), timeOf(at)];
  const { atlas } = qaTestType(story.type);
  return `${[...ids, atlas, channel.short_name, channel.scc_channel_id].join('_')}_ATLAS_0.5.1.${ending}`;
}

function textOf({ story, configuration, lidarName, at }: Measured, place: number): string {
  const heading = { station: configuration.stationId, system: lidarName, measured: headingTime(at) };
  // The same on each day, and another one for a second configuration: of some noise, the self-check would say that it
  // has a slope.
  const seed = 7 + place + 3 * (configuration.number - 1);
  const { late = 150, slope = 0, ratio = 1 } = story.signal ?? {};
  if (story.type === 'rayleigh_fit') return rayleighText(heading, { seed, slope });
  if (story.type === 'polarisation_calibration') return polarisationText(heading, { seed, ratio });
  return telecoverText(heading, { seed, late });
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The plot of a dark measurement, which is drawn once. */
const darkPlots = new WeakMap<Context, Promise<Buffer>>();

function darkPlot(context: Context): Promise<Buffer> {
  const drawn = darkPlots.get(context) ?? drawDark(context);
  darkPlots.set(context, drawn);
  return drawn;
}

const drawDark = async ({ pictures }: Context) =>
  Buffer.from(await pictures.make({ make: 'logo', source: Buffer.from(DARK), isDrawing: true }));

/** Length of the last chunk of a PNG. */
const END = 12;

/** A PNG with a title: plots of ATLAS have texts too, and none is the same as another. */
function withTitle(png: Buffer, title: string): Buffer {
  const chunk = Buffer.from(`tEXtTitle\0${title}`, 'latin1');
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 'tEXt'.length);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, -END), length, chunk, checksum, png.subarray(-END)]);
}

/** Stores the files of a test, one for each channel of its configuration, without an owner. */
export async function keepTestFiles(context: Context, measured: Measured): Promise<KeptFile[]> {
  const [role] = qaTestType(measured.story.type).needs;
  if (!role) return [];
  const isPlot = role === 'plot';
  const kept: KeptFile[] = [];
  for (const [place, channel] of measured.configuration.channels.entries()) {
    const text = isPlot ? null : textOf(measured, place);
    const name = nameOf(measured, channel, isPlot ? 'png' : 'txt');
    const bytes = text === null ? withTitle(await darkPlot(context), name) : Buffer.from(text);
    const contentType = isPlot ? FILE_TYPES.png.contentType : 'text/plain; charset=utf-8';
    const sha256 = digest(bytes);
    const id = await keepFile(context, { kind: 'qa', name, contentType, size: bytes.length, sha256 }, bytes);
    kept.push({ id, name, role, sha256, text, plotProblem: null });
  }
  return kept;
}
