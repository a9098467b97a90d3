import { Component } from 'react';
import type { ReactNode } from 'react';

interface RenderBoundaryProps {
  /** Called with the error; the page is not shown again. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Error boundary of one page. */
export class RenderBoundary extends Component<RenderBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
