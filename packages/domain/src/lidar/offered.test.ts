import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import { channelGroupRow } from './channel-groups';
import { isOffered } from './offered';
import { whatCounts } from './what-counts';
import { lidarFormValues } from './lidar';

test.each(CHANNEL_AVAILABILITIES.map(({ code, offered }) => [code, offered]))(
  'a group that is "%s" has details in the form and in storage only if the list says so: %s',
  (availability, offered) => {
    expect(isOffered(availability)).toBe(offered);
    const values = lidarFormValues(null);
    const channels = { ...values.channels };
    channels['Elastic 532'] = { ...channels['Elastic 532'], availability, height_resolution: '7.5' };
    expect(whatCounts({ ...values, channels }).channels['Elastic 532'].height_resolution).toBe(offered ? '7.5' : '');
    const row = channelGroupRow({ availability, height_resolution: 7.5 } as Parameters<typeof channelGroupRow>[0]);
    expect(row.height_resolution).toBe(offered ? 7.5 : null);
  },
);

test.each([undefined, null, '', 'other'])('a group of availability %s is not offered', (availability) => {
  expect(isOffered(availability)).toBe(false);
});
