import { Loading } from '@portal/ui/core';
import { loadDocument } from '@portal/ui/document';
import { useEffect } from 'react';

/** Loads the document of the current URL instead of the page that was left, whose input has been stored. */
export function OtherDocument() {
  useEffect(loadDocument, []);
  return <Loading label="Loading the page" />;
}
