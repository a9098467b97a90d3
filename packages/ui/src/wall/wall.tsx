import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import './wall.css';

const WallContext = createContext<string | undefined>(undefined);

interface WallProps {
  /** Release name of the remote that renders the children. */
  remote: string;
  children: ReactNode;
}

/** The element inside which the styles of a remote apply. It does not affect the layout. */
export const Wall = ({ remote, children }: WallProps) => (
  <WallContext value={remote}>
    <div className="p-wall" data-remote={remote}>
      {children}
    </div>
  </WallContext>
);

/** The attribute of that element, for content that a remote renders elsewhere in the document, such as a dialog. */
export const useWall = () => ({ 'data-remote': use(WallContext) });
