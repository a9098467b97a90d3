import { pictureUrl, useDeleteFileMutation, useUploadFile } from '@portal/api-slice';
import type { PictureActions } from '@portal/instruments';
import { useMemo } from 'react';

/**
 * What was uploaded on this page, by file id: until a record is saved with it, the server gives a picture to nobody who
 * asks without a token, as an image does. Kept as long as the page, because a form may show it again.
 */
const uploaded = new Map<string, string>();

/** Where the pictures of a facility and its instruments come from and go to. */
export function usePictures(): PictureActions {
  const upload = useUploadFile();
  const [deleteFile] = useDeleteFileMutation();
  return useMemo(
    () => ({
      urlOf: (id) => uploaded.get(id) ?? pictureUrl(id),
      async upload(file, onProgress) {
        const id = await upload(file, onProgress);
        uploaded.set(id, URL.createObjectURL(file));
        return id;
      },
      async remove(id) {
        const { error } = await deleteFile(id);
        // The server's words were toasted; the field says that the picture is still there.
        if (error) throw new Error();
        const url = uploaded.get(id);
        if (url !== undefined) URL.revokeObjectURL(url);
        uploaded.delete(id);
      },
    }),
    [upload, deleteFile],
  );
}
