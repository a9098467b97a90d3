import { Input } from 'antd';
import { useState } from 'react';
import { SearchField } from '../../src/core';
import { EmailField, PasswordField, TextAreaField, TextField } from '../../src/form';
import { AntdField } from '../antd-field';
import type { Control } from '../control';
import { FieldStates } from '../field-states';

const MAX_LENGTH = 12;
const notLonger = (value: string) => (value.length > MAX_LENGTH ? `Maximum ${MAX_LENGTH} characters` : undefined);
const anAddress = (value: string) => (value === '' || value.includes('@') ? undefined : 'Must be an email address');

function Search() {
  const [text, setText] = useState('Athens');
  return <SearchField label="Search table" placeholder="Search..." value={text} onChange={setText} />;
}

export const TEXTS: readonly Control[] = [
  {
    id: 'text',
    title: 'Text',
    from: 'antd',
    parts: ['TextField', 'EmailField'],
    because: 'The input is antd’s. The frame shared by all our fields associates label, message and advice with it.',
    shown: (
      <>
        <FieldStates
          label="Name"
          empty=""
          filled="RALI-1"
          wrong="Raman lidar of Athens"
          check={notLonger}
          advice="As on the instrument"
          field={(props) => <TextField {...props} />}
        />
        <FieldStates
          label="Email"
          empty=""
          filled="pi@demo.example"
          wrong="pi at demo"
          check={anAddress}
          advice="Where questions are answered"
          field={(props) => <EmailField {...props} />}
        />
      </>
    ),
  },
  {
    id: 'text-area',
    title: 'Text of several lines',
    from: 'antd',
    parts: ['TextAreaField'],
    because:
      'The text area is antd’s. Our own code makes it grow, since antd measures in a hidden element that the page’s policy does not allow.',
    shown: (
      <FieldStates
        label="Remark"
        empty=""
        filled={'Aligned in spring.\nNew laser in autumn.'}
        wrong="Much longer than it may be"
        check={notLonger}
        advice="Printed in the report"
        field={(props) => <TextAreaField {...props} minRows={2} />}
      />
    ),
    counterpart: {
      name: 'Input.TextArea with autoSize',
      shown: <AntdField label="Remark">{(id) => <Input.TextArea id={id} autoSize={{ minRows: 2 }} />}</AntdField>,
    },
  },
  {
    id: 'password',
    title: 'Password',
    from: 'the portal',
    parts: ['PasswordField'],
    because:
      'The input is antd’s; the button is ours, since its name states which of two passwords it shows. antd’s is always called “Show”.',
    shown: (
      <FieldStates
        label="Password"
        empty=""
        filled="a-long-password"
        wrong="a-password-that-is-too-long"
        check={notLonger}
        advice="At least 12 characters"
        field={(props) => <PasswordField {...props} autoComplete="new-password" />}
      />
    ),
    counterpart: {
      name: 'Input.Password',
      shown: <AntdField label="Password">{(id) => <Input.Password id={id} autoComplete="new-password" />}</AntdField>,
    },
  },
  {
    id: 'search',
    title: 'Search',
    from: 'the browser',
    parts: ['SearchField'],
    because: 'A native search input with a button that clears it and returns the focus.',
    shown: <Search />,
    counterpart: {
      name: 'Input.Search',
      shown: (
        <AntdField label="Search table">{(id) => <Input.Search id={id} allowClear defaultValue="Athens" />}</AntdField>
      ),
    },
  },
];
