import type { LabelCertificate } from '@portal/domain';
import { CERTIFICATE_STATUS_WORDS, CERTIFICATE_TONES } from '@portal/domain';
import { Button, Chip, Dated, ExternalLink, Icon } from '@portal/ui/core';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import '../quality.css';
import { CopyButton } from './copy-button';
import { LABEL_VIEW_MESSAGES } from './messages';

const { certificates: texts, decisions } = LABEL_VIEW_MESSAGES;
const { columns: titles } = texts;

interface LabelCertificatesProps {
  /** Newest first. */
  certificates: readonly LabelCertificate[];
  /** Downloads a certificate by its number. */
  onDownload: (number: string) => void;
}

/** The certificates of a label: what each is worth today, and how it is verified. */
export function LabelCertificates({ certificates, onDownload }: LabelCertificatesProps) {
  const columns = useMemo(() => columnsOf(onDownload), [onDownload]);
  return (
    <div className="qa-certificates">
      <DataTable
        caption={texts.caption}
        rows={certificates}
        rowKey={({ number }) => number}
        columns={columns}
        pageSize={null}
        urlKey="certificates"
        empty={<p className="qa-note">{texts.none}</p>}
      />
    </div>
  );
}

const columnsOf = (onDownload: LabelCertificatesProps['onDownload']): readonly Column<LabelCertificate>[] => [
  {
    key: 'number',
    title: titles.number,
    cell: ({ number }) => <span className="qa-whole">{number}</span>,
    isHeader: true,
  },
  {
    key: 'status',
    title: titles.status,
    cell: ({ status }) => <Chip tone={CERTIFICATE_TONES[status]}>{CERTIFICATE_STATUS_WORDS[status]}</Chip>,
  },
  {
    key: 'validity',
    title: titles.validity,
    cell: ({ valid_from, valid_until }) => <Dated text={decisions.between(valid_from, valid_until)} />,
  },
  { key: 'code', title: titles.code, cell: (certificate) => <Code {...certificate} />, isStacked: true },
  {
    key: 'actions',
    title: titles.actions,
    cell: ({ number }) => (
      <Button
        size="small"
        icon={<Icon name="download" />}
        aria-label={texts.downloadOf(number)}
        onClick={() => onDownload(number)}
      >
        {texts.download}
      </Button>
    ),
    align: 'end',
  },
];

/** The code in groups, and the address at which it is verified. */
const Code = ({ number, code, verify_url: address }: LabelCertificate) => (
  <div className="qa-code">
    <code>{code}</code>
    <div className="qa-code-actions">
      <CopyButton text={code} what={texts.code(number)} label={texts.copyCode} />
      <CopyButton text={address} what={texts.address(number)} label={texts.copyAddress} />
      <ExternalLink href={address}>
        {texts.verify} <span className="p-visually-hidden">{number}</span>
      </ExternalLink>
    </div>
  </div>
);
