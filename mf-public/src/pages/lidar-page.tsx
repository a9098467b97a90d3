import { PageTitle } from '@portal/ui/core';

/** `/lidar/:id` */
export const LidarPage = () => <PageTitle title="Lidar" />;
