import { act, screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { useMap } from 'react-leaflet';
import type * as BaseMaps from './base-map';
import { aCertifiedFacility } from '@portal/testing';
import { renderInPortal } from '@portal/testing/portal';
import { chooseColours } from '@portal/ui/core';
import { FacilityMap } from './facility-map';
import { MARKER_ICONS } from './marker-icon';

type Props = Parameters<(typeof BaseMaps)['BaseMap']>[0];
const mockMap = jest.fn<void, [LeafletMap]>();
const mockProps = jest.fn<void, [Props]>();

function MockLook() {
  mockMap(useMap());
  return null;
}

jest.mock('./coastlines', () => ({ loadCoastlines: () => Promise.resolve({ land: [], borders: [] }) }));
jest.mock('./base-map', () => {
  const { BaseMap } = jest.requireActual<typeof BaseMaps>('./base-map');
  return {
    BaseMap: (props: Props) => {
      mockProps(props);
      return (
        <BaseMap {...props}>
          {props.children}
          <MockLook />
        </BaseMap>
      );
    },
  };
});

test('the map opens on central Europe at zoom 3.5 and zooms in half steps [2.3.3, 9.6, 11.11.8]', async () => {
  await act(async () => {
    renderInPortal(<FacilityMap facilities={[]} active={null} onPoint={() => {}} shown={null} />);
  });
  expect(screen.getByRole('region', { name: 'Map of the certified facilities' })).toBeInTheDocument();
  // Without 3D transforms, as in jsdom, Leaflet itself would round the zoom.
  expect(mockProps.mock.lastCall?.[0].zoom).toBe(3.5);
  const map = mockMap.mock.lastCall?.[0];
  expect(map?.options.zoomSnap).toBe(0.5);
  expect(map?.getCenter()).toMatchObject({ lat: 50, lng: 15 });
});

test.each(['dark', 'light'] as const)('on a %s page, the ground of the map follows [12.296]', async (colours) => {
  chooseColours(colours);
  await act(async () => {
    renderInPortal(<FacilityMap facilities={[]} active={null} onPoint={() => {}} shown={null} />);
  });
  const { classList } = screen.getByRole('region', { name: 'Map of the certified facilities' });
  expect(classList.contains('pub-map-dim')).toBe(colours === 'dark');
  act(() => chooseColours(colours === 'dark' ? 'light' : 'dark'));
  expect(classList.contains('pub-map-dim')).toBe(colours !== 'dark');
  act(() => chooseColours('system'));
});

test('a label that moves keeps the focus', async () => {
  // Without a layout, no label would fit.
  for (const size of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(size.startsWith('client') ? 800 : 40);
  const facility = aCertifiedFacility({ acronym: 'IZO', position: { latitude: 28.3, longitude: -16.5 } });
  await act(async () => {
    renderInPortal(<FacilityMap facilities={[facility]} active={null} onPoint={() => {}} shown={null} />);
  });
  const label = screen.getByRole('button', { name: /^IZO/ });
  const tooltip = label.parentElement;
  const putBack = jest.fn();
  if (tooltip) new MutationObserver(putBack).observe(tooltip, { childList: true });
  // Without 3D transforms, Leaflet positions elements with these properties.
  const placeOf = () => `${tooltip?.style.left} ${tooltip?.style.top}`;
  const before = placeOf();
  label.focus();
  const map = mockMap.mock.lastCall?.[0];
  await act(async () => {
    map?.setView([28.3, -16.5], 6, { animate: false });
    await new Promise(requestAnimationFrame);
  });
  expect(placeOf()).not.toBe(before);
  expect(putBack).not.toHaveBeenCalled();
  expect(label).toHaveFocus();
});

test('buttons that the frame of the map cuts off are no tab stops', async () => {
  const callbacks: IntersectionObserverCallback[] = [];
  const seen: Element[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    callbacks.push(callback);
    return Object.assign(new ResizeObserver(() => {}), {
      observe: (each: Element) => seen.push(each),
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      takeRecords: () => [],
    });
  });
  await act(async () => {
    renderInPortal(
      <FacilityMap
        facilities={[aCertifiedFacility({ acronym: 'IZO' })]}
        active={null}
        onPoint={() => {}}
        shown={null}
      />,
    );
  });
  const label = screen.getByRole('button', { name: /^IZO/ });
  expect(seen).toContain(label);
  const move = (intersectionRatio: number) =>
    callbacks.at(-1)?.(
      [{ target: label, intersectionRatio } as unknown as IntersectionObserverEntry],
      {} as IntersectionObserver,
    );
  move(0.4);
  expect(label).toHaveAttribute('tabindex', '-1');
  move(0.6);
  expect(label).toHaveAttribute('tabindex', '0');
});

test.each(['own', 'other'] as const)('a marker of the kind "%s" has its own shape', (kind) => {
  const icon = MARKER_ICONS[kind].createIcon();
  expect(icon.querySelector('svg')).toHaveClass(`pub-marker-${kind}`);
});
