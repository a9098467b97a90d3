import { DOWNLOAD_PATHS, useDownload } from '@portal/api-slice';
import { DownloadButton } from '@portal/facilities';
import { PageTitle, Panel } from '@portal/ui/core';
import { useParams } from '@portal/ui/router';
import { MESSAGES } from '../files/messages';
import '../page.css';

const { file: texts } = MESSAGES;

const TRAIL = [{ label: texts.home, path: '/' }];

/** `/files/:id`: the target of a shared file's link. A direct link to the file would not carry the session. */
export function FilePage() {
  const { id = '' } = useParams();
  const download = useDownload();
  return (
    <div className="adm-page">
      <PageTitle title={texts.title} trail={TRAIL} />
      <Panel>
        <div className="adm-stack">
          <p>{texts.text}</p>
          <div>
            <DownloadButton label={texts.download} path={DOWNLOAD_PATHS.file(id)} download={download} />
          </div>
        </div>
      </Panel>
    </div>
  );
}
