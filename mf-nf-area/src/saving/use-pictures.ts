import { pictureUrl, useDeleteFileMutation, useUploadFile } from '@portal/api-slice';
import type { PictureActions } from '@portal/instruments';
import { useMemo } from 'react';

/** Where the pictures of a facility and its instruments come from and go to. */
export function usePictures(): PictureActions {
  const upload = useUploadFile();
  const [deleteFile] = useDeleteFileMutation();
  return useMemo(
    () => ({
      urlOf: pictureUrl,
      upload,
      async remove(id) {
        const { error } = await deleteFile(id);
        // The server's words were toasted; the field says that the picture is still there.
        if (error) throw new Error();
      },
    }),
    [upload, deleteFile],
  );
}
