import { serverMessage } from '@portal/api-slice';
import type { PreviewRecord } from '@portal/domain';
import { previewTitle } from '@portal/domain';
import {
  Button,
  DefinitionList,
  EmptyState,
  FormError,
  formatMoment,
  LinkButton,
  Loading,
  PageTitle,
  Panel,
} from '@portal/ui/core';
import { useParams } from '@portal/ui/router';
import { useEnterPreviewMutation, useGetPreviewQuery } from '../api/previews';
import { loadPage } from '../preview/load-page';
import { setPreviewOfTab } from '../preview/tab';
import './pages.css';

const TRY_AGAIN = 'Please try again in a moment.';

/** `/preview/:id`: the content of a preview, and the button that opens it. A link alone opens nothing. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const { data, isError, error } = useGetPreviewQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <div className="s-page s-narrow">
      <PageTitle title="Preview" />
      {data && !isError && <Shown preview={data} />}
      {isError && (
        <>
          <EmptyState title="This preview cannot be opened">{serverMessage(error) ?? TRY_AGAIN}</EmptyState>
          <Home />
        </>
      )}
      {!data && !isError && <Loading label="Loading what the preview shows" />}
    </div>
  );
}

const Home = () => <LinkButton to="/">Go to the home page</LinkButton>;

const HOME = '/';
const A_TEAM = 'The holder of a deploy token of its parts';

function Shown({ preview }: { preview: PreviewRecord }) {
  const [enter, { isLoading, error }] = useEnterPreviewMutation();
  const open = async () => {
    const { data } = await enter(preview._id);
    if (!data) return;
    setPreviewOfTab(preview._id);
    loadPage(HOME, data.pass);
  };
  return (
    <Panel>
      <div className="s-preview-page">
        <DefinitionList
          items={[
            { label: 'Shows', value: previewTitle(preview) },
            { label: 'Made by', value: preview.made_by ?? A_TEAM },
            { label: 'Can be opened until', value: formatMoment(preview.ends_at) },
          ]}
        />
        <p>
          {preview.composition === null
            ? 'This tab then shows the portal with these releases, which are not released yet.'
            : 'This tab then shows the portal as it was, with code of that time.'}{' '}
          It acts in your name, and what you save is saved. Open it only if you expected this link. Other tabs stay as
          they are, and the bar at the lower edge leads back.
        </p>
        {error && <FormError title="The preview was not opened">{serverMessage(error) ?? TRY_AGAIN}</FormError>}
        <div className="s-preview-actions">
          <Button type="primary" loading={isLoading} onClick={() => void open()}>
            Open the preview in this tab
          </Button>
          <Home />
        </div>
      </div>
    </Panel>
  );
}

/** `/preview/ended`: the target of a tab whose preview was refused. */
export const PreviewEndedPage = () => (
  <div className="s-page s-narrow">
    <PageTitle title="Preview" />
    <EmptyState title="The preview is over">
      It has ended, its releases changed, or you are no longer among those who may see it. This tab shows the current
      portal again. To see the preview, open its link once more: it says what is amiss.
    </EmptyState>
    <Home />
  </div>
);
