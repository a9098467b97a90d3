import { Component } from 'react';
import type { ReactNode } from 'react';

interface RenderBoundaryProps {
  /** What to do about what the page threw; the page is shown no more. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps an error that a page throws while it is shown inside the place of that page. */
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
