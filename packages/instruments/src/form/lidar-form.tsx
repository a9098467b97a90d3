import { LIDAR_FIELDS, LIDAR_SECTIONS, lidarFormValues, lidarSchema, readOf, whatCounts } from '@portal/domain';
import type { Day, Lidar, LidarFormValues, LidarInput, ServedChannelCategory, TypeLists } from '@portal/domain';
import { FieldSpan, useFormikContext, FormSection } from '@portal/ui/form';
import type { KeepUnsavedProps } from '@portal/ui/form';
import { CoveragePlot } from '../plots/later-plots';
import { LidarSheet } from '../sheet/lidar-sheet';
import { CorrectedFields, SAVE_CORRECTION } from './corrected-fields';
import { FieldsSection } from './fields-section';
import { InstrumentForm } from './instrument-form';
import { adviceOnLidar } from './lidar-advice';
import { operationDateHint } from './operation-date-hint';
import type { PictureActions, SaveResult } from './saving';
import { SectionOutline } from './section-outline';
import { ServedLists } from './type-lists';
import type { UnfinishedForm } from '../unfinished/unfinished-copy';
import { ChannelGroupsGrid } from './grid/channel-groups-grid';
import { MESSAGES } from './grid/messages';
import { RestNotAvailable } from './rest-not-available';

export interface LidarFormProps extends KeepUnsavedProps {
  /** `null` for a new lidar. */
  lidar: Lidar | null;
  /** The channel categories served by the API. */
  categories: readonly ServedChannelCategory[];
  /** The value lists served by the API. */
  lists: TypeLists;
  pictures: PictureActions;
  /** Saves the form; receives its values, and what turns such values into the API input. */
  onSave: (values: LidarFormValues, toInput: (values: LidarFormValues) => LidarInput) => Promise<SaveResult<Lidar>>;
  /** Shows the lidar as a data sheet, with a button to close it. */
  readOnly?: boolean;
  /** Dotted paths of fields open for correction; a read-only form then consists of these fields. */
  corrects?: readonly string[];
  onClose?: (() => void) | undefined;
  /** The unfinished copy on the server. */
  unfinished?: UnfinishedForm | null;
  /** Closes the form. Receives the discarded input, so that it can be restored, and whether it is discarded on the server. */
  onCancel?: ((typed: LidarFormValues | null, whenDiscarded: Promise<boolean>) => void) | undefined;
  /** Dotted path of the field with the initial focus, for links to the form. */
  focusOn?: string | undefined;
  /** The day against which "within one year" is counted. */
  today: Day;
}

const OUTLINE = <SectionOutline kind="lidar" sections={LIDAR_SECTIONS} />;

/** The form of a lidar, its data sheet, or the fields open for correction. */
export function LidarForm(props: LidarFormProps) {
  const { lidar, readOnly = false, corrects = [], onClose, categories, lists, pictures, today, ...form } = props;
  const isCorrected = readOnly && corrects.length > 0;
  if (readOnly && !isCorrected && lidar) {
    const plot = <CoveragePlot name={lidar.name} channels={lidar.channels} />;
    return <LidarSheet lidar={lidar} urlOf={pictures.urlOf} onClose={onClose} plot={plot} />;
  }
  return (
    <InstrumentForm
      {...form}
      label="Lidar"
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
  const { status } = readOf(LIDAR_FIELDS, values);
  const hints = { planned_operation_date: operationDateHint(status, 'at most one year after acceptance.') };
  return LIDAR_SECTIONS.map((section) =>
    section.id === 'channels' ? (
      <ChannelsSection key={section.id} title={section.title} categories={categories} today={today} />
    ) : (
      <FieldsSection
        key={section.id}
        section={section}
        fields={LIDAR_FIELDS}
        {...{ advice, hints }}
        pictures={pictures}
      />
    ),
  );
}

/** The lidar schema without values of unavailable groups, which the form keeps but does not show. */
const lidarFormSchema = {
  validate: (values: LidarFormValues, options: object) => lidarSchema.validate(whatCounts(values), options),
  cast: (values: LidarFormValues) => lidarSchema.cast(whatCounts(values)),
};

interface ChannelsSectionProps {
  title: string;
  /** The served categories; their order is the order of the groups. */
  categories: readonly ServedChannelCategory[];
  today: Day;
}

/** The channels of a lidar, one row per category. */
const ChannelsSection = ({ title, categories, today }: ChannelsSectionProps) => (
  <FormSection id="channels" title={title} summary={<p>{MESSAGES.summary}</p>}>
    <FieldSpan>
      <ChannelGroupsGrid categories={categories} today={today} />
    </FieldSpan>
    <RestNotAvailable />
  </FormSection>
);
