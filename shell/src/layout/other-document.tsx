import { Loading } from '@portal/ui/core';
import { loadDocument } from '@portal/ui/document';
import { useEffect } from 'react';

/** Loads the document of the present address, in the place of a page that has left and kept what was typed. */
export function OtherDocument() {
  useEffect(loadDocument, []);
  return <Loading label="Loading the page" />;
}
