import { ErrorState, Loading, PageTitle } from '@portal/ui/core';
import { useListSharedFilesQuery } from '../api/files';
import { MESSAGES } from '../files/messages';
import { SharedFileList } from '../files/shared-file-list';
import { UploadFiles } from '../files/upload-files';
import '../page.css';

const { list } = MESSAGES;

/** `/admin/files`: shared files and their upload. */
export function FilesPage() {
  return (
    <div className="adm-page">
      <PageTitle title={MESSAGES.title} />
      <p>{MESSAGES.intro}</p>
      <Files />
    </div>
  );
}

function Files() {
  const { data, isError, refetch } = useListSharedFilesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data)
    return (
      <>
        <UploadFiles maxFiles={data.max_files} />
        <SharedFileList files={data.files} />
      </>
    );
  if (!isError) return <Loading label={list.loading} />;
  return (
    <ErrorState title={list.failedTitle} onRetry={() => void refetch()}>
      {list.failed}
    </ErrorState>
  );
}
