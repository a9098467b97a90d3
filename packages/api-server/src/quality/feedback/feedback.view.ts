import { epochOf, epochSeconds, type DataFeedback } from '@portal/domain';
import type { StoredFeedback } from './feedback.store';

/** A report of the data centre, without the name of who sent it. */
export const toFeedback = ({ row, configuration }: StoredFeedback): DataFeedback => ({
  _id: row.id,
  lidar: row.lidarId,
  configuration: configuration.number,
  scc_configuration_id: configuration.sccConfigurationId,
  kind: row.kind,
  count: row.count,
  from: epochOf(row.from),
  to: epochOf(row.to),
  created_at: epochSeconds(row.createdAt),
});
