import { call } from '../../platform/http/call';
import { keptText } from '../../platform/http/kept-text';
import { idParams } from '../../platform/http/params';
import { madeOnce } from '../../platform/process/made-once';
import { toCsv } from './facilities-csv';
import { toGeoJson } from './facilities-geojson';
import { listOpenFacilities, type OpenFacility } from './open-facilities.service';
import { aboutInstrument, type ReadQuality } from './about-instrument.service';
import { readOpenLidar, readOpenPhotometer, readPidinst } from './open-instrument.service';
import { readable, sendOpenData } from './send-open-data';

const JSON_TYPE = 'application/json; charset=utf-8';

const geoJsonOf = madeOnce((facilities: readonly OpenFacility[], publicUrl: string) =>
  keptText(readable(toGeoJson(facilities, publicUrl))),
);
const csvOf = madeOnce((facilities: readonly OpenFacility[], publicUrl: string) =>
  keptText(toCsv(facilities, publicUrl)),
);

/** Open data: documents at permanent addresses, in standard formats and without the envelope. */
export const openDataCalls = (readQuality: ReadQuality) => [
  call('GET /open-data/facilities.geojson', {
    capability: 'open-data.read',
    summary: 'Certified facilities as GeoJSON',
    gives: 'file',
    answers:
      'A feature collection (RFC 7946, application/geo+json): one point for each facility, with its acronym, name, type, displayed status and the date of that status, and its instruments with the addresses of their pages.',
    handle: async ({ context, request, reply }) =>
      sendOpenData(request, reply, {
        type: 'application/geo+json',
        saveAs: 'certified-facilities.geojson',
        now: context.now(),
        content: geoJsonOf(await listOpenFacilities(context), context.settings.publicUrl),
      }),
  }),
  call('GET /open-data/facilities.csv', {
    capability: 'open-data.read',
    summary: 'Certified facilities as CSV',
    gives: 'file',
    answers: 'A header row and one row for each facility (RFC 4180, UTF-8), with the same data as the GeoJSON.',
    handle: async ({ context, request, reply }) =>
      sendOpenData(request, reply, {
        type: 'text/csv; charset=utf-8; header=present',
        saveAs: 'certified-facilities.csv',
        now: context.now(),
        content: csvOf(await listOpenFacilities(context), context.settings.publicUrl),
      }),
  }),
  call('GET /open-data/lidar/:id', {
    capability: 'open-data.read',
    summary: 'The public page of a lidar as JSON',
    params: idParams,
    gives: 'file',
    answers: 'The content of the lidar’s page, with codes, units and the certified facility that the lidar belongs to.',
    handle: async ({ context, params, request, reply }) =>
      sendOpenData(request, reply, {
        type: JSON_TYPE,
        now: context.now(),
        content: readable(await readOpenLidar(context, params.id, readQuality)),
      }),
  }),
  call('GET /open-data/photometer/:id', {
    capability: 'open-data.read',
    summary: 'The public page of a photometer as JSON',
    params: idParams,
    gives: 'file',
    answers:
      'The content of the photometer’s page, with codes, units and the certified facility that the photometer belongs to.',
    handle: async ({ context, params, request, reply }) =>
      sendOpenData(request, reply, {
        type: JSON_TYPE,
        now: context.now(),
        content: readable(await readOpenPhotometer(context, params.id, readQuality)),
      }),
  }),
  call('GET /open-data/lidar/:id/pidinst', {
    capability: 'open-data.read',
    summary: 'A lidar as a record of the PIDINST schema',
    params: idParams,
    gives: 'file',
    answers:
      'The lidar in the schema of the RDA working group on persistent identification of instruments, version 1.0.',
    handle: async ({ context, params, request, reply }) =>
      sendOpenData(request, reply, {
        type: JSON_TYPE,
        now: context.now(),
        content: readable(await readPidinst(context, 'lidar', params.id, readQuality)),
      }),
  }),
  call('GET /open-data/photometer/:id/pidinst', {
    capability: 'open-data.read',
    summary: 'A photometer as a record of the PIDINST schema',
    params: idParams,
    gives: 'file',
    answers:
      'The photometer in the schema of the RDA working group on persistent identification of instruments, version 1.0.',
    handle: async ({ context, params, request, reply }) =>
      sendOpenData(request, reply, {
        type: JSON_TYPE,
        now: context.now(),
        content: readable(await readPidinst(context, 'photometer', params.id, readQuality)),
      }),
  }),
  call('GET /lidar/system/:id/about', {
    capability: 'open-data.read',
    summary: 'The information on the public page of a lidar besides its record',
    params: idParams,
    answers: 'Facility, label, accepted version, date of the last change, licence and citation.',
    handle: ({ context, params }) => aboutInstrument(context, 'lidar', params.id, readQuality),
  }),
  call('GET /photometer/system/:id/about', {
    capability: 'open-data.read',
    summary: 'The information on the public page of a photometer besides its record',
    params: idParams,
    answers: 'Facility, label, accepted version, date of the last change, licence and citation.',
    handle: ({ context, params }) => aboutInstrument(context, 'photometer', params.id, readQuality),
  }),
];
