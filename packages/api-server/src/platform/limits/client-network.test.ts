import { clientNetworkOf, clientNetworksOf } from './client-network';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});

test.each<[address: string, networks: string[]]>([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ab12::9', ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
])('%s may control %j', (address, networks) => {
  expect(clientNetworksOf(address)).toEqual(networks);
});

test('the address of a closed connection is unknown, and is no network that a client controls', () => {
  expect([clientNetworkOf(undefined), clientNetworksOf(undefined)]).toEqual(['unknown', ['unknown']]);
});
