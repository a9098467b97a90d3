import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import './wall.css';

const WallContext = createContext<string | undefined>(undefined);

interface WallProps {
  /** Release name of the remote that draws what is inside. */
  remote: string;
  children: ReactNode;
}

/** The element inside of which the styles of a remote apply. It takes no room of its own. */
export const Wall = ({ remote, children }: WallProps) => (
  <WallContext value={remote}>
    <div className="p-wall" data-remote={remote}>
      {children}
    </div>
  </WallContext>
);

/** The attribute of that element, for what a remote draws elsewhere in the document, such as a dialog. */
export const useWall = () => ({ 'data-remote': use(WallContext) });
