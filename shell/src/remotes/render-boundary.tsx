import { Component } from 'react';
import type { ReactNode } from 'react';
import { classify } from './classify';
import type { FaultClass } from './classify';
import { LoadFault } from './fault';
import { FaultPage } from './fault-page';

interface RenderBoundaryProps {
  /** Title of the page inside it. */
  title: string;
  children: ReactNode;
}

/** Keeps an error that a page throws while it is shown inside the place of that page. */
export class RenderBoundary extends Component<RenderBoundaryProps, { fault: FaultClass | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: classify(new LoadFault({ stage: 'render', error })) };
  }

  retry = () => this.setState({ fault: null });

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <FaultPage title={this.props.title} fault={fault} onRetry={this.retry} />;
  }
}
