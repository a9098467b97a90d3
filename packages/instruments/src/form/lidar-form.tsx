import { LIDAR_FIELDS, LIDAR_SECTIONS, lidarFormValues, lidarSchema } from '@portal/domain';
import type {
  Day,
  Lidar,
  LidarFormValues,
  LidarInput,
  ServedChannelCategory,
  TypeLists,
  CategoryName,
} from '@portal/domain';
import { useFormikContext, FormSection } from '@portal/ui/form';
import type { KeepUnsavedProps } from '@portal/ui/form';
import { LidarSheet } from '../sheet/lidar-sheet';
import { CorrectedFields, SAVE_CORRECTION } from './corrected-fields';
import { FieldsSection } from './fields-section';
import { InstrumentForm } from './instrument-form';
import { adviceOnLidar } from './lidar-advice';
import type { PictureActions, SaveResult } from './saving';
import { SectionOutline } from './section-outline';
import { ServedLists } from './type-lists';
import { asksDetails } from './group-state';
import { ChannelGroupForm } from './channel-group-form';
import { RestNotAvailable } from './rest-not-available';
import { useProblemPaths } from './use-problem-paths';

/** Props of `LidarForm`. */
export interface LidarFormProps extends KeepUnsavedProps {
  /** `null` for a new one. */
  lidar: Lidar | null;
  /** The channel categories as the server serves them. */
  categories: readonly ServedChannelCategory[];
  /** The value lists as the server serves them. */
  lists: TypeLists;
  pictures: PictureActions;
  /** Sends the form; gets the input for the API, and the values of the form behind it. */
  onSave: (input: LidarInput, values: LidarFormValues) => Promise<SaveResult<Lidar>>;
  /** Shows the lidar as a data sheet, with a button to close it. */
  readOnly?: boolean;
  /** Dotted paths of the fields of a record for readers that are open for correction: a form has these alone. */
  corrects?: readonly string[];
  onClose?: (() => void) | undefined;
  /** Dotted path of the field that gets the focus at first, for a link from elsewhere. */
  focusOn?: string | undefined;
  /** The day against which "within one year" is counted. */
  today: Day;
}

const OUTLINE = <SectionOutline sections={LIDAR_SECTIONS} />;

/** The form of a lidar: described once, saved to the draft of the application. */
export function LidarForm(props: LidarFormProps) {
  const { lidar, readOnly = false, corrects = [], onClose, categories, lists, pictures, today, ...form } = props;
  const isCorrected = readOnly && corrects.length > 0;
  if (readOnly && !isCorrected && lidar) return <LidarSheet lidar={lidar} urlOf={pictures.urlOf} onClose={onClose} />;
  return (
    <InstrumentForm
      {...form}
      label="Lidar system"
      record={lidar}
      valuesOf={lidarFormValues}
      schema={lidarFormSchema}
      saveLabel={isCorrected ? SAVE_CORRECTION : 'Save lidar system to draft'}
      outline={isCorrected ? undefined : OUTLINE}
    >
      <ServedLists lists={lists}>
        {isCorrected ? (
          <CorrectedFields kind="lidar" paths={corrects} categories={categories} />
        ) : (
          <LidarSections categories={categories} pictures={pictures} today={today} />
        )}
      </ServedLists>
    </InstrumentForm>
  );
}

function LidarSections({ categories, pictures, today }: Pick<LidarFormProps, 'categories' | 'pictures' | 'today'>) {
  const { values } = useFormikContext<LidarFormValues>();
  const advice = adviceOnLidar(values, today);
  return LIDAR_SECTIONS.map((section) =>
    section.id === 'channels' ? (
      <ChannelsSection key={section.id} title={section.title} categories={categories} today={today} />
    ) : (
      <FieldsSection key={section.id} section={section} fields={LIDAR_FIELDS} advice={advice} pictures={pictures} />
    ),
  );
}

const EMPTY = lidarFormValues(null).channels;

/**
 * The values that count: a group that asks no details has none, whatever was typed into it before. The form itself
 * keeps that text, should the group become available again.
 */
function whatCounts(values: LidarFormValues): LidarFormValues {
  const channels = { ...values.channels };
  for (const name of Object.keys(channels) as CategoryName[]) {
    const group = channels[name];
    if (!asksDetails(group)) channels[name] = { ...EMPTY[name], availability: group.availability };
  }
  return { ...values, channels };
}

/** The schema of a lidar for a form that keeps text it does not show. */
const lidarFormSchema = {
  validate: (values: LidarFormValues, options: object) => lidarSchema.validate(whatCounts(values), options),
  cast: (values: LidarFormValues) => lidarSchema.cast(whatCounts(values)),
};

/** Props of `ChannelsSection`. */
interface ChannelsSectionProps {
  title: string;
  /** As the server serves them; their order is the order of the groups. */
  categories: readonly ServedChannelCategory[];
  today: Day;
}

/** The channels of a lidar, a group for each category. */
function ChannelsSection({ title, categories, today }: ChannelsSectionProps) {
  const wrong = useProblemPaths();
  return (
    <FormSection
      id="channels"
      title={title}
      summary={
        <p>Say for each group whether the lidar has it. The rest is asked for the groups it has or will have.</p>
      }
    >
      {categories.map((category) => (
        <ChannelGroupForm
          key={category.name}
          category={category}
          today={today}
          hasProblems={wrong.some((path) => path.startsWith(`channels.${category.name}.`))}
        />
      ))}
      <RestNotAvailable />
    </FormSection>
  );
}
