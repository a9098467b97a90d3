// Imported individually, because the package's index would load all 800 icons into every test.
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import CopyOutlined from '@ant-design/icons-svg/es/asn/CopyOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined';
import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined';
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import SendOutlined from '@ant-design/icons-svg/es/asn/SendOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import UploadOutlined from '@ant-design/icons-svg/es/asn/UploadOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import './icon.css';

/** The portal's icons by name; menu entries in `remote.json` refer to them. */
export const ICONS = {
  home: HomeOutlined,
  facility: ExperimentOutlined,
  evaluate: FileDoneOutlined,
  admin: SettingOutlined,
  contact: MailOutlined,
  user: UserOutlined,
  menu: MenuOutlined,
  close: CloseOutlined,
  download: DownloadOutlined,
  search: SearchOutlined,
  retry: ReloadOutlined,
  warning: WarningOutlined,
  check: CheckOutlined,
  send: SendOutlined,
  external: ExportOutlined,
  upload: UploadOutlined,
  delete: DeleteOutlined,
  add: PlusOutlined,
  edit: EditOutlined,
  view: EyeOutlined,
  copy: CopyOutlined,
  calendar: CalendarOutlined,
  more: DownOutlined,
  notice: BellOutlined,
} as const;

export type IconName = keyof typeof ICONS;

/** Whether an icon of this name exists; a menu entry may name an icon of a newer shell. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** A decorative icon next to its text, hidden from screen readers. */
export const Icon = ({ name }: { name: IconName }) => <Drawing name={name} of={ICONS[name]} />;

/** A drawing of antd's set, as high as its text. */
export function Drawing({ of: { icon }, name = '' }: { of: IconDefinition; name?: IconName | '' }) {
  // Only icons in two tones are functions.
  const { attrs, children = [] } = icon as AbstractNode;
  return (
    <span className={name ? `p-icon p-icon-${name}` : 'p-icon'} aria-hidden="true">
      <svg viewBox={attrs.viewBox} width="1em" height="1em" fill="currentColor" focusable="false">
        {children.map(({ attrs: { d } }) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  );
}
