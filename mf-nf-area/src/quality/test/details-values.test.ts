import type { QaFile } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { anId } from '@portal/testing';
import { aConfiguration, aTest } from '../../../test/a-test-book';
import { aTelecoverName } from '../../../test/atlas-file';
import { detailsField, detailsInput, detailsProblems, detailsValues } from './details-values';
import { momentOf } from './moments';

const file = (name: string): QaFile => ({ _id: anId(800), name, size: 1, sha256: name, role: 'ascii' });
const NEW = aTest({ measured_from: null, measured_to: null });

test('times and version are those of the files until others are saved', () => {
  const later = aTelecoverName('0532xcpr_1481').replace('213000', '220500');
  const test = { ...NEW, files: [file(aTelecoverName()), file(later), file('notes.txt')] };
  expect(detailsValues(test, aConfiguration())).toMatchObject({
    measured_from: '2026-06-12 21:30',
    measured_to: '2026-06-12 22:05',
    atlas_version: '0.5.1',
  });
});

test('of files of several nights, the times are those of the last night', () => {
  const files = ['20260609', '20260612'].map((date) => file(aTelecoverName().replace('20260612', date)));
  const test = { ...NEW, files: [...files, file(aTelecoverName().replace('213000', '223000'))] };
  expect(detailsValues(test, aConfiguration())).toMatchObject({
    measured_from: '2026-06-12 21:30',
    measured_to: '2026-06-12 22:30',
  });
});

test('one time in the names of the files says nothing of the end of the measurement', () => {
  const test = { ...NEW, files: [file(aTelecoverName()), file(aTelecoverName('0532xcpr_1481'))] };
  expect(detailsValues(test, aConfiguration())).toMatchObject({ measured_from: '2026-06-12 21:30', measured_to: '' });
});

test('what was typed is sent with the version of the test', () => {
  const values = {
    ...detailsValues(NEW, aConfiguration()),
    measured_from: '2026-06-12 21:30',
    comment: 'A clear night',
  };
  expect(detailsInput(values, NEW)).toMatchObject({
    version: 1,
    measured_from: epochOf('2026-06-12') + 77_400,
    measured_to: null,
    comment: 'A clear night',
  });
});

test('figures of a dark measurement are typed by channel', () => {
  const dark = { ...NEW, type: 'dark' as const };
  const values = { ...detailsValues(dark, aConfiguration()), figures: { '0532xppx': '0.004', '0532xcpx': 'x' } };
  expect(detailsProblems(values, dark)).toEqual({ figures: { '0532xcpx': 'Must be a number' } });
  expect(detailsField('figures[1].dark_deviation', values)).toBe('figures.0532xcpx');
});

test('a time that is none is named at its field', () => {
  const values = { ...detailsValues(NEW, aConfiguration()), measured_to: 'at night' };
  expect(detailsProblems(values, NEW)).toEqual({ measured_to: 'Must be a time, yyyy-mm-dd hh:mm' });
});

test.each<[text: string, epoch: number | null | undefined]>([
  ['2026-06-12 21:30', epochOf('2026-06-12') + 77_400],
  [' 2026-06-12T21:30 ', epochOf('2026-06-12') + 77_400],
  ['', null],
  ['2026-02-30 10:00', undefined],
  ['2026-06-12', undefined],
  ['2026-06-12 25:00', undefined],
])('%p is a time', (text, epoch) => {
  expect(momentOf(text)).toBe(epoch);
});
