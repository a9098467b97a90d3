import { DOWNLOAD_PATHS } from '@portal/api-slice';
import type { SharedFile } from '@portal/domain';
import { DownloadButton } from '@portal/facilities';
import type { Download } from '@portal/facilities';
import { Button, formatDay, Icon, useCopy } from '@portal/ui/core';
import type { Column } from '@portal/ui/table';
import type { ReactNode } from 'react';
import { formatSize } from './format-size';
import { MESSAGES } from './messages';

const { list: texts } = MESSAGES;
const { columns: titles } = texts;

/** URL of the page from which logged-in users download a file. */
export const linkTo = ({ _id }: SharedFile) => `${window.location.origin}/files/${encodeURIComponent(_id)}`;

/** Name of the user who uploaded a file; `null` for a deleted account. */
export const uploaderOf = ({ uploader }: SharedFile) =>
  uploader === null ? null : `${uploader.first_name} ${uploader.last_name}`;

/** Columns of the table of shared files. */
export const fileColumns = (
  download: Download,
  onDelete: (file: SharedFile) => void,
): readonly Column<SharedFile>[] => [
  {
    key: 'name',
    title: titles.name,
    cell: ({ name }) => <span className="adm-file-name">{name}</span>,
    sortBy: ({ name }) => name,
    isHeader: true,
  },
  {
    key: 'size',
    title: titles.size,
    cell: ({ size }) => <Fact>{formatSize(size)}</Fact>,
    sortBy: ({ size }) => size,
    align: 'end',
  },
  { key: 'date', title: titles.date, cell: ({ date }) => <Fact>{formatDay(date)}</Fact>, sortBy: ({ date }) => date },
  { key: 'uploader', title: titles.uploader, cell: (file) => uploaderOf(file) ?? texts.missing, sortBy: uploaderOf },
  {
    key: 'actions',
    title: titles.actions,
    cell: (file) => (
      <div className="adm-buttons">
        <CopyLinkButton link={linkTo(file)} of={file.name} />
        <DownloadButton
          label={texts.download}
          of={file.name}
          path={DOWNLOAD_PATHS.file(file._id)}
          download={download}
        />
        <Button
          icon={<Icon name="delete" />}
          danger
          aria-label={texts.of(texts.delete, file.name)}
          aria-haspopup="dialog"
          onClick={() => onDelete(file)}
        >
          {texts.delete}
        </Button>
      </div>
    ),
  },
];

/** A number with its unit, or a date, without line breaks. */
const Fact = ({ children }: { children: ReactNode }) => <span className="adm-fact">{children}</span>;

interface CopyLinkButtonProps {
  link: string;
  /** Name of the file, for screen readers. */
  of: string;
}

const { list: listTexts } = MESSAGES;

/** Copies a link to the clipboard, or shows it if the browser does not allow that. */
function CopyLinkButton({ link, of }: CopyLinkButtonProps) {
  const { outcome, copy } = useCopy(link);
  return (
    <>
      <Button
        icon={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
        aria-label={listTexts.of(listTexts.copy, of)}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? listTexts.copied : listTexts.copy}
      </Button>
      <output className={outcome === 'refused' ? 'adm-link' : 'p-visually-hidden'}>
        {outcome === 'copied' && listTexts.copied}
        {outcome === 'refused' && `${listTexts.notCopied} ${link}`}
      </output>
    </>
  );
}
