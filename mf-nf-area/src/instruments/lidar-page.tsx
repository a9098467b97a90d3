import { LIDAR_ASPECTS } from '@portal/domain';
import type { Lidar, NationalFacility } from '@portal/domain';
import { Alert, ErrorState, Loading, PageTitle, Panel } from '@portal/ui/core';
import { useEffect, useRef } from 'react';
import { useListLidarsQuery } from '../api/lidars';
import { useTrail } from '../facility/trail';
import { MESSAGES } from '../messages';
import { useAddForm } from '../url-state/use-add-form';
import { useUrlState } from '../url-state/use-url-state';
import type { UrlState } from '../url-state/use-url-state';
import { Assessment } from './assessment';
import type { InstrumentsProps } from './kinds';
import { LaterLidarEditor } from './later-editors';
import { isKeptOnServer } from './use-instrument-lines';
import { useIsLeavingAdd, useIsLeavingDialog } from './use-is-leaving';
import { useCopyInAddress, useNewCopy } from './use-new-copy';

const { facility: texts, instruments } = MESSAGES;

/** Whether the URL is that of the form of a lidar, new or existing. */
export const isLidarPage = ({ lidar, adds }: UrlState) => lidar !== null || adds.includes('lidar');

/** The form of a lidar as a page, with a link back to its facility. */
export function LidarPage(props: InstrumentsProps) {
  const { urlState } = useUrlState();
  return urlState.lidar === null ? <NewLidar {...props} /> : <SavedLidar {...props} id={urlState.lidar} />;
}

function NewLidar({ facility, access }: InstrumentsProps) {
  const { open, close } = useAddForm('lidar');
  const isKept = isKeptOnServer(facility, access);
  const copy = useCopyInAddress('lidar', useNewCopy('lidar', facility._id, isKept));
  const isLeaving = useIsLeavingAdd('lidar');
  return (
    <>
      <Head facility={facility} title={instruments.lidar.add} />
      {copy !== null && (
        <Panel>
          <LaterLidarEditor
            key={copy}
            lidar={null}
            facilityId={facility._id}
            {...{ copy, isKept, isLeaving }}
            onDone={close}
            onReopen={() => open(copy)}
          />
        </Panel>
      )}
    </>
  );
}

function SavedLidar({ facility, access, id }: InstrumentsProps & { id: string }) {
  const { go } = useUrlState();
  const { currentData: lidars, isError, refetch } = useListLidarsQuery(facility._id);
  const isLeaving = useIsLeavingDialog('lidar', id);
  const lidar = lidars?.find(({ _id }) => _id === id);
  const { lidar: words } = instruments;
  return (
    <>
      <Head facility={facility} title={words.dialog} lidar={lidar} />
      {!lidars && isError && (
        <ErrorState title={words.failedTitle} onRetry={() => void refetch()}>
          {instruments.failed}
        </ErrorState>
      )}
      {!lidars && !isError && <Loading label={words.loading} />}
      {lidars && !lidar && <Alert type="warning" showIcon title={words.gone} />}
      {lidar && (
        <>
          <Assessment record={lidar} aspects={LIDAR_ASPECTS} />
          <Panel>
            <LaterLidarEditor
              key={id}
              lidar={lidar}
              facilityId={facility._id}
              isKept={isKeptOnServer(facility, access)}
              isLeaving={isLeaving}
              onDone={() => go({ tab: 'lidars', lidar: null })}
              onReopen={() => go({ tab: 'lidars', lidar: id })}
            />
          </Panel>
        </>
      )}
    </>
  );
}

interface HeadProps {
  facility: NationalFacility;
  title: string;
  lidar?: Lidar | undefined;
}

function Head({ facility, title, lidar }: HeadProps) {
  const { to } = useUrlState();
  const trail = useTrail();
  const above = { label: `${facility.acronym}: ${texts.lidars}`, path: to({ tab: 'lidars', lidar: null, adds: [] }) };
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Move the focus as after any change of page, since the path stays the same.
    head.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <div ref={head} className="nf-lidar-head">
      <PageTitle
        title={lidar ? `${title} ${lidar.name}` : title}
        documentTitle={`${facility.acronym} – ${lidar?.name ?? title}`}
        trail={[...trail, above]}
        crumb={lidar?.name ?? title}
      />
    </div>
  );
}
