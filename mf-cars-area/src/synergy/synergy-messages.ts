/** The texts of the tab about synergy. */
export const SYNERGY_MESSAGES = {
  pairs: 'Pairs of lidar and photometer',
  columns: {
    lidar: 'Lidar',
    photometer: 'Photometer',
    lidarCompliance: 'Lidar Compliance',
    photometerCompliance: 'Photometer Compliance',
    distance: 'Horizontal Distance (km)',
    synergy: 'Synergy',
  },
  none: 'N/A',
  loading: 'Loading the pairs',
  failedTitle: 'The pairs could not be loaded',
  failed: 'The portal did not answer as expected. Please try again in a moment.',
  empty: 'No pairs',
  emptyText: 'The application has no lidar together with a photometer.',
  title: 'Synergy Compliance',
  submitted: '(Submitted)',
  hint: 'lidar and photometer within 1 Km horizontal distance',
  undecided: 'Not decided yet: a lidar and a photometer within reach wait for the verdict on the instrument.',
} as const;
