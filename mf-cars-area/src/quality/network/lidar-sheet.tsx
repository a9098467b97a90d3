import { SideSheet, useLast } from '@portal/ui/overlay';
import { useSearchParams } from '@portal/ui/router';
import { useCallback } from 'react';
import { NETWORK_MESSAGES } from './messages';
import { CalibrationLight } from './calibration-light';
import { LidarLights } from './lidar-lights';
import type { NetworkRow } from './network-rows';
import { LidarConfigurations } from './lidar-configurations';

const { lidar: texts } = NETWORK_MESSAGES;

/** The instrument that the URL names, in a sheet over the network: its lights with their rules, and configurations. */
export function LidarSheet({ rows }: { rows: readonly NetworkRow[] }) {
  const [params, setParams] = useSearchParams();
  const id = params.get('lidar');
  // A light that was chosen comes first; else what can be decided does.
  const test = params.get('test');
  const shown = useLast(id ?? undefined);
  const row = rows.find((each) => each.id === shown);
  const close = useCallback(
    () =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('lidar');
          next.delete('test');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return (
    <SideSheet
      title={row ? texts.title(row.name, row.facility.acronym) : texts.lidar}
      isOpen={id !== null}
      onClose={close}
    >
      {row ? (
        <div className="cars-stack" key={row.id}>
          {row.calibration ? (
            <CalibrationLight row={row} calibration={row.calibration} />
          ) : (
            <>
              {test === null && <LidarConfigurations row={row} />}
              <LidarLights row={row} test={test} />
              {test !== null && <LidarConfigurations row={row} />}
            </>
          )}
        </div>
      ) : (
        <p>{texts.missing}</p>
      )}
    </SideSheet>
  );
}
