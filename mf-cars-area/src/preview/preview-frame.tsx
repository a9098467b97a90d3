import { SidePanel, SideSheet } from '@portal/ui/overlay';
import type { SideSheetProps } from '@portal/ui/overlay';
import { usePreviewPlace } from './preview-place';

/** A preview beside the decision that it shows, or over the page where there is no room for both. */
export function PreviewFrame({ isOpen, ...frame }: SideSheetProps) {
  const place = usePreviewPlace();
  if (!place) return <SideSheet isOpen={isOpen} {...frame} />;
  return isOpen && <SidePanel place={place} {...frame} />;
}
