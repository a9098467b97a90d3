// Imported individually, because the package's index would load all 800 icons into every test.
import BellOutlined from '@ant-design/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import FileDoneOutlined from '@ant-design/icons/FileDoneOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import MailOutlined from '@ant-design/icons/MailOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';

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
export function Icon({ name }: { name: IconName }) {
  const Picture = ICONS[name];
  return <Picture aria-hidden="true" />;
}
