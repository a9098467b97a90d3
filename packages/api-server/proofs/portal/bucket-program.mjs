import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';

/* An object storage on disk: started with its folder, which it makes, it prints its port. */
const [folder] = process.argv.slice(2);
mkdirSync(folder);
const storage = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'portal' }],
});
const { port } = await storage.run();
console.log(port);
