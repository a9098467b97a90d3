import { pictureUrl, useDeleteFileMutation, useLoadFile, useUploadFile } from '@portal/api-slice';
import type { PictureActions } from '@portal/instruments';
import { useMemo } from 'react';

/** Loads, uploads and deletes pictures of a facility and its instruments. */
export function usePictures(): PictureActions {
  const load = useLoadFile();
  const upload = useUploadFile();
  const [deleteFile] = useDeleteFileMutation();
  return useMemo(
    () => ({
      urlOf: pictureUrl,
      load,
      upload,
      async remove(id) {
        const { error } = await deleteFile(id);
        // The server's message is shown as a toast; the field only needs the information that the picture still exists.
        if (error) throw new Error();
      },
    }),
    [load, upload, deleteFile],
  );
}
