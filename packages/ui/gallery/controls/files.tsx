import { Progress, Upload } from 'antd';
import { useState } from 'react';
import { Formik, FormLayout } from '../../src/form';
import { PictureField } from '../../src/picture';
import { FileDrop, UploadProgress } from '../../src/upload';
import type { Control } from '../control';

const MAX_BYTES = 1024 * 1024;
/** An inline drawing of a lidar, so that the gallery needs no image file. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#0b2a5b"/><path d="M160 180V20" stroke="#86dba6" stroke-width="8"/></svg>`;

function Plan() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <FileDrop
        label="Upgrade plan"
        hint="Once submitted it cannot be changed"
        accept={['pdf']}
        maxBytes={MAX_BYTES}
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <output aria-label="Chosen">{names.join(', ')}</output>
    </>
  );
}

function PictureOfLidar({ picture }: { picture: readonly string[] }) {
  return (
    <Formik initialValues={{ picture }} onSubmit={() => {}}>
      <FormLayout label={picture.length === 0 ? 'Picture, empty' : 'Picture, filled'}>
        <PictureField
          name="picture"
          label="Picture"
          maxBytes={MAX_BYTES}
          load={async () => new Blob([DRAWING], { type: 'image/svg+xml' })}
          upload={async () => 'drawing'}
          remove={async () => {}}
          deleteQuestion="Are you sure you want to delete this picture?"
        />
      </FormLayout>
    </Formik>
  );
}

export const FILES: readonly Control[] = [
  {
    id: 'file',
    title: 'File',
    from: 'the browser',
    parts: ['FileDrop'],
    because:
      'A native file input below the drop area. antd’s is announced as a button but does not open with Space; it weighs 13 kB.',
    shown: <Plan />,
    counterpart: {
      name: 'Upload.Dragger',
      shown: (
        <Upload.Dragger beforeUpload={() => false} defaultFileList={[{ uid: '1', name: 'plan.pdf', status: 'done' }]}>
          Choose a file or drop it here
        </Upload.Dragger>
      ),
    },
  },
  {
    id: 'picture',
    title: 'Picture',
    from: 'the portal',
    parts: ['PictureField'],
    because:
      'The picture is uploaded immediately, shown, and deleted after a confirmation; a failed upload can be retried. antd has no counterpart that keeps the focus.',
    shown: (
      <>
        <PictureOfLidar picture={[]} />
        <PictureOfLidar picture={['drawing']} />
      </>
    ),
  },
  {
    id: 'progress',
    title: 'Progress',
    from: 'the browser',
    parts: ['UploadProgress'],
    because: 'The native element, with an accessible name. antd’s has no name by default, and weighs 18 kB alone.',
    shown: <UploadProgress name="plan.pdf" fraction={0.4} />,
    counterpart: { name: 'Progress', shown: <Progress percent={40} /> },
  },
];
