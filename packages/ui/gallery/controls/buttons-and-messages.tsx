import { Alert as AntdAlert, Button as AntdButton } from 'antd';
import { Alert, Button, EmptyState, ErrorState, FormError, Icon, LinkButton, Loading, Panel } from '../../src/core';
import { DraftNotice, WhyFailed } from '../../src/form';
import type { Control } from '../control';

export const BUTTONS_AND_MESSAGES: readonly Control[] = [
  {
    id: 'button',
    title: 'Button, and its reason while it is disabled',
    from: 'the portal',
    parts: ['Button', 'LinkButton'],
    because:
      'The browser’s button in the look of antd’s, whose own needs its styles and theme on every page. While it is loading it keeps its name. A line beside a disabled button gives the reason.',
    shown: (
      <>
        <div className="g-row">
          <Button type="primary">Submit application</Button>
          <Button>Cancel</Button>
          <Button type="text">Close</Button>
          <Button type="link">Use a code</Button>
          <Button danger>Delete</Button>
          <Button type="primary" danger>
            Delete all
          </Button>
          <Button loading>Saving</Button>
          <Button type="primary" loading>
            Sending
          </Button>
          <Button disabled aria-describedby="g-reason">
            Issue report
          </Button>
          <span id="g-reason">3 evaluations are open.</span>
        </div>
        <div className="g-row">
          <Button icon={<Icon name="download" />}>Download</Button>
          <Button icon={<Icon name="edit" />} aria-label="Edit" />
          <Button size="small">Copy</Button>
          <Button size="small" icon={<Icon name="copy" />} aria-label="Copy the name" />
          <LinkButton to="?only=button">This section</LinkButton>
        </div>
      </>
    ),
    counterpart: {
      name: 'Button',
      shown: (
        <>
          <div className="g-row">
            <AntdButton type="primary">Submit application</AntdButton>
            <AntdButton>Cancel</AntdButton>
            <AntdButton type="text">Close</AntdButton>
            <AntdButton type="link">Use a code</AntdButton>
            <AntdButton danger>Delete</AntdButton>
            <AntdButton type="primary" danger>
              Delete all
            </AntdButton>
            <AntdButton loading>Saving</AntdButton>
            <AntdButton type="primary" loading>
              Sending
            </AntdButton>
            <AntdButton disabled>Issue report</AntdButton>
          </div>
          <div className="g-row">
            <AntdButton icon={<Icon name="download" />}>Download</AntdButton>
            <AntdButton icon={<Icon name="edit" />} aria-label="Edit" />
            <AntdButton size="small">Copy</AntdButton>
            <AntdButton size="small" icon={<Icon name="copy" />} aria-label="Copy the name" />
          </div>
        </>
      ),
    },
  },
  {
    id: 'states',
    title: 'Messages and states of a page',
    from: 'the portal',
    parts: ['Alert', 'DraftNotice', 'FormError', 'WhyFailed', 'EmptyState', 'ErrorState', 'Loading', 'Panel'],
    because:
      'A message within a page, in the look of antd’s alert; pages that failed, are empty or are loading show their own messages.',
    shown: (
      <>
        <Alert type="success" showIcon title="The initial acceptance was granted." role="note" />
        <Alert type="info" title="Nothing is due." role="note" />
        <Alert type="warning" showIcon title="The upgrade plan is due on 2026-12-01." />
        <Alert
          type="info"
          showIcon
          title="The next test"
          description="It can be requested from March on."
          action={<Button size="small">Request</Button>}
          role="note"
        />
        <FormError title="Not saved. Please try again." reference="req-1" />
        <FormError title="Not saved">
          <WhyFailed>The portal could not be reached.</WhyFailed>
        </FormError>
        <DraftNotice notice={{ tone: 'info', title: 'Your version is saved as a draft.' }} />
        <Panel title="Lidars" level={3}>
          <EmptyState title="No lidar system registered">Add the first one.</EmptyState>
        </Panel>
        <ErrorState title="The facilities could not be loaded" onRetry={() => {}}>
          What was typed is kept.
        </ErrorState>
        <Loading label="Loading facilities" />
      </>
    ),
    counterpart: {
      name: 'Alert',
      shown: (
        <>
          <AntdAlert type="success" showIcon title="The initial acceptance was granted." role="note" />
          <AntdAlert type="info" title="Nothing is due." role="note" />
          <AntdAlert type="warning" showIcon title="The upgrade plan is due on 2026-12-01." />
          <AntdAlert
            type="info"
            showIcon
            title="The next test"
            description="It can be requested from March on."
            action={<AntdButton size="small">Request</AntdButton>}
            role="note"
          />
          <AntdAlert type="error" showIcon title="Not saved. Please try again." description="Reference: req-1" />
        </>
      ),
    },
  },
];
