import type { LidarFacts } from './facts';

/** Short names of channels for lidars whose channel set no source gives. */
const BY_WAVELENGTH: Readonly<Record<number, readonly string[]>> = {
  1064: ['1064xtax'],
  532: ['0532xpax', '0532xppx', '0532xcax', '0532xcpx', '0607xvpn'],
  355: ['0355xtax', '0355xtpx', '0387xvpn'],
};

/** The PollyXT family is known to have eight channels in the far range and four in the near range. */
const POLLY_XT =
  '1064ftpx 0532ftpx 0532fcpx 0607fvpn 0355ftpx 0355fcpx 0387fvpn 0408fvpw 0532ntpx 0607nvpn 0355ntpx 0387nvpn'.split(
    ' ',
  );

/** A plausible channel set: that of the family, else by emitted wavelength; all three when those are unknown too. */
export function plausibleChannels({ model, emission_wavelengths_nm }: LidarFacts): readonly string[] {
  if (model === 'PollyXT') return POLLY_XT;
  return (emission_wavelengths_nm ?? [1064, 532, 355]).flatMap((wavelength) => BY_WAVELENGTH[wavelength] ?? []);
}
