import { pictureUrl, useDeleteFileMutation, useLoadFile, useUploadFile } from '@portal/api-slice';
import type { PictureActions } from '@portal/instruments';
import { useMemo } from 'react';

/** Where the pictures of a facility and its instruments come from and go to. */
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
        // The server's words were toasted; the field says that the picture is still there.
        if (error) throw new Error();
      },
    }),
    [load, upload, deleteFile],
  );
}
