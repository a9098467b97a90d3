import { join } from 'node:path';
import type { S3Address } from '../../platform/storage/s3-address';
import { openBucket } from '../../platform/storage/s3-bucket';
import { bucketReleaseFiles } from './bucket-release-files';
import { diskReleaseFiles } from './disk-release-files';
import type { ReleaseFiles } from './release-files';

interface Place {
  dataDir: string;
  objectStorage?: S3Address;
}

/** The place that the settings name: the object storage, which several servers share, or the data folder. */
export const openReleaseFiles = async ({ dataDir, objectStorage }: Place): Promise<ReleaseFiles> =>
  objectStorage ? bucketReleaseFiles(await openBucket(objectStorage)) : diskReleaseFiles(join(dataDir, 'releases'));
