import { Button as AntdButton, Dropdown, Popover, Tooltip, message } from 'antd';
import { useState } from 'react';
import { Button, DropDownForm } from '../../src/core';
import { ActionMenu, ConfirmDialog, Dialog, HoverNote, SidePanel, SideSheet } from '../../src/overlay';
import { ToastRegion, showToast } from '../../src/toast';
import type { Control } from '../control';

const ACTIONS = ['Due date', 'Reviewers', 'Archive'];

function Menu() {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <ActionMenu label="More" actions={ACTIONS.map((label) => ({ label, onChoose: () => setChosen(label) }))} />
      <output aria-label="Chosen action">{chosen}</output>
    </>
  );
}

function BelowButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <DropDownForm label="Add user" isOpen={isOpen} onToggle={setOpen}>
      <p>A form stands here.</p>
      <Button onClick={() => setOpen(false)}>Done</Button>
    </DropDownForm>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('question')}>Ask first</Button>
      <Dialog title="Edit Lidar System" isOpen={open === 'dialog'} onClose={close}>
        <p>A form stands here.</p>
        <Button onClick={close}>Save</Button>
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        title="Delete picture"
        question="Are you sure you want to delete this picture?"
        confirmLabel="Delete"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

function Sheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open sheet</Button>
      <SideSheet title="Feasibility" isOpen={isOpen} onClose={() => setOpen(false)} steps={<Button>Next</Button>}>
        <p>An evaluation stands here.</p>
      </SideSheet>
    </>
  );
}

function PanelBeside() {
  const [place, setPlace] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open panel</Button>
      <div ref={setPlace} />
      {place && isOpen && (
        <SidePanel title="Preview" place={place} onClose={() => setOpen(false)}>
          <p>A document stands here.</p>
        </SidePanel>
      )}
    </>
  );
}

function Toasts() {
  return (
    <>
      <Button onClick={() => showToast({ tone: 'success', text: 'Information saved successfully!' })}>Say so</Button>
      <Button onClick={() => showToast({ tone: 'danger', text: 'Not saved.', reference: 'req-1', action: TRY_AGAIN })}>
        Say what failed
      </Button>
      <ToastRegion />
    </>
  );
}

const TRY_AGAIN = { label: 'Try again', run: () => {} };

function AntdMessage() {
  const [api, holder] = message.useMessage();
  return (
    <>
      {holder}
      <AntdButton onClick={() => void api.success('Information saved successfully!')}>Say so</AntdButton>
    </>
  );
}

export const OVERLAYS: readonly Control[] = [
  {
    id: 'menu',
    title: 'Menu of actions',
    from: 'the portal',
    parts: ['ActionMenu'],
    because:
      'Arrow keys move through it, and Escape returns the focus. antd’s button is not announced as opening a menu, and the arrow keys do not reach its list; 16 kB.',
    shown: <Menu />,
    counterpart: {
      name: 'Dropdown',
      shown: (
        <Dropdown trigger={['click']} menu={{ items: ACTIONS.map((label) => ({ key: label, label })) }}>
          <AntdButton>More</AntdButton>
        </Dropdown>
      ),
    },
  },
  {
    id: 'drop-down-form',
    title: 'Form below its button',
    from: 'the portal',
    parts: ['DropDownForm'],
    because:
      'Part of the page, so that nothing covers it; closing it returns the focus. antd’s loses the focus on Escape.',
    shown: <BelowButton />,
    counterpart: {
      name: 'Popover',
      shown: (
        <Popover trigger="click" content={<AntdButton>Done</AntdButton>}>
          <AntdButton>Add user</AntdButton>
        </Popover>
      ),
    },
  },
  {
    id: 'note',
    title: 'Note on hover and focus',
    from: 'the portal',
    parts: ['HoverNote'],
    because:
      'Opens on hover, on focus and when pressed. antd’s opens on hover only by default, and weighs 15 kB alone.',
    shown: <HoverNote note="A. Papayannis, G. Pappalardo, U. Wandinger">3/4</HoverNote>,
    counterpart: {
      name: 'Tooltip',
      shown: (
        <Tooltip title="A. Papayannis, G. Pappalardo, U. Wandinger">
          <AntdButton>3/4</AntdButton>
        </Tooltip>
      ),
    },
  },
  {
    id: 'dialog',
    title: 'Dialog',
    from: 'antd',
    parts: ['Dialog', 'ConfirmDialog', 'Modal'],
    because: 'antd’s Modal: it keeps the focus, and returns it to the button that opened it.',
    shown: <Dialogs />,
  },
  {
    id: 'sheet',
    title: 'Side sheet',
    from: 'antd',
    parts: ['SideSheet'],
    because:
      'antd’s Drawer: it has a name, closes on Escape, keeps the focus inside and returns it; 3 kB in addition to Modal.',
    shown: <Sheet />,
  },
  {
    id: 'panel',
    title: 'Panel beside a form',
    from: 'the portal',
    parts: ['SidePanel'],
    because:
      'In a place of its page, so that the form beside it stays in use; it takes the focus, and Escape closes it and returns the focus. antd’s Drawer lies over the page.',
    shown: <PanelBeside />,
  },
  {
    id: 'toast',
    title: 'Toast',
    from: 'the portal',
    parts: ['ToastRegion', 'showToast'],
    because:
      'Announced politely, with a display time that hover and focus extend. antd interrupts the screen reader for each “Saved”; 8 kB.',
    shown: <Toasts />,
    counterpart: { name: 'message', shown: <AntdMessage /> },
  },
];
